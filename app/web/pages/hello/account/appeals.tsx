import { ListPanel } from '@cakrawala/page-parts/list-panel'
import { leadToStart } from '@cakrawala/page-server/first-page'
import { sizeFrom } from '@cakrawala/paging/paging'
import { Badge } from '@cakrawala/ui/badge'
import { EmptyState } from '@cakrawala/ui/empty-state'
import { PageHeader } from '@cakrawala/ui/page-header'
import { type Column, Table } from '@cakrawala/ui/table'
import { useLoaderData } from 'react-router'
import { type AppealInQueue, appealsSeenBy } from '#domain/report/appeal/appeals-for-team.server.ts'
import { accountStatusWords, appealsWords } from '#i18n/account-status.ts'
import { load } from '#web/http/open.ts'
import { Due } from '#web/parts/due.tsx'
import { L, useWords } from '#web/parts/locale.tsx'
import { Moment } from '#web/parts/moment.tsx'
import { pageTitle } from '#web/parts/title.ts'

export const meta = pageTitle(appealsWords, (words) => words.title)

export const loader = load(async ({ actor, url }) => {
  const size = sizeFrom(url.searchParams.get('size'))
  const appeals = await appealsSeenBy(actor, { from: url.searchParams.get('from'), size })
  leadToStart(appeals, url)
  return { appeals, size }
})

export default function Appeals() {
  const { appeals, size } = useLoaderData<typeof loader>()
  const words = useWords(appealsWords)
  return (
    <div className="grid gap-6">
      <PageHeader title={words.title} subtitle={words.subtitle} />
      <ListPanel list={appeals} size={size}>
        <Table
          caption={words.caption}
          columns={useColumns()}
          rows={appeals.rows}
          rowKey={({ id }) => id}
          empty={<EmptyState title={words.empty}>{words.emptyText}</EmptyState>}
        />
      </ListPanel>
    </div>
  )
}

function useColumns(): Column<AppealInQueue>[] {
  const words = useWords(appealsWords)
  return [
    {
      key: 'who',
      header: words.who,
      main: true,
      cell: (row) => (
        <L to={placeOf(row)} className="font-semibold text-samudra-text hover:underline">
          {row.username}
        </L>
      ),
    },
    { key: 'about', header: words.about, cell: (row) => <About row={row} /> },
    { key: 'opened', header: words.opened, cell: ({ openedAt }) => <Moment at={openedAt} /> },
    { key: 'due', header: words.due, cell: (row) => <AppealDue row={row} /> },
  ]
}

function placeOf({ id, accountId, caseId, reportHash }: AppealInQueue): string {
  if (reportHash) return `/hello/reports/detail/${reportHash}/${id}`
  return caseId ? `/hello/verification/${caseId}` : `/hello/accounts/${accountId}`
}

function About({ row: { kind, step, reason } }: { row: AppealInQueue }) {
  const words = useWords(appealsWords)
  const { steps, reasons } = useWords(accountStatusWords)
  if (kind === 'report') return words.report
  return step && reason ? `${steps[step]}: ${reasons[reason]}` : words.identity
}

function AppealDue({ row: { dueAt, ownAct } }: { row: AppealInQueue }) {
  const words = useWords(appealsWords)
  return (
    <span className="flex flex-wrap items-center gap-2">
      <Due at={dueAt} />
      {ownAct && <Badge tone="warning">{words.second}</Badge>}
    </span>
  )
}
