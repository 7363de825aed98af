import pg from 'pg'
import { countWaiting, databaseTimeLeft } from './database-time.ts'

/** A connection that did not answer in time: it was closed, and whatever it was asked last may or may not have happened. */
export class NoAnswer extends Error {
  override readonly name = 'NoAnswer'
  readonly code = 'NO_ANSWER'
}

export type ClientOptions = pg.ClientConfig & {
  /** The longest wait for one answer, in milliseconds; without it as long as the server takes. */
  answerWithinMs?: number
  /** Called when the connection is lost, and when an answer takes longer than a healthy server's nearly always does. */
  onSuspicion?: () => void
  /** Called with every answer. */
  onAnswer?: () => void
}

const suspiciousMs = 800

type Told = (error: Error | undefined, result: pg.QueryResult) => void
type Ask = (config: unknown, values?: unknown, told?: Told) => unknown

/**
 * A client of pg with two rules of its own. A lost connection never ends the process: an 'error' event always has a
 * listener. A query without an answer in time closes the connection: pg's own query_timeout would leave it open with the
 * query still running, and what is asked next (a ROLLBACK, another person's query) would wait behind it.
 */
export class GuardedClient extends pg.Client {
  readonly #limit: number | undefined
  readonly #suspect: () => void
  readonly #answer: () => void

  constructor(options: ClientOptions = {}) {
    super(options)
    this.#limit = options.answerWithinMs
    this.#suspect = options.onSuspicion ?? (() => undefined)
    this.#answer = options.onAnswer ?? (() => undefined)
    this.on('error', () => this.#suspect())
    const ask = ((...given: unknown[]) => Reflect.apply(pg.Client.prototype.query, this, given)) as Ask
    this.query = ((config: unknown, values?: unknown, told?: Told) =>
      this.#askInTime(ask, config, values, told)) as pg.Client['query']
  }

  #askInTime(ask: Ask, config: unknown, values: unknown, told: Told | undefined): unknown {
    const limit = this.#limitNow()
    if (limit === undefined) return ask(config, values, told)
    const callback = typeof values === 'function' ? (values as Told) : told
    if (limit <= 0) return refuseToAsk(callback)
    const answered = this.#closeAfter(limit)
    if (callback) {
      return ask(config, typeof values === 'function' ? undefined : values, (error, result) => {
        answered()
        if (!error) this.#answer()
        callback(error, result)
      })
    }
    const answer = ask(config, values)
    if (answer instanceof Promise) {
      answer.then(() => {
        answered()
        this.#answer()
      }, answered)
    } else answered()
    return answer
  }

  /** What the next query may take, in milliseconds: a request that has waited before may wait less. */
  #limitNow(): number | undefined {
    const left = databaseTimeLeft()
    if (this.#limit === undefined || left === undefined) return this.#limit
    return Math.max(0, Math.min(this.#limit, left))
  }

  /** @returns takes the limit away, because the answer is there */
  #closeAfter(ms: number): () => void {
    let over = false
    const waited = countWaiting()
    const slow = ms > suspiciousMs ? setTimeout(this.#suspect, suspiciousMs) : undefined
    const timer = setTimeout(() => {
      // After a pause of this process the answer may lie here unread: what has arrived is read before this runs.
      setImmediate(() => {
        if (!over) this.breakOff(new NoAnswer(`the database did not answer within ${Math.round(ms)} ms`))
      })
    }, ms)
    return () => {
      over = true
      clearTimeout(timer)
      clearTimeout(slow)
      waited()
    }
  }

  /** Closes the connection at once: all its queries fail with `reason`. */
  breakOff(reason: Error): void {
    ;(this as unknown as { connection: { stream: import('node:net').Socket } }).connection.stream.destroy(
      reason,
    )
  }
}

/** Nothing is asked whose answer no one could wait for: it might be done without anyone knowing. */
function refuseToAsk(callback: Told | undefined): Promise<never> | undefined {
  const reason = new NoAnswer('the request has no time left to wait for the database')
  if (!callback) return Promise.reject(reason)
  process.nextTick(callback, reason, undefined)
  return undefined
}
