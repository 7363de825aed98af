import type { StoredPage } from './stored-page.ts'

type Kept = Pick<StoredPage, 'topics' | 'family' | 'madeAt' | 'size'>
/** How much a store holds. */
export type StoreBounds = {
  mostBytes: number
  /** How old a page may become, in milliseconds. */
  longestMs: number
}

/** No family of addresses takes a larger share of the memory than this. */
const largestShare = 1 / 4

/**
 * Pages by address, within a number of bytes. Each family of addresses has a quarter of them at most, and the least
 * recently used is dropped first: a client that asks for every address of one kind pushes out nothing but that kind.
 */
export class PageStore<Page extends Kept = StoredPage> {
  readonly #pages = new Map<string, Page>()
  /** Of each family the keys, those used longest ago first. */
  readonly #families = new Map<string, { keys: Set<string>; bytes: number }>()
  readonly #bounds: StoreBounds
  #bytes = 0

  constructor(bounds: StoreBounds) {
    this.#bounds = bounds
  }

  get(key: string, at: number): Page | undefined {
    const page = this.#pages.get(key)
    if (!page) return undefined
    if (page.madeAt + this.#bounds.longestMs <= at) {
      this.#delete(key, page)
      return undefined
    }
    const { keys } = this.#families.get(page.family)!
    keys.delete(key)
    keys.add(key)
    return page
  }

  put(key: string, page: Page): void {
    const { mostBytes } = this.#bounds
    const before = this.#pages.get(key)
    if (before) this.#delete(key, before)
    if (page.size > mostBytes * largestShare) return
    const family = this.#families.get(page.family) ?? { keys: new Set(), bytes: 0 }
    this.#families.set(page.family, family)
    this.#pages.set(key, page)
    family.keys.add(key)
    family.bytes += page.size
    this.#bytes += page.size
    while (family.bytes > mostBytes * largestShare) this.#deleteOldestOf(family)
    while (this.#bytes > mostBytes) this.#deleteOldestOf(this.#largestFamily())
  }

  /** Forgets the pages of any of these topics. */
  drop(topics: ReadonlySet<string>): void {
    for (const [key, page] of this.#pages) {
      if (page.topics.some((topic) => topics.has(topic))) this.#delete(key, page)
    }
  }

  clear(): void {
    this.#pages.clear()
    this.#families.clear()
    this.#bytes = 0
  }

  get size(): number {
    return this.#pages.size
  }

  get bytes(): number {
    return this.#bytes
  }

  #largestFamily(): { keys: Set<string>; bytes: number } {
    return [...this.#families.values()].reduce((most, one) => (one.bytes > most.bytes ? one : most))
  }

  #deleteOldestOf({ keys }: { keys: Set<string> }): void {
    const [oldest] = keys
    this.#delete(oldest!, this.#pages.get(oldest!)!)
  }

  #delete(key: string, page: Page): void {
    this.#pages.delete(key)
    this.#bytes -= page.size
    const family = this.#families.get(page.family)!
    family.keys.delete(key)
    family.bytes -= page.size
    if (family.keys.size === 0) this.#families.delete(page.family)
  }
}
