import { AsyncResource } from 'node:async_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { sqlState } from '@cakrawala/errors/error-codes'
import { logLine } from '@cakrawala/logging/log'
import { GuardedClient } from './guarded-client.ts'

/** Nothing was asked: the database is known to be away, and waiting for it again would only hold this request. */
export class DatabaseAway extends Error {
  override readonly name = 'DatabaseAway'
  readonly code = 'DATABASE_AWAY'
}

const probeMs = 2_000
const betweenProbesMs = 200
/** A probe that ran this much over its time measured a pause of this process, not the database. */
const pausedMs = 500

/**
 * Knows whether the database is away. Callers that lost a connection or wait long say so by `suspect`; then a connection
 * of its own asks, and as long as that fails, everyone is refused at once. It closes by itself when the database answers.
 */
export class Breaker {
  readonly #url: string
  /** A probe belongs to no request: one that has no time left must not make the database seem away for all others. */
  readonly #own = new AsyncResource('DatabaseProbe')
  readonly #waiting = new Set<(reason: DatabaseAway) => void>()
  #awaySince = 0
  #answeredAt = 0
  #refused = 0
  #probing = false
  #ended = false

  constructor(url: string) {
    this.#url = url
  }

  /** @throws DatabaseAway */
  refuseWhileAway(): void {
    if (this.#awaySince === 0) return
    this.#refused++
    throw new DatabaseAway('the database is away')
  }

  /** Calls `told` when it opens. @returns removes the callback */
  whenAway(told: (reason: DatabaseAway) => void): () => void {
    this.#waiting.add(told)
    return () => this.#waiting.delete(told)
  }

  /** A person had an answer: whatever a probe finds that began before, the database is there. */
  answered(): void {
    this.#answeredAt = Date.now()
  }

  suspect(): void {
    if (this.#probing || this.#ended) return
    this.#probing = true
    void this.#own
      .runInAsyncScope(() => this.#probeUntilItAnswers())
      .finally(() => {
        this.#probing = false
      })
  }

  end(): void {
    this.#ended = true
  }

  async #probeUntilItAnswers(): Promise<void> {
    while (!this.#ended) {
      const from = Date.now()
      const found = await probe(this.#url)
      if (found === 'answers' || this.#ended) break
      if (found instanceof Error && this.#awaySince === 0 && this.#answeredAt < from) this.#open(found)
      await sleep(betweenProbesMs, undefined, { ref: false })
    }
    this.#close()
  }

  #open(reason: Error): void {
    this.#awaySince = Date.now()
    this.#refused = 0
    logLine('error', { event: 'database_away' }, reason)
    for (const told of [...this.#waiting]) told(new DatabaseAway('the database is away'))
  }

  #close(): void {
    if (this.#awaySince === 0) return
    const ms = Date.now() - this.#awaySince
    this.#awaySince = 0
    if (!this.#ended) logLine('warn', { event: 'database_back', ms, refused: this.#refused })
  }
}

/** @returns why the database seems to be away; `unsure` where this process itself stood still */
async function probe(url: string): Promise<'answers' | 'unsure' | Error> {
  const client = new GuardedClient({
    ...{ connectionString: url, connectionTimeoutMillis: probeMs, answerWithinMs: probeMs },
  })
  const from = Date.now()
  try {
    await client.connect()
    await client.query('SELECT 1')
    return 'answers'
  } catch (error) {
    const state = sqlState(error)
    // A server that refuses with reasons (no connection left) is there; one that starts or stops is not.
    if (state && !/^(?:57P|08)/.test(state)) return 'answers'
    return Date.now() - from > probeMs + pausedMs ? 'unsure' : (error as Error)
  } finally {
    await client.end().catch(() => undefined)
  }
}
