import { PageStore, type StoreBounds } from './page-store.ts'
import type { StoredPage } from './stored-page.ts'

/**
 * Where an answer is stored. Answers of one `family` share their part of the memory; news about a topic drops them. `open`: the
 * answer is the same for every reader, signed in or not. `variant`: one of a few forms of the same page, such as its theme; a
 * word without spaces.
 */
export type Place = {
  key: string
  topics: readonly string[]
  family: string
  open?: true
  variant?: string | undefined
}

/** Under what an answer is stored: addresses hold no space. */
export function storedAt({ key, variant }: Pick<Place, 'key' | 'variant'>): string {
  return variant === undefined ? key : `${key} ${variant}`
}

export type CacheBounds = {
  /** Pages, which readers without a cookie get. */
  pages: StoreBounds
  /** Answers of open places. */
  files: StoreBounds
  /** Pages as they last were, for the time in which no new one can be made. What news dropped is not among them. */
  old: StoreBounds
  /** How long no new try is made after one failed while there is no news, in milliseconds. */
  awayMs: number
}

/**
 * Pages by address, in the memory of one process. It takes pages only between `resume` and `pause`: without news no page would
 * be dropped.
 */
export class PageCache {
  readonly #pages: PageStore
  readonly #files: PageStore
  readonly #old: PageStore
  readonly #awayMs: number
  /** Milliseconds since 1970. */
  #awayUntil = 0
  /** Rises with every drop: a page that was being made meanwhile may be old before it is stored. */
  #generation = 0
  #hasNews = false
  #isOpen = false

  constructor({ pages, files, old, awayMs }: CacheBounds) {
    this.#pages = new PageStore(pages)
    this.#files = new PageStore(files)
    this.#old = new PageStore(old)
    this.#awayMs = awayMs
  }

  /** Whether this process stores pages at all. */
  get isOpen(): boolean {
    return this.#isOpen
  }

  open(): void {
    this.#isOpen = true
  }

  close(): void {
    this.pause()
    this.#old.clear()
    this.#isOpen = false
  }

  /** News arrives from now on. */
  resume(): void {
    this.#hasNews = true
    this.#awayUntil = 0
  }

  /** The news is lost: every page is made anew until `resume`. */
  pause(): void {
    this.#hasNews = false
    this.#generation++
    this.#pages.clear()
    this.#files.clear()
  }

  /** Drops everything. */
  clear(): void {
    this.#generation++
    this.#pages.clear()
    this.#files.clear()
    this.#old.clear()
  }

  /** Drops pages with any of these topics. */
  drop(topics: ReadonlySet<string>): void {
    if (topics.size === 0) return
    this.#generation++
    for (const store of [this.#pages, this.#files, this.#old]) store.drop(topics)
  }

  /** The page of a place, unless it has to be made. */
  get(place: Place): StoredPage | undefined {
    return (place.open ? this.#files : this.#pages).get(storedAt(place), Date.now())
  }

  /** The page of an address written the way it is stored, for an anonymous reader. */
  pageAt(key: string, variant?: string): StoredPage | undefined {
    return this.#hasNews ? this.#pages.get(storedAt({ key, variant }), Date.now()) : undefined
  }

  /** The page of a place as it last was. Open places have none. @param at milliseconds since 1970 */
  last(place: Place, at: number): StoredPage | undefined {
    return place.open ? undefined : this.#old.get(storedAt(place), at)
  }

  /** Whether pages as they last were are answered without a try. @param at milliseconds since 1970 */
  isAway(at: number): boolean {
    return at < this.#awayUntil
  }

  /** A page could not be made: while there is no news, the next try waits. */
  noteAway(): void {
    if (!this.#hasNews) this.#awayUntil = Date.now() + this.#awayMs
  }

  /** How often something was dropped: a page begun at another count may be old by now. */
  get drops(): number {
    return this.#generation
  }

  /** @returns stores the page made from now on, unless something was dropped or the news was lost meanwhile */
  begin(place: Place): (page: StoredPage) => void {
    const began = this.#generation
    return (page) => {
      if (!this.#hasNews || this.#generation !== began) return
      const key = storedAt(place)
      if (place.open) this.#files.put(key, page)
      else {
        this.#pages.put(key, page)
        this.#old.put(key, page)
      }
    }
  }
}
