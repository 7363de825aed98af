import pg from 'pg'

const retryAfterMs = 2_000

/**
 * Listens on a channel of the database by a connection of its own, which is opened again whenever it breaks.
 * `onNews` is also called, without a message, whenever it begins to listen: something may have come while nobody did.
 */
export function listenTo(
  url: string,
  channel: string,
  { onNews, onLost = () => undefined }: { onNews: (message?: string) => void; onLost?: () => void },
): { stop(): Promise<void> } {
  let stopped = false
  let client: pg.Client | undefined
  let timer: NodeJS.Timeout | undefined

  const open = async () => {
    const mine = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000, keepAlive: true })
    client = mine
    mine.on('notification', ({ payload }) => onNews(payload))
    mine.on('error', () => undefined)
    mine.on('end', () => again(mine))
    try {
      await mine.connect()
      await mine.query(`LISTEN ${pg.escapeIdentifier(channel)}`)
      onNews()
    } catch {
      await mine.end().catch(() => undefined)
      again(mine)
    }
  }
  const again = (broken: pg.Client) => {
    if (client !== broken) return
    client = undefined
    onLost()
    if (stopped) return
    timer = setTimeout(() => void open(), retryAfterMs)
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
