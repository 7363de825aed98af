import pg from 'pg'
import type { GuardedClient } from './guarded-client.ts'
import { newClient } from './open-connection.ts'

/** The first try after a loss comes soon, later ones after a pause, in milliseconds. */
const retryAfterMs = [200, 500, 1_000, 2_000]
/** A connection that only listens would never notice that the way is cut. */
const heartbeatMs = 10_000
const answerWithinMs = 4_000

/**
 * Listens on a channel of the database by a connection of its own, which is opened again whenever it breaks or no longer
 * answers. `onNews` is also called, without a message, whenever it begins to listen: something may have come while no one
 * did.
 */
export function listenTo(
  url: string,
  channel: string,
  { onNews, onLost = () => undefined }: { onNews: (message?: string) => void; onLost?: () => void },
): { stop(): Promise<void> } {
  let stopped = false
  let failures = 0
  let client: GuardedClient | undefined
  let timer: NodeJS.Timeout | undefined

  const open = async () => {
    const mine = newClient(url, { connectionTimeoutMillis: 4_000, answerWithinMs })
    client = mine
    mine.on('notification', ({ payload }) => onNews(payload))
    mine.on('end', () => again(mine))
    try {
      await mine.connect()
      await mine.query(`LISTEN ${pg.escapeIdentifier(channel)}`)
      failures = 0
      beat(mine)
      onNews()
    } catch {
      await mine.end().catch(() => undefined)
      again(mine)
    }
  }
  const beat = (mine: GuardedClient) => {
    if (client !== mine || stopped) return
    // No answer ends the connection, and its end opens the next one.
    const ask = () =>
      mine.query('SELECT 1').then(
        () => beat(mine),
        (error: Error) => mine.breakOff(error),
      )
    timer = setTimeout(() => void ask(), heartbeatMs)
    timer.unref()
  }
  const again = (broken: GuardedClient) => {
    if (client !== broken) return
    client = undefined
    clearTimeout(timer)
    onLost()
    if (stopped) return
    timer = setTimeout(() => void open(), retryAfterMs[Math.min(failures++, retryAfterMs.length - 1)])
  }

  void open()
  return {
    async stop() {
      stopped = true
      clearTimeout(timer)
      await client?.end().catch(() => undefined)
    },
  }
}
