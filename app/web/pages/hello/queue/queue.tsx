import { useListAddress } from '@cakrawala/page-parts/list-sizes'
import { press } from '@cakrawala/page-parts/page-keys'
import { Button } from '@cakrawala/ui/button'
import { EmptyState } from '@cakrawala/ui/empty-state'
import { PageHeader } from '@cakrawala/ui/page-header'
import { Panel } from '@cakrawala/ui/panel'
import { Tabs } from '@cakrawala/ui/tabs'
import Keyboard from 'lucide-react/icons/keyboard'
import { useLoaderData, useSearchParams } from 'react-router'
import { releaseWork, takeWork } from '#domain/operations/take-work.server.ts'
import { desks, type QueueName, workInput } from '#domain/operations/work-queue.ts'
import { workFilterOf, workQueueSeenBy } from '#domain/operations/work-queue-queries.server.ts'
import { keyWords } from '#i18n/keys.ts'
import { workWords } from '#i18n/work-queue.ts'
import { isOperator, isWorking } from '#kernel/actor.ts'
import { refuse } from '#kernel/refusal.ts'
import { act, load } from '#web/http/open.ts'
import { parseForm } from '#web/http/parse.ts'
import { useQueueKeys } from '#web/parts/keys/list-keys.ts'
import { usePath, useWords } from '#web/parts/locale.tsx'
import { useKeptList } from '#web/parts/report/use-kept-list.ts'
import { pageTitle } from '#web/parts/title.ts'
import { QueueTable } from './queue-table.tsx'

/** What `?` does, for a pointer. */
function QueueKeysHelp() {
  const { title } = useWords(keyWords)
  return (
    <span className="hidden lg:block noscript:hidden">
      <Button type="button" variant="quiet" icon={<Keyboard aria-hidden />} onClick={() => press('?')}>
        {title}
      </Button>
    </span>
  )
}

export const meta = pageTitle(workWords, (words) => words.title)

export const loader = load(async ({ actor, url }) => {
  const filter = workFilterOf(url.searchParams)
  return { ...(await workQueueSeenBy(actor, filter)), filter, mayTake: isOperator(actor) && isWorking(actor) }
})

export const action = act(async ({ actor, url, go }, form) => {
  const intent = form.get('intent')
  const item = parseForm(workInput, form)
  if (intent === 'take') await takeWork(actor, item)
  else if (intent === 'release') await releaseWork(actor, item)
  else refuse('invalid_input')
  const query = new URLSearchParams(url.searchParams)
  query.set('done', intent === 'take' ? 'work_taken' : 'work_released')
  return go(`/hello/queue?${query}`)
})

/** One list of all that waits for the team, in whatever queue it is. */
export default function Queue() {
  const { rows, counts, filter, mayTake } = useLoaderData<typeof loader>()
  const words = useWords(workWords)
  useQueueKeys()
  useReportsOfQueue()
  const total = Object.values(counts).reduce((sum, one) => sum + one, 0)
  const none = total === 0 ? [words.empty, words.emptyText] : [words.nothing, words.nothingText]
  return (
    <div className="dense-page">
      <PageHeader
        dense
        title={words.title}
        subtitle={words.hint}
        actions={
          <>
            <Takers taker={filter.taker} />
            <QueueKeysHelp />
          </>
        }
      />
      <DeskTabs counts={counts} open={filter.desk} total={total} />
      <Panel flush footer={<NextPart />}>
        {rows.length === 0 ? (
          <EmptyState title={none[0]}>{none[1]}</EmptyState>
        ) : (
          <QueueTable rows={rows} mayTake={mayTake} />
        )}
      </Panel>
      <p className="text-xs text-ink-soft">{words.claims}</p>
    </div>
  )
}

/** The reports on the queue lead to each other. What a filter finds is not counted, so only a whole list has a number. */
function useReportsOfQueue() {
  const { rows, next, filter } = useLoaderData<typeof loader>()
  const reports = rows.flatMap(({ desk, place }) => {
    const [hash, id] = place.split('/')
    return desk === 'reports' && hash && id ? [{ hash, id }] : []
  })
  const prev = next === null && filter.from === null ? null : ''
  useKeptList({ rows: reports, total: reports.length, next, prev }, '/hello/reports/detail')
}

type DeskTabsProps = { counts: Record<QueueName, number>; open: QueueName | null; total: number }

/** The work queues something is on, each with how much. */
function DeskTabs({ counts, open, total }: DeskTabsProps) {
  const words = useWords(workWords)
  const path = usePath()
  const [asked] = useSearchParams()
  const taker = asked.get('taker')
  const to = (desk: QueueName | null) => {
    const query = new URLSearchParams({ ...(desk && { desk }), ...(taker && { taker }) })
    return path(`/hello/queue${query.size > 0 ? `?${query}` : ''}`)
  }
  const shown = desks.filter((desk) => counts[desk] > 0 || desk === open)
  const items = shown.map((desk) => ({
    ...{ to: to(desk), label: words.desks[desk], count: counts[desk], current: desk === open },
  }))
  const all = { to: to(null), label: words.all, count: total, current: open === null }
  return <Tabs oneLine label={words.tabs} items={[all, ...items]} />
}

function Takers({ taker }: { taker: 'mine' | 'nobody' | null }) {
  const { takers } = useWords(workWords)
  const address = useListAddress()
  return (
    <nav aria-label={takers.label} className="unprinted flex flex-wrap gap-2">
      {([null, 'nobody', 'mine'] as const).map((one) => (
        <Button
          key={one ?? 'all'}
          to={address({ taker: one ?? '' })}
          size="sm"
          variant={one === taker ? 'secondary' : 'quiet'}
          aria-current={one === taker ? 'true' : undefined}
        >
          {takers[one ?? 'all']}
        </Button>
      ))}
    </nav>
  )
}

function NextPart() {
  const { next } = useLoaderData<typeof loader>()
  const words = useWords(workWords)
  const [asked] = useSearchParams()
  const address = useListAddress()
  if (next === null && !asked.has('from')) return null
  return (
    <nav aria-label={words.pages} className="unprinted flex justify-end gap-2">
      {asked.has('from') && (
        <Button to={address({})} size="sm">
          {words.first}
        </Button>
      )}
      {next !== null && (
        <Button to={address({ from: next })} size="sm">
          {words.next}
        </Button>
      )}
    </nav>
  )
}
