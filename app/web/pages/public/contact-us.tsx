import { ButtonLink } from '@cakrawala/ui/button-link'
import { DescriptionList } from '@cakrawala/ui/description-list'
import { Notice } from '@cakrawala/ui/notice'
import { PageHeader } from '@cakrawala/ui/page-header'
import { useLoaderData } from 'react-router'
import { mailboxes, topicNamed } from '#domain/inquiry/inquiry.ts'
import { newInquiryForm } from '#domain/inquiry/inquiry-form.server.ts'
import { inquiryInput } from '#domain/inquiry/inquiry-input.ts'
import { sendInquiry } from '#domain/inquiry/send-inquiry.server.ts'
import { contactWords } from '#i18n/contact.ts'
import { act, load } from '#web/http/open.ts'
import { parseForm } from '#web/http/parse.ts'
import { L, usePath, useWords } from '#web/parts/locale.tsx'
import { useBrand } from '#web/parts/root-facts.tsx'
import { pageTitle } from '#web/parts/title.ts'
import { ContactForm } from './contact-form.tsx'

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
