import { type InquiryTopic, inquiryTopics } from '#domain/inquiry/inquiry.ts'
import { contactWords } from '#i18n/contact.ts'
import { Notice } from '#ui/notice.tsx'
import { Panel } from '#ui/panel.tsx'
import { Select } from '#ui/select.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { ActForm, FormField, SubmitButton, useRefused, useTyped } from '#web/parts/form.tsx'
import { FormLure } from '#web/parts/form-lure.tsx'
import { L, useWords } from '#web/parts/locale.tsx'

type Asked = { mark: string; topic: InquiryTopic | null }

/** @param mark of this form, made by the loader; a refused form keeps the one it was opened with */
export function ContactForm(asked: Asked) {
  const words = useWords(contactWords)
  return (
    <Panel title={words.formTitle}>
      <ActForm intent="send" className="grid gap-5">
        <Fields {...asked} />
        <p className="text-sm text-ink-soft">
          {words.privacy}{' '}
          <L to="/privacy-policy" className="text-samudra-text underline">
            {words.privacyLink}
          </L>
        </p>
        <div>
          <SubmitButton variant="accent">{words.send}</SubmitButton>
        </div>
      </ActForm>
    </Panel>
  )
}

function Fields({ mark, topic }: Asked) {
  const { fields, hints, topics, ...words } = useWords(contactWords)
  const refused = useRefused()
  return (
    <>
      {refused && <Notice tone="warning">{words.failed}</Notice>}
      <FormLure mark={mark} label={words.reference} />
      <div className="grid items-start gap-5 md:grid-cols-2">
        <Line name="fullName" autoComplete="name" />
        <Line name="email" type="email" autoComplete="email" hint={hints.email} />
        <Line name="companyName" autoComplete="organization" hint={hints.companyName} />
        <Line name="phone" type="tel" autoComplete="tel" hint={hints.phone} />
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

type LineProps = {
  name: 'fullName' | 'email' | 'companyName' | 'phone'
  autoComplete: string
  type?: 'text' | 'email' | 'tel'
  hint?: string
}

function Line({ name, hint, type = 'text', autoComplete }: LineProps) {
  const { fields } = useWords(contactWords)
  return (
    <FormField name={name} label={fields[name]} hint={hint} required>
      <TextInput type={type} maxLength={254} autoComplete={autoComplete} defaultValue={useTyped(name)} />
    </FormField>
  )
}
