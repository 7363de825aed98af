import type { WaitingCounts } from '#domain/operations/waiting-counts.server.ts'
import type { QueueName } from '#domain/operations/work-queue.ts'
import { navigationWords } from '#i18n/navigation.ts'
import { useWords } from './locale.tsx'
import type { PlaceWord } from './menus.ts'

/** Counted no further in a menu. */
const most = 99

/** Entries of the team's menu that are one work queue. */
const deskOf: Partial<Record<PlaceWord, QueueName>> = {
  ...{ verification: 'identity', appeals: 'appeals', recovery: 'recovery', assets: 'assets' },
  ...{ contracts: 'contracts', npwp: 'npwp', topUps: 'top_ups', refunds: 'refunds', payouts: 'payouts' },
  ...{ collusion: 'collusion', inquiries: 'inquiries', incidents: 'incidents' },
}

/** How much waits at an entry of the menu; nothing where nothing does. */
export function waitingAt(word: PlaceWord, waiting: WaitingCounts | null) {
  if (!waiting) return undefined
  const { reports, queue } = waiting
  if (word === 'report' || word === 'hacktivity') return shown(reports)
  if (!queue) return undefined
  if (word === 'workQueue') return <Work mine={queue.mine} nobody={queue.nobody} />
  if (word === 'queues') return shown(Object.values(queue.desks).reduce((sum, one) => sum + one, 0))
  const desk = deskOf[word]
  return desk && shown(queue.desks[desk])
}

function shown(count: number) {
  return count > 0 ? <Waiting count={count} /> : undefined
}

function capped(count: number): string {
  return count > most ? `${most}+` : String(count)
}

function Waiting({ count }: { count: number }) {
  const { waiting } = useWords(navigationWords)
  return (
    <>
      <span aria-hidden>{capped(count)}</span>
      <span className="sr-only">{waiting.count({ count: capped(count) })}</span>
    </>
  )
}

/** What the reader has taken, and what no one has. */
function Work({ mine, nobody }: { mine: number; nobody: number }) {
  const { waiting } = useWords(navigationWords)
  const facts = { mine: capped(mine), nobody: capped(nobody) }
  return (
    <>
      <span aria-hidden title={waiting.work(facts)}>
        {facts.mine}/{facts.nobody}
      </span>
      <span className="sr-only">{waiting.work(facts)}</span>
    </>
  )
}
