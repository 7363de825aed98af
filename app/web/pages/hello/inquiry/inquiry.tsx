import { ActForm, FormField, SubmitButton, useTyped } from '@cakrawala/page-parts/form'
import { DescriptionList } from '@cakrawala/ui/description-list'
import { PageHeader } from '@cakrawala/ui/page-header'
import { Panel } from '@cakrawala/ui/panel'
import { TextArea } from '@cakrawala/ui/text-area'
import { useLoaderData } from 'react-router'
import { answerInquiry, closeInquiry, takeInquiry } from '#domain/inquiry/handle-inquiry.server.ts'
import { answerInquiryInput } from '#domain/inquiry/inquiry-input.ts'
import { type InquiryView, inquirySeenBy } from '#domain/inquiry/inquiry-queries.server.ts'
import { applyWords } from '#i18n/apply.ts'
import { contactWords } from '#i18n/contact.ts'
import { inquiriesWords } from '#i18n/inquiries.ts'
import { refuse } from '#kernel/refusal.ts'
import { act, load } from '#web/http/open.ts'
import { parseForm } from '#web/http/parse.ts'
import { OutsideLink } from '#web/parts/links.tsx'
import { usePath, useWords } from '#web/parts/locale.tsx'
import { Moment } from '#web/parts/moment.tsx'
import { useBrand } from '#web/parts/root-facts.tsx'
import { pageTitle } from '#web/parts/title.ts'
import { InquiryBadge } from './inquiry-badge.tsx'

export const meta = pageTitle<typeof inquiriesWords.id, InquiryView>(
  inquiriesWords,
  (words, inquiry) => inquiry?.title ?? words.title,
)
export const loader = load(({ actor, params }) => inquirySeenBy(actor, params.id ?? ''))

export const action = act(async ({ actor, params: { id = '' }, go }, form) => {
  switch (form.get('intent')) {
    case 'take':
      await takeInquiry(actor, id)
      return go(`/hello/inquiries/${id}?done=inquiry_taken`)
    case 'answer':
      await answerInquiry(actor, id, parseForm(answerInquiryInput, form).note)
      return go(`/hello/inquiries/${id}?done=inquiry_answered`)
    case 'close':
      await closeInquiry(actor, id)
      return go('/hello/inquiries?done=inquiry_closed')
    default:
      // Whether there is such an inquiry is asked before what is wanted of it.
      await inquirySeenBy(actor, id)
      return refuse('invalid_input')
  }
})

export default function Inquiry() {
  const inquiry = useLoaderData<typeof loader>()
  const { one, noTitle } = useWords(inquiriesWords)
  const { topics } = useWords(contactWords)
  const path = usePath()
  const { positions } = useWords(applyWords)
  const title = inquiry.title ?? (inquiry.position ? positions[inquiry.position] : noTitle)
  return (
    <div className="grid gap-6">
      <PageHeader
        title={<span className="wrap-anywhere">{title}</span>}
        waiting={one.waiting[inquiry.state]}
        subtitle={topics[inquiry.topic]}
        meta={<InquiryBadge state={inquiry.state} />}
        breadcrumb={[{ to: path('/hello/inquiries'), label: one.back }, { label: topics[inquiry.topic] }]}
        breadcrumbLabel={one.back}
      />
      <div className="grid items-start gap-6 lg:grid-cols-[2fr_1fr]">
        <div className="grid min-w-0 gap-6">
          <Panel title={one.message}>
            <p className="text-read wrap-anywhere whitespace-pre-wrap">{inquiry.message}</p>
          </Panel>
          <InquiryApplication inquiry={inquiry} />
          {inquiry.note && (
            <Panel title={one.note}>
              <p className="wrap-anywhere whitespace-pre-wrap">{inquiry.note}</p>
            </Panel>
          )}
          <InquiryActs inquiry={inquiry} />
        </div>
        <InquirySender inquiry={inquiry} />
      </div>
    </div>
  )
}

