import { ListFoot } from '@cakrawala/page-parts/list-foot'
import type { CountedPage } from '@cakrawala/paging/paging'
import { Badge } from '@cakrawala/ui/badge'
import { EmptyState } from '@cakrawala/ui/empty-state'
import { Panel } from '@cakrawala/ui/panel'
import { Table } from '@cakrawala/ui/table'
import type { ProgramCertificate } from '#domain/reward/certificate/certificate-queries.server.ts'
import { certificateWords } from '#i18n/certificates.ts'
import { dateText } from '#i18n/moment.ts'
import { RevokeFold } from '../account/revoke-fold.tsx'
import { L, useLocale, useWords } from '../locale.tsx'
import { CertificateClassBadge } from '../reward/certificate-class.tsx'

/** The certificates of a program, for the platform team, which alone takes them back. */
export function ProgramCertificates({ certificates }: { certificates: CountedPage<ProgramCertificate> }) {
  const words = useWords(certificateWords)
  const { empty } = words.desk
  const locale = useLocale()
  return (
    <Panel
      title={words.desk.title}
      id="certificates"
      flush
      footer={
        certificates.total > 0 && (
          <ListFoot
            {...certificates}
            at={{ start: 'certificates', id: 'certificates' }}
            label={words.desk.title}
          />
        )
      }
    >
      <Table
        caption={words.desk.title}
        rows={certificates.rows}
        rowKey={({ id }) => id}
        empty={<EmptyState title={empty.title}>{empty.text}</EmptyState>}
        columns={[
          {
            key: 'name',
            header: words.bughunter,
            main: true,
            cell: ({ bughunter, code }) => (
              <L
                to={`/program-certificates/${code}`}
                className="text-samudra-text underline-offset-4 hover:underline"
              >
                {bughunter}
              </L>
            ),
          },
          { key: 'class', header: words.class, cell: (row) => <CertificateClassBadge certificate={row} /> },
          {
            key: 'issued',
            header: words.issuedAt,
            nowrap: true,
            cell: ({ issuedAt }) => dateText(issuedAt, locale),
          },
          { key: 'state', header: words.own.state, cell: (row) => <State row={row} /> },
        ]}
      />
    </Panel>
  )
}

function State({ row: { id, bughunter, revokedAt, revokeReason } }: { row: ProgramCertificate }) {
  const words = useWords(certificateWords)
  return (
    <span className="grid justify-items-start gap-1">
      <Badge tone={revokedAt ? 'danger' : 'success'}>{revokedAt ? words.revoked : words.valid}</Badge>
      {revokeReason && <span className="text-xs whitespace-pre-line text-ink-soft">{revokeReason}</span>}
      {!revokedAt && (
        <RevokeFold
          intent="revoke_certificate"
          about={['certificateId', id]}
          who={bughunter}
          words={words.desk}
        />
      )}
    </span>
  )
}
