import type { MailBreaker } from '@cakrawala/mail-sender/mail-breaker'
import { type MailFailure, mailFailureOf } from '@cakrawala/mail-sender/mail-failure'
import type { JobWithMetadata, PgBoss } from 'pg-boss'

/** Jobs of one queue and what sends them. `patienceMs` is the age at which a job that still fails is parked. */
export type LaneQueue = {
  name: string
  act(data: object): Promise<unknown>
  patienceMs: number
  /**
   * Whether a refused address is shown to the team; codes are not, as any visitor may request one for any
   * address.
   */
  parksRefused: boolean
}
type Job = JobWithMetadata<object>
type Options = {
  /** Mails under way at once; each job settles by itself, so one that hangs holds one slot. */
  slots: number
  pollMs: number
  breaker: MailBreaker
  onFault(error: unknown): void
  /** Called when the server is back after it was away. */
  onBack(awayMs: number): Promise<unknown>
}
export type MailLane = { poke(): void; stop(): Promise<void> }

/**
 * Sends the jobs of some queues over one connection pool, taking turns between the queues. Two mails to the same person go
 * one after the other. Fetches nothing while the mail server is away.
 */
export function startLane(boss: PgBoss, queues: readonly LaneQueue[], options: Options): MailLane {
  const running = new Map<Promise<void>, string>()
  let stopped = false
  let wake = () => {}
  let poked = false
  let turn = 0

  const next = async (): Promise<{ queue: LaneQueue; job: Job } | null> => {
    const busy = [...new Set(running.values())].filter(Boolean)
    for (let tried = 0; tried < queues.length; tried++) {
      const queue = queues[turn++ % queues.length]!
      const ignoreGroups = busy.length > 0 ? { ignoreGroups: busy } : {}
      const [job] = await boss.fetch<object>(queue.name, { includeMetadata: true, ...ignoreGroups })
      if (job) return { queue, job }
    }
    return null
  }
  const startNext = async (): Promise<boolean> => {
    if (running.size >= options.slots || !options.breaker.admits()) return false
    const found = await next().catch((error: unknown) => {
      options.onFault(error)
      return null
    })
    if (!found) {
      options.breaker.unused()
      return false
    }
    const work = doJob(boss, found.queue, found.job, options)
      .catch(options.onFault)
      .finally(() => {
        running.delete(work)
        poke()
      })
    running.set(work, found.job.groupId ?? '')
    return true
  }
  const poke = () => {
    poked = true
    wake()
  }
  const loop = async () => {
    while (!stopped) {
      poked = false
      if (await startNext()) continue
      if (!poked && !stopped)
        await pause(options.pollMs, (end) => {
          wake = end
        })
    }
  }
  const looping = loop()
  return {
    poke,
    async stop() {
      stopped = true
      wake()
      await looping
      await Promise.all(running.keys())
    },
  }
}

async function doJob(boss: PgBoss, queue: LaneQueue, job: Job, { breaker, onBack }: Options): Promise<void> {
  let value: unknown
  try {
    value = await queue.act(job.data)
  } catch (error) {
    const failure = mailFailureOf(error)
    const awayMs = breaker.failed(failure, job.groupId ?? job.id)
    await insist(() => settleFailure(boss, queue, job, failure))
    if (awayMs !== null) await onBack(awayMs)
    return
  }
  const awayMs = value === 'sent' ? breaker.succeeded() : null
  if (value !== 'sent') breaker.unused()
  if (value === 'address_refused' && queue.parksRefused)
    await insist(() => park(boss, queue, job, { kind: 'address', reason: 'not a plain mail address' }))
  else await insist(() => boss.complete(queue.name, job, { value }))
  if (awayMs !== null) await onBack(awayMs)
}

/** The mail is out: a database that is away for a moment must not make it go out again. */
async function insist(settle: () => Promise<unknown>): Promise<void> {
  for (let turn = 1; ; turn++) {
    try {
      await settle()
      return
    } catch (error) {
      if (turn === 10) throw error
      await new Promise((go) => setTimeout(go, turn * 100))
    }
  }
}

async function settleFailure(boss: PgBoss, queue: LaneQueue, job: Job, failure: MailFailure): Promise<void> {
  const tooOld = Date.now() - job.createdOn.getTime() >= queue.patienceMs
  const mayBeItself = failure.kind !== 'away' && failure.kind !== 'refused'
  if (failure.kind === 'address' && !queue.parksRefused)
    await boss.complete(queue.name, job, { value: 'address_refused', ...failure })
  else if (failure.kind === 'address' || tooOld) await park(boss, queue, job, failure)
  else {
    // What may be this mail's own trouble comes after all that was not tried yet, and so is no probe while others are left.
    if (mayBeItself) await change(boss, queue, job, 'priority = -1')
    await boss.fail(queue.name, job, failure)
  }
}

/** Fails a job for good, which moves it to the parked ones. A process that dies in between leaves a job with no tries left. */
async function park(boss: PgBoss, queue: LaneQueue, job: Job, failure: MailFailure): Promise<void> {
  await change(boss, queue, job, 'retry_limit = retry_count')
  await boss.fail(queue.name, job, failure)
}

async function change(
  boss: PgBoss,
  queue: LaneQueue,
  job: Job,
  what: 'priority = -1' | 'retry_limit = retry_count',
): Promise<void> {
  await boss
    .getDb()
    .executeSql(
      `UPDATE pgboss.job SET ${what} WHERE name = $1 AND id = $2 AND state = 'active' AND retry_count = $3`,
      [queue.name, job.id, job.retryCount],
    )
}

/** Waits, or ends early when the function that is `give`n is called. */
function pause(ms: number, give: (end: () => void) => void): Promise<void> {
  return new Promise((go) => {
    const timer = setTimeout(go, ms)
    give(() => {
      clearTimeout(timer)
      go()
    })
  })
}
