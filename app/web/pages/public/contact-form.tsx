import { FormField, useTyped } from '@cakrawala/page-parts/form'
import { PublicForm, PublicLine } from '@cakrawala/page-parts/public-form'
import { Select } from '@cakrawala/ui/select'
import { TextArea } from '@cakrawala/ui/text-area'
import { TextInput } from '@cakrawala/ui/text-input'
import { type InquiryTopic, inquiryTopics } from '#domain/inquiry/inquiry.ts'
import { contactWords } from '#i18n/contact.ts'
import { useWords } from '#web/parts/locale.tsx'
import { PrivacyLine } from '#web/parts/privacy-line.tsx'

type Asked = { mark: string; topic: InquiryTopic | null }

/** @param mark of this form, made by the loader */
export function ContactForm({ mark, topic }: Asked) {
  const words = useWords(contactWords)
  return (
    <PublicForm intent="send" mark={mark} words={{ ...words, title: words.formTitle }}>
      <Fields topic={topic} />
      <PrivacyLine text={words.privacy} link={words.privacyLink} />
    </PublicForm>
  )
}

function Fields({ topic }: Pick<Asked, 'topic'>) {
  const { fields, hints, topics, ...words } = useWords(contactWords)
  return (
    <>
      <div className="grid items-start gap-5 md:grid-cols-2">
        <PublicLine name="fullName" label={fields.fullName} autoComplete="name" />
        <PublicLine name="email" label={fields.email} type="email" autoComplete="email" hint={hints.email} />
        <PublicLine
          name="companyName"
          label={fields.companyName}
          autoComplete="organization"
          hint={hints.companyName}
        />
        <PublicLine name="phone" label={fields.phone} type="tel" autoComplete="tel" hint={hints.phone} />
      </div>
      <FormField name="topic" label={fields.topic} required>
        <Select
          placeholder={words.chooseTopic}
          options={inquiryTopics.map((value) => ({ value, label: topics[value] }))}
          defaultValue={useTyped('topic', topic ?? '')}
        />
      </FormField>
      <FormField name="title" label={fields.title}>
        <TextInput maxLength={150} defaultValue={useTyped('title')} />
      </FormField>
      <FormField name="message" label={fields.message} hint={hints.message} required>
        <TextArea rows={8} maxLength={5_000} defaultValue={useTyped('message')} />
      </FormField>
    </>
  )
}
