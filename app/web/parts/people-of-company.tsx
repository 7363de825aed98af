import { ListPanel } from '@cakrawala/page-parts/list-panel'
import type { CountedPage } from '@cakrawala/paging/paging'
import { EmptyState } from '@cakrawala/ui/empty-state'
import { Table } from '@cakrawala/ui/table'
import type { PersonOfCompany } from '#domain/privacy/people-of-company.server.ts'
import { memberWords } from '#i18n/members.ts'
import { privacyWords } from '#i18n/privacy.ts'
import { useWords } from './locale.tsx'
import { Moment } from './moment.tsx'

/** What is stored on each person of a company, for its owner. */
export function PeopleOfCompany({ people }: { people: CountedPage<PersonOfCompany> }) {
  const { people: words } = useWords(privacyWords)
  const { statuses } = useWords(memberWords)
  return (
    <ListPanel
      list={people}
      id="people"
      at={{ start: 'people', id: 'people' }}
      label={words.title}
      title={words.title}
      subtitle={words.text}
    >
      <Table
        caption={words.title}
        rows={people.rows}
        rowKey={({ id }) => id}
        empty={<EmptyState title={words.empty}>{words.emptyText}</EmptyState>}
        columns={[
          {
            key: 'name',
            header: words.name,
            main: true,
            cell: ({ name, username }) => (
              <span className="grid">
                <span className="wrap-anywhere">{name}</span>
                {username && <span className="text-xs font-normal text-ink-soft">{username}</span>}
              </span>
            ),
          },
          {
            key: 'email',
            header: words.email,
            cell: ({ email }) => <span className="break-all">{email}</span>,
          },
          { key: 'status', header: words.status, cell: ({ status }) => statuses[status] },
          {
            key: 'signedIn',
            header: words.signedIn,
            nowrap: true,
            cell: ({ lastSignInAt }) => (lastSignInAt ? <Moment at={lastSignInAt} /> : words.never),
          },
          {
            key: 'read',
            header: words.read,
            cell: ({ readings, lastReadAt }) =>
              lastReadAt ? (
                <span className="grid">
                  {words.times({ count: readings })}
                  <span className="text-xs text-ink-soft">
                    <Moment at={lastReadAt} />
                  </span>
                </span>
              ) : (
                words.never
              ),
          },
        ]}
      />
    </ListPanel>
  )
}
