import { DescriptionList } from '@cakrawala/ui/description-list'
import { Panel } from '@cakrawala/ui/panel'
import type { InquiryView } from '#domain/inquiry/inquiry-queries.server.ts'
import { applyWords } from '#i18n/apply.ts'
import { inquiriesWords } from '#i18n/inquiries.ts'
import { useWords } from '#web/parts/locale.tsx'
import { Moment } from '#web/parts/moment.tsx'
import { useBrand } from '#web/parts/root-facts.tsx'

/** Who wrote an inquiry, as they say, and how far it has come. */
export function InquirySender({ inquiry }: { inquiry: InquiryView }) {
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