/** What an applicant sent beside the message; nothing for messages of the contact page. */
function InquiryApplication({ inquiry: { id, position, link, file } }: { inquiry: InquiryView }) {
  const { one } = useWords(inquiriesWords)
  const path = usePath()
  if (!position) return null
  const download = file && (
    <a
      href={path(`/hello/inquiries/${id}/file`)}
      download
      className="break-all text-samudra-text underline"
      aria-label={one.download({ name: file.name })}
    >
      {file.name}
    </a>
  )
  return (
    <Panel title={one.application}>
      <DescriptionList
        items={[
          ...(link ? [{ term: one.link, value: <OutsideLink href={link} /> }] : []),
          ...(download ? [{ term: one.file, value: download }] : []),
        ]}
      />
    </Panel>
  )
}

/** The sender of an inquiry, as given in the form, and its state. */
function InquirySender({ inquiry }: { inquiry: InquiryView }) {
  const { one, nobody } = useWords(inquiriesWords)
  const { domain } = useBrand()
  const { positions } = useWords(applyWords)
  const { fullName, companyName, position, phone, locale, mailbox, sentAt, taker, answeredAt, closedAt } =
    inquiry
  const text = (value: string) => <span className="wrap-anywhere">{value}</span>
  return (
    <Panel title={one.facts}>
      <DescriptionList
        items={[
          { term: one.name, value: text(fullName) },
          ...(companyName ? [{ term: one.company, value: text(companyName) }] : []),
          ...(position ? [{ term: one.position, value: positions[position] }] : []),
          { term: one.email, value: <Reply inquiry={inquiry} /> },
          { term: one.phone, value: phone },
          { term: one.language, value: one.languages[locale] },
          { term: one.mailbox, value: text(`${mailbox}@${domain}`) },
          { term: one.sentAt, value: <Moment at={sentAt} /> },
          { term: one.taker, value: taker ?? nobody },
          ...(answeredAt ? [{ term: one.answeredAt, value: <Moment at={answeredAt} /> }] : []),
          ...(closedAt ? [{ term: one.closedAt, value: <Moment at={closedAt} /> }] : []),
        ]}
      />
    </Panel>
  )
}

/** The subject is ours: nothing a sender wrote goes into a mail by itself. */
function Reply({ inquiry: { email } }: { inquiry: InquiryView }) {
  const { one } = useWords(inquiriesWords)
  const subject = encodeURIComponent(one.replySubject({ brand: useBrand().name }))
  return (
    <span className="grid wrap-anywhere">
      {email}
      <a
        href={`mailto:${email.split('@').map(encodeURIComponent).join('@')}?subject=${subject}`}
        className="text-samudra-text underline"
      >
        {one.reply}
      </a>
    </span>
  )
}

/** What the reader may do about an inquiry now; nothing at all once it is closed. */
function InquiryActs({ inquiry }: { inquiry: InquiryView }) {
  const { one } = useWords(inquiriesWords)
  const { state, taker, mayTake, mayAnswer, mayClose } = inquiry
  if (state === 'closed') return null
  return (
    <Panel title={one.actsTitle}>
      <div className="grid gap-6">
        {mayTake && (
          <ActForm intent="take" className="grid gap-2">
            <p className="text-ink-soft">{one.takeText}</p>
            <div>
              <SubmitButton>{state === 'spam' ? one.takeSpam : one.take}</SubmitButton>
            </div>
          </ActForm>
        )}
        {mayAnswer && <Answer inquiry={inquiry} />}
        {mayClose && (
          <ActForm intent="close" className="grid gap-2">
            <p className="text-ink-soft">{one.closeText}</p>
            <div>
              <SubmitButton variant="secondary">{one.close}</SubmitButton>
            </div>
          </ActForm>
        )}
        {!mayTake && !mayClose && taker && <p>{one.others({ taker })}</p>}
      </div>
    </Panel>
  )
}

function Answer({ inquiry: { mailbox } }: { inquiry: InquiryView }) {
  const { one } = useWords(inquiriesWords)
  return (
    <ActForm intent="answer" className="grid gap-4">
      <Note mailbox={`${mailbox}@${useBrand().domain}`} />
      <div>
        <SubmitButton>{one.answer}</SubmitButton>
      </div>
    </ActForm>
  )
}

function Note({ mailbox }: { mailbox: string }) {
  const { one } = useWords(inquiriesWords)
  return (
    <FormField name="note" label={one.note} hint={one.noteHint({ mailbox })} required>
      <TextArea rows={4} maxLength={2_000} defaultValue={useTyped('note')} />
    </FormField>
  )
}
