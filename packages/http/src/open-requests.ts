export type OpenBounds<Kind extends string> = {
  /** Requests that are open at one time, for all owners and kinds together. */
  all: number
  /** The same for one owner, by kind of answer. */
  ofOne: Readonly<Record<Kind, number>>
}

/** Counts the requests that are open at one time, and lets no owner have more than its share. */
export class OpenRequests<Kind extends string> {
  readonly #bounds: OpenBounds<Kind>
  readonly #open = new Map<string, number>()
  #all = 0

  constructor(bounds: OpenBounds<Kind>) {
    this.#bounds = bounds
  }

  /** @returns releases the slot, once; null when there is none */
  take(kind: Kind, owner: string): (() => void) | null {
    const key = `${kind} ${owner}`
    const open = this.#open.get(key) ?? 0
    if (this.#all >= this.#bounds.all || open >= this.#bounds.ofOne[kind]) return null
    this.#open.set(key, open + 1)
    this.#all++
    return () => this.#give(key)
  }

  #give(key: string): void {
    this.#all--
    const rest = this.#open.get(key)! - 1
    if (rest > 0) this.#open.set(key, rest)
    else this.#open.delete(key)
  }
}
