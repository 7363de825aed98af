import { onCommitted } from '#domain/event/committed.server.ts'
import { eventTypesAfter } from '#domain/event/event-queries.server.ts'
import { listenTo } from '#infra/listen.ts'
import { forgetAbsentPages } from './absent-pages.ts'
import { type Topic, topicsOf } from './cached-addresses.ts'
import { PageStore } from './page-store.ts'
import type { StoredPage } from './stored-page.ts'

/** Pages tell "today" and "this month": even without news they are made anew after a minute. */
const store = new PageStore({ mostBytes: 48_000_000, longestMs: 60_000 })
/** Files for everybody tell of nothing but what events tell of too. */
const files = new PageStore({ mostBytes: 16_000_000, longestMs: 3_600_000 })
/** Pages as they last were, for the time in which the database cannot be asked. What an event dropped is not among them. */
const old = new PageStore({ mostBytes: 24_000_000, longestMs: 600_000 })
/** While nobody listens and a page could not be made, not everybody waits for the next try. Milliseconds since 1970. */
let awayUntil = 0
const awayMs = 3_000
const retryAfterMs = 1_000
/** Rises with every drop: a page that was being made meanwhile may be old before it is stored. */
let generation = 0
/** Without news nobody would drop anything: then every page is made anew. */
let listening = false
let isOpen = false
let heard: number | null = null

/** Opens the memory of pages and keeps it true: whatever the history says drops what it makes old, in every process. */
export function cachePages(databaseUrl: string): { stop(): Promise<void> } {
  isOpen = true
  let reading = Promise.resolve()
  const close = () => {
    listening = false
    generation++
    store.clear()
    files.clear()
  }
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
  const endOwn = onCommitted((type) => drop(new Set(topicsOf(type))))
  return {
    async stop() {
      endOwn()
      await ears.stop()
      clearTimeout(retry)
      await reading
      close()
      old.clear()
      forgetAbsentPages()
      heard = null
      isOpen = false
    },
  }
}

async function readNews(): Promise<void> {
  const { last, types } = await eventTypesAfter(heard)
  // Also what happened while nobody listened: an old page of it must not come back.
  const known = heard !== null
  heard = last
  drop(new Set(types.flatMap(topicsOf)))
  if (!known) forgetPages()
  listening = true
  awayUntil = 0
}

export function forgetPages(): void {
  generation++
  store.clear()
  files.clear()
  old.clear()
  forgetAbsentPages()
}

/** Whether this process keeps pages at all. */
export function keepsPages(): boolean {
  return isOpen
}

function drop(topics: ReadonlySet<string>): void {
  if (topics.size === 0) return
  generation++
  store.drop(topics)
  files.drop(topics)
  old.drop(topics)
}

/** `open`: what lies there is the same for whoever asks, signed in or not. */
export type Place = { key: string; topics: readonly Topic[]; family: string; open?: true }

/** The page of a place, unless it has to be made. */
export function cachedPage({ key, open }: Place): StoredPage | undefined {
  return (open ? files : store).get(key, Date.now())
}

/** The page of an address written the way it is kept, for a visitor without cookie or token. */
export function cachedPageAt(address: string): StoredPage | undefined {
  return listening ? store.get(address, Date.now()) : undefined
}

/** The page of a place as it last was, at most ten minutes old. Files have none. */
export function lastPage({ key, open }: Place, at: number): StoredPage | undefined {
  return open ? undefined : old.get(key, at)
}

/** Whether pages as they last were are answered without a try. @param at milliseconds since 1970 */
export function isAway(at: number): boolean {
  return at < awayUntil
}

/** A page could not be made: while nobody listens, the next try waits. */
export function noteAway(): void {
  if (!listening) awayUntil = Date.now() + awayMs
}

/** How often something was dropped: a page begun at another count may tell what is old by now. */
export function dropsSoFar(): number {
  return generation
}

/** @returns keeps the page made from now on, unless something was dropped or the listener lost meanwhile */
export function beginKeeping(place: Place): (page: StoredPage) => void {
  const began = generation
  return (page) => {
    if (!listening || generation !== began) return
    if (place.open) files.put(place.key, page)
    else {
      store.put(place.key, page)
      old.put(place.key, page)
    }
  }
}
