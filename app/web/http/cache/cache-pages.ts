import { listenTo } from '@cakrawala/pg-access/listen'
import { onCommitted } from '#domain/event/committed.server.ts'
import { eventTypesAfter } from '#domain/event/event-queries.server.ts'
import { topicsOf } from './cached-addresses.ts'
import { absentPages, forgetPages, pageCache } from './page-cache.ts'

const retryAfterMs = 1_000
let heard: number | null = null

/** Opens the page cache and keeps it current: every event drops the pages it makes old, in every process. */
export function cachePages(databaseUrl: string): { stop(): Promise<void> } {
  pageCache.open()
  let reading = Promise.resolve()
  const close = () => pageCache.pause()
  let retry: NodeJS.Timeout | undefined
  const hear = () => {
    clearTimeout(retry)
    reading = reading.then(readNews).catch(() => {
      close()
      // The connection that listens may be back before the pool is.
      retry = setTimeout(hear, retryAfterMs)
      retry.unref()
    })
  }
  const ears = listenTo(databaseUrl, 'events', { onNews: hear, onLost: close })
  const endOwn = onCommitted((type) => pageCache.drop(new Set(topicsOf(type))))
  return {
    async stop() {
      endOwn()
      await ears.stop()
      clearTimeout(retry)
      await reading
      pageCache.close()
      absentPages.clear()
      heard = null
    },
  }
}

async function readNews(): Promise<void> {
  const { last, types } = await eventTypesAfter(heard)
  // Also what happened while no one listened: an old page of it must not come back.
  const known = heard !== null
  heard = last
  pageCache.drop(new Set(types.flatMap(topicsOf)))
  if (!known) forgetPages()
  pageCache.resume()
}
