import pg from 'pg'
import { Breaker } from './breaker.ts'
import { countWaiting, databaseTimeLeft } from './database-time.ts'
import { type GuardedClient, NoAnswer } from './guarded-client.ts'

type Taken = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  done: (release?: boolean | Error) => void,
) => void

/**
 * The pool that requests share. Waiting for a connection counts into what a request may wait in all, and while the
 * database is known to be away, no one waits.
 */
export class GuardedPool extends pg.Pool {
  readonly #breaker: Breaker

  constructor(options: pg.PoolConfig & { connectionString: string }) {
    const breaker = new Breaker(options.connectionString)
    const hooks = { onSuspicion: () => breaker.suspect(), onAnswer: () => breaker.answered() }
    super({ ...options, ...hooks } as pg.PoolConfig)
    this.#breaker = breaker
    // Connections of before hang on a server that is gone: no one waits for them any longer, and no one gets them later.
    const open = new Set<GuardedClient>()
    this.on('connect', (client) => open.add(client as unknown as GuardedClient))
    this.on('remove', (client) => open.delete(client as unknown as GuardedClient))
    breaker.whenAway((reason) => {
      for (const client of open) client.breakOff(reason)
    })
  }

  override connect(): Promise<pg.PoolClient>
  override connect(taken: Taken): void
  override connect(taken?: Taken): Promise<pg.PoolClient> | undefined {
    const connecting = this.#connectInTime()
    if (!taken) return connecting
    connecting.then(
      (client) => taken(undefined, client, client.release),
      (error: Error) => taken(error, undefined, () => undefined),
    )
    return undefined
  }

  override end(): Promise<void> {
    this.#breaker.end()
    return super.end()
  }

  async #connectInTime(): Promise<pg.PoolClient> {
    this.#breaker.refuseWhileAway()
    const answered = countWaiting()
    try {
      return await this.#withinTime(super.connect(), databaseTimeLeft())
    } catch (error) {
      // A full pool is no sign of a failing database.
      if (!/^timeout exceeded/.test((error as Error).message)) this.#breaker.suspect()
      throw error
    } finally {
      answered()
    }
  }

  /** A caller that has no time left, or waits for a database that is away, goes; the connection that comes too late is given back. */
  async #withinTime(connecting: Promise<pg.PoolClient>, left: number | undefined): Promise<pg.PoolClient> {
    let stop = () => {}
    const late = new Promise<never>((_, reject) => {
      const takeBack = this.#breaker.whenAway(reject)
      const tooLong = () =>
        reject(new NoAnswer('timeout exceeded: no connection of the pool came free in time'))
      const timer = left === undefined ? undefined : setTimeout(tooLong, Math.max(0, left))
      stop = () => {
        takeBack()
        clearTimeout(timer)
      }
    })
    try {
      return await Promise.race([connecting, late])
    } catch (error) {
      connecting.then(
        (client) => client.release(),
        () => undefined,
      )
      throw error
    } finally {
      stop()
    }
  }
}
