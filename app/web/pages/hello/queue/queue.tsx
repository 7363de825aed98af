import { queueHelp, useQueueKeys } from '@cakrawala/page-parts/list-keys'
import { useListAddress } from '@cakrawala/page-parts/list-sizes'
import { Button } from '@cakrawala/ui/button'
import { Dialog } from '@cakrawala/ui/dialog'
import { DialogTrigger } from '@cakrawala/ui/dialog-trigger'
import { EmptyState } from '@cakrawala/ui/empty-state'
import { PageHeader } from '@cakrawala/ui/page-header'
import { Panel } from '@cakrawala/ui/panel'
import { Tabs } from '@cakrawala/ui/tabs'
import Keyboard from 'lucide-react/icons/keyboard'
import { useLoaderData, useSearchParams } from 'react-router'
import { releaseWork, takeWork } from '#domain/operations/take-work.server.ts'
import { desks, type QueueName, workInput } from '#domain/operations/work-queue.ts'
import { workFilterOf, workQueueSeenBy } from '#domain/operations/work-queue-queries.server.ts'
import { workWords } from '#i18n/work-queue.ts'
import { isOperator, isWorking } from '#kernel/actor.ts'
import { refuse } from '#kernel/refusal.ts'
import { act, load } from '#web/http/open.ts'
import { parseForm } from '#web/http/parse.ts'
import { usePath, useWords } from '#web/parts/locale.tsx'
import { pageTitle } from '#web/parts/title.ts'
import { QueueTable } from './queue-table.tsx'

const known = [
  ['j', 'next'],
  ['k', 'previous'],
  ['Enter', 'open'],
  ['c', 'take'],
  ['/', 'search'],
  ['?', 'help'],
] as const

/** Which keys the queue knows; `?` opens it as well. */
function QueueKeysHelp() {
  const { keys } = useWords(workWords)
  return (
    <>
      <span className="hidden lg:block">
        <DialogTrigger dialog={queueHelp} variant="quiet" icon={<Keyboard aria-hidden />}>
          {keys.open}
        </DialogTrigger>
      </span>
      <Dialog id={queueHelp} title={keys.title} closeLabel={keys.close}>
        <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2">
          {known.map(([key, act]) => (
            <div key={key} className="contents">
              <dt>
                <kbd className="font-mono text-ink-soft">{key}</kbd>
              </dt>
              <dd>{keys.does[act]}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-4 text-ink-soft">{keys.claims}</p>
      </Dialog>
    </>
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
  const total = Object.values(counts).reduce((sum, one) => sum + one, 0)
  const none = total === 0 ? [words.empty, words.emptyText] : [words.nothing, words.nothingText]
  return (
    <div className="grid gap-4">
      <PageHeader title={words.title} subtitle={words.hint} actions={<QueueKeysHelp />} />
      <DeskTabs counts={counts} open={filter.desk} total={total} />
      <Takers taker={filter.taker} />
      <Panel flush footer={<NextPart />}>
        {rows.length === 0 ? (
          <EmptyState title={none[0]}>{none[1]}</EmptyState>
        ) : (
          <QueueTable rows={rows} mayTake={mayTake} />
        )}
      </Panel>
    </div>
  )
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
  return <Tabs label={words.tabs} items={[all, ...items]} />
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
