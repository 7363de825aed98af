import { useLoaderData } from 'react-router'
import {
  type CaseInQueue,
  identityQueueSeenBy,
} from '#domain/account/identity/identity-case-queries.server.ts'
import { verificationDeskWords } from '#i18n/verification-desk.ts'
import { pageFrom } from '#kernel/paging.ts'
import { Badge } from '#ui/badge.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { Pager } from '#ui/pager.tsx'
import { Panel } from '#ui/panel.tsx'
import { type Column, Table } from '#ui/table.tsx'
import { load } from '#web/http/open.ts'
import { L, usePath, useWords } from '#web/parts/locale.tsx'
import { Moment } from '#web/parts/moment.tsx'
import { pageTitle } from '#web/parts/title.ts'

export const meta = pageTitle(verificationDeskWords, (words) => words.queue.title)

export const loader = load(({ actor, url }) =>
  identityQueueSeenBy(actor, pageFrom(url.searchParams.get('page'))),
)

export default function Verification() {
  const { rows, page, pages } = useLoaderData<typeof loader>()
  const { queue } = useWords(verificationDeskWords)
  const path = usePath()
  return (
    <div className="grid gap-6">
      <PageHeader title={queue.title} subtitle={queue.subtitle} />
      <Panel flush>
        <Table
          caption={queue.caption}
          columns={useColumns()}
          rows={rows}
          rowKey={({ id }) => id}
          empty={<EmptyState title={queue.empty}>{queue.emptyText}</EmptyState>}
        />
      </Panel>
      <Pager
        page={page}
        pages={pages}
        pageTo={(to) => path(`/hello/verification?page=${to}`)}
        label={queue.pager}
        previousLabel={queue.previous}
        nextLabel={queue.next}
      />
    </div>
  )
}

function useColumns(): Column<CaseInQueue>[] {
  const { queue } = useWords(verificationDeskWords)
  return [
    {
      key: 'username',
      header: queue.username,
      main: true,
      cell: ({ id, username }) => (
        <L to={`/hello/verification/${id}`} className="font-semibold text-samudra-text hover:underline">
          {username}
        </L>
      ),
    },
    { key: 'submitted', header: queue.submitted, cell: ({ submittedAt }) => <Moment at={submittedAt} /> },
    { key: 'tries', header: queue.tries, numeric: true, cell: ({ tries }) => tries },
    { key: 'reviewer', header: queue.reviewer, cell: (row) => <Reviewer row={row} /> },
  ]
}

function Reviewer({ row: { reviewer, denialProposed } }: { row: CaseInQueue }) {
  const { queue } = useWords(verificationDeskWords)
  return (
    <span className="flex flex-wrap gap-2">
      {reviewer ?? <Badge>{queue.nobody}</Badge>}
      {denialProposed && <Badge tone="warning">{queue.second}</Badge>}
    </span>
  )
}
