import type pg from 'pg'
import type { PgBoss } from 'pg-boss'
import { isFull, readEvents } from './read-events.ts'

type Options = {
  everyMs?: number
  onFault: (error: unknown) => void
  /** Called when events were read, which may have queued jobs. */
  onQueued?: () => void
}

/** Reads events whenever it is poked and every `everyMs` besides, never twice at once. */
export function startEventLoop(
  pool: pg.Pool,
  boss: PgBoss,
  { everyMs = 5_000, onFault, onQueued }: Options,
): { poke(): void; stop(): Promise<void> } {
  let wanted = false
  let stopped = false
  let running: Promise<void> | undefined

  const drain = async () => {
    while (wanted && !stopped) {
      wanted = false
      try {
        const read = await readEvents(pool, boss)
        if (read > 0) onQueued?.()
        if (isFull(read)) wanted = true
      } catch (error) {
        onFault(error)
      }
    }
    running = undefined
  }
  const poke = () => {
    wanted = true
    if (!stopped) running ??= drain()
  }
  const timer = setInterval(poke, everyMs)
  poke()
  return {
    poke,
    async stop() {
      stopped = true
      clearInterval(timer)
      await running
    },
  }
}
