import { FormField, useTyped } from '@cakrawala/page-parts/form'
import { PublicForm, PublicLine } from '@cakrawala/page-parts/public-form'
import { ButtonLink } from '@cakrawala/ui/button-link'
import { DescriptionList } from '@cakrawala/ui/description-list'
import { Notice } from '@cakrawala/ui/notice'
import { PageHeader } from '@cakrawala/ui/page-header'
import { Select } from '@cakrawala/ui/select'
import { TextArea } from '@cakrawala/ui/text-area'
import { TextInput } from '@cakrawala/ui/text-input'
import { useLoaderData } from 'react-router'
import { type InquiryTopic, inquiryTopics, mailboxes, topicNamed } from '#domain/inquiry/inquiry.ts'
import { newInquiryForm } from '#domain/inquiry/inquiry-form.server.ts'
import { inquiryInput } from '#domain/inquiry/inquiry-input.ts'
import { sendInquiry } from '#domain/inquiry/send-inquiry.server.ts'
import { contactWords } from '#i18n/contact.ts'
import { act, load } from '#web/http/open.ts'
import { parseForm } from '#web/http/parse.ts'
import { L, usePath, useWords } from '#web/parts/locale.tsx'
import { PrivacyLine } from '#web/parts/notices.tsx'
import { useBrand } from '#web/parts/root-facts.tsx'
import { pageTitle } from '#web/parts/title.ts'

const look = 'inline-flex min-h-11 items-center text-samudra-text underline wrap-anywhere'

export const meta = pageTitle(
  contactWords,
  (words) => words.title,
  (words) => words.lead,
)

/** Every form has a mark of its own: this page must never be given to two people. */
export const loader = load(({ url: { searchParams } }) => ({
  form: newInquiryForm(),
  topic: topicNamed(searchParams.get('topic')),
  sent: searchParams.has('sent'),
}))

export const action = act(async ({ actor, locale, go }, form) => {
  await sendInquiry(actor, parseForm(inquiryInput, form), locale)
  return go('/contact-us?sent=1&done=inquiry_sent')
})

export default function ContactUs() {
  const { form, topic, sent } = useLoaderData<typeof loader>()
  const words = useWords(contactWords)
  return (
    <div className="page grid gap-8 py-12">
      <PageHeader title={words.title} subtitle={words.lead} />
      <div className="grid items-start gap-8 lg:grid-cols-[2fr_1fr] lg:gap-12">
        <div className="grid gap-6">{sent ? <Sent /> : <ContactForm mark={form} topic={topic} />}</div>
        <ContactPlaces />
      </div>
    </div>
  )
}

function Sent() {
  const { sent } = useWords(contactWords)
  const path = usePath()
  return (
    <Notice
      tone="success"
      title={sent.title}
      action={
        <ButtonLink to={path('/contact-us')} size="sm">
          {sent.another}
        </ButtonLink>
      }
    >
      {sent.text}
    </Notice>
  )
}

/** Where else one reaches us: the office, the two mailboxes, and pages that may answer at once. */
function ContactPlaces() {
  const { office, address, hours, mailboxes: names, elsewhere } = useWords(contactWords)
  const place = (
    <>
      <span className="block">{address}</span>
      <span className="block text-sm text-ink-soft">{hours}</span>
    </>
  )
  return (
    <div className="grid gap-8">
      <DescriptionList
        items={[
          { term: office, value: place },
          { term: names.business, value: <Mailbox name={mailboxes.business} /> },
          { term: names.bughunters, value: <Mailbox name={mailboxes.bughunters} /> },
        ]}
      />
      <section className="grid">
        <h2 className="text-base">{elsewhere.title}</h2>
        <L to="/frequently-asked-question" className={look}>
          {elsewhere.faq}
        </L>
        <L to="/security-policy" className={look}>
          {elsewhere.vulnerability}
        </L>
      </section>
    </div>
  )
}

function Mailbox({ name }: { name: string }) {
  const address = `${name}@${useBrand().domain}`
  return (
    <a href={`mailto:${address}`} className={look}>
      {address}
    </a>
  )
}

type Asked = { mark: string; topic: InquiryTopic | null }

/** @param mark of this form, made by the loader */
function ContactForm({ mark, topic }: Asked) {
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
