import { Avatar } from '@cakrawala/ui/avatar'
import { Badge } from '@cakrawala/ui/badge'
import { DescriptionList } from '@cakrawala/ui/description-list'
import { EmptyState } from '@cakrawala/ui/empty-state'
import { Panel } from '@cakrawala/ui/panel'
import { Table } from '@cakrawala/ui/table'
import { pictureAddress } from '#domain/account/picture/picture.ts'
import type { AccountForTeam, SignInView } from '#domain/account/status/account-for-team.server.ts'
import type { CompanyForTeam } from '#domain/company/company-for-team.server.ts'
import { accountsWords } from '#i18n/accounts.ts'
import { IdentityBadge } from '#web/parts/account/identity-badge.tsx'
import { SessionDevice, SessionPlace } from '#web/parts/account/session-table.tsx'
import { L, useWords } from '#web/parts/locale.tsx'
import { Moment } from '#web/parts/moment.tsx'

type Props = { account: AccountForTeam; company: CompanyForTeam | null; reports: number }

/** Who the account is: no documents, no numbers, no addresses of networks. */
export function AccountFacts({ account, company, reports }: Props) {
  const { account: words, roles } = useWords(accountsWords)
  const hunter = account.identity && [
    { term: words.identity, value: <Identity account={account} /> },
    { term: words.reports, value: reports },
  ]
  return (
    <Panel
      title={words.facts}
      actions={
        account.picture && <Avatar name={account.username} src={pictureAddress(account.picture)} size="lg" />
      }
    >
      <DescriptionList
        columns={2}
        items={[
          { term: words.role, value: roles[account.role] },
          { term: words.email, value: <span className="break-all">{account.email}</span> },
          { term: words.since, value: <Moment at={account.createdAt} /> },
          { term: words.sessions, value: account.sessions },
          ...(hunter ?? []),
          ...(company ? [{ term: words.company, value: company.name }] : []),
        ]}
      />
    </Panel>
  )
}

/**
 * Leads to the case: of a verified name, where it is put right; of one that waits, to its position in the
 * queue.
 */
function Identity({ account: { identity, verifiedBy, username } }: Pick<Props, 'account'>) {
  const { account: words } = useWords(accountsWords)
  const way = 'inline-flex min-h-11 items-center text-samudra-text underline md:min-h-0'
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
      {identity && <IdentityBadge state={identity} />}
      {verifiedBy && (
        <L to={`/hello/verification/${verifiedBy}`} className={way}>
          {words.correctName}
        </L>
      )}
      {identity === 'in_review' && (
        <L to={`/hello/verification?q=${encodeURIComponent(username)}`} className={way}>
          {words.openCase}
        </L>
      )}
    </span>
  )
}

export function SignIns({ signIns }: { signIns: readonly SignInView[] }) {
  const { signIns: words } = useWords(accountsWords)
  return (
    <Panel flush title={words.title} subtitle={words.text}>
      <Table
        caption={words.title}
        rows={signIns}
        rowKey={({ at }) => at.toISOString()}
        empty={<EmptyState title={words.empty}>{words.emptyText}</EmptyState>}
        columns={[
          { key: 'at', header: words.at, main: true, cell: ({ at }) => <Moment at={at} /> },
          { key: 'place', header: words.place, cell: ({ place }) => <SessionPlace place={place} /> },
          { key: 'device', header: words.device, cell: ({ device }) => <SessionDevice device={device} /> },
          {
            key: 'state',
            header: words.state,
            cell: ({ open }) =>
              open ? <Badge tone="success">{words.open}</Badge> : <Badge>{words.ended}</Badge>,
          },
        ]}
      />
    </Panel>
  )
}
