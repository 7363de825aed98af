import { keepCurrent } from '@cakrawala/page-cache/keep-current'
import { listenTo } from '@cakrawala/pg-access/listen'
import { onCommitted } from '#domain/event/committed.server.ts'
import { eventTypesAfter } from '#domain/event/event-queries.server.ts'
import { topicsOf } from './cached-addresses.ts'
import { absentPages, forgetPages, pageCache } from './page-cache.ts'

let heard: number | null = null

/** Opens the page cache and keeps it current: every event drops the pages it makes old, in every process. */
export function cachePages(databaseUrl: string): { stop(): Promise<void> } {
  const current = keepCurrent({
    cache: pageCache,
    listen: (heard) => listenTo(databaseUrl, 'events', heard),
    readNews,
  })
  const endOwn = onCommitted((type) => pageCache.drop(new Set(topicsOf(type))))
  return {
    async stop() {
      endOwn()
      await current.stop()
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
