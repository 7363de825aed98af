import { DescriptionList } from '@cakrawala/ui/description-list'
import { Panel } from '@cakrawala/ui/panel'
import type { InquiryView } from '#domain/inquiry/inquiry-queries.server.ts'
import { inquiriesWords } from '#i18n/inquiries.ts'
import { usePath, useWords } from '#web/parts/locale.tsx'
import { OutsideLink } from '#web/parts/outside-link.tsx'

/** What an applicant sent beside the message; nothing for messages of the contact page. */
export function InquiryApplication({ inquiry: { id, position, link, file } }: { inquiry: InquiryView }) {
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
