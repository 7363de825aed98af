import { Refusal } from '@cakrawala/refusal/refusal'
import { requestScope, shareOwner } from './request-scope.ts'
import { waitBound } from './wait-bounds.ts'

/** Bounds of a queue. All numbers count pieces of work. */
export type QueueBounds = {
  /** At work at one time, for all owners together. */
  atOnce: number
  /** At work at one time for one owner, or for each by its name. */
  atOnceOfOne?: number | ((owner: string) => number)
  /** Waiting at one time in each lane, for all owners together. */
  mostWaiting: number
  /** Waiting at one time for one owner. */
  mostWaitingOfOne?: number
  /** How long work may wait, in milliseconds; without it as long as it takes. */
  longestWaitMs?: number
  /** Turns of the event loop for which a place stays taken after its work (none unless said). */
  turnsAfter?: number
  /** At work at one time in the general lane: the rest is left for the preferred one. */
  atOnceInGeneral?: number
}

/** Whose work it is. Preferred work (signed-in people, known networks) has a lane of its own. */
export type Place = {
  owner: string
  preferred?: boolean
  /** Work whose client is gone leaves the queue. */
  signal?: AbortSignal | undefined
  /** Work that had a place before and gave it up for a while: it waits whatever the bounds say. */
  admitted?: boolean
}

type Waiter = { owner: string; start: () => void; fail: (error: Error) => void }
type Lane = { byOwner: Map<string, Waiter[]>; waiting: number; working: number }

/**
 * A bounded queue that is fair by owner: whenever a place becomes free, owners take turns (round robin), whatever number of
 * pieces each has waiting, and the two lanes take turns as well. When a lane is full, the owner with the most waiting gives
 * up the newest of them for an owner with fewer. Owners are accounts or networks.
 */
export class FairQueue {
  readonly #bounds: Required<Omit<QueueBounds, 'longestWaitMs'>> & { longestWaitMs: number | undefined }
  readonly #lanes = { preferred: newLane(), general: newLane() }
  readonly #working = new Map<string, number>()
  #lastLane: 'preferred' | 'general' = 'general'

  constructor(bounds: QueueBounds) {
    this.#bounds = {
      ...{ atOnceOfOne: bounds.atOnce, mostWaitingOfOne: bounds.mostWaiting },
      ...{ atOnceInGeneral: bounds.atOnce, turnsAfter: 0, longestWaitMs: undefined },
      ...bounds,
    }
  }

  /** Pieces of work at work and waiting now. */
  get load(): { working: number; waiting: number } {
    const { preferred, general } = this.#lanes
    return { working: preferred.working + general.working, waiting: preferred.waiting + general.waiting }
  }

  /**
   * Waits for a place.
   * @returns gives the place back; calling it again does nothing
   * @throws Refusal unavailable (503, Retry-After) when too many wait, the wait is too long or the client is gone
   */
  async acquire(place: Place): Promise<() => void> {
    const lane = place.preferred ? 'preferred' : 'general'
    if (place.signal?.aborted) throw busy()
    if (!this.#mayStart(lane, place.owner) || this.#lanes[lane].byOwner.has(place.owner))
      await this.#wait(lane, place)
    else this.#begin(lane, place.owner)
    let released = false
    const release = () => {
      if (released) return
      released = true
      afterTurns(this.#bounds.turnsAfter, () => this.#end(lane, place.owner))
    }
    // Between the turn that gave the place and this one, the client may have gone.
    if (place.signal?.aborted) {
      release()
      throw busy()
    }
    return release
  }

  /** Does one piece of work in its place. @throws as `acquire`, and what `work` throws */
  async run<T>(place: Place, work: () => Promise<T>): Promise<T> {
    const release = await this.acquire(place)
    try {
      return await work()
    } finally {
      release()
    }
  }

  #mayStart(name: 'preferred' | 'general', owner: string): boolean {
    const { atOnce, atOnceOfOne, atOnceInGeneral } = this.#bounds
    const mostOfOne = typeof atOnceOfOne === 'number' ? atOnceOfOne : atOnceOfOne(owner)
    if (this.load.working >= atOnce || (this.#working.get(owner) ?? 0) >= mostOfOne) return false
    return name === 'preferred' || this.#lanes.general.working < atOnceInGeneral
  }

  #begin(name: 'preferred' | 'general', owner: string): void {
    this.#lanes[name].working++
    this.#working.set(owner, (this.#working.get(owner) ?? 0) + 1)
  }

  #end(name: 'preferred' | 'general', owner: string): void {
    this.#lanes[name].working--
    const rest = this.#working.get(owner)! - 1
    if (rest > 0) this.#working.set(owner, rest)
    else this.#working.delete(owner)
    while (this.#startNext());
  }

  #wait(name: 'preferred' | 'general', { owner, signal, admitted = false }: Place): Promise<void> {
    if (!admitted) this.#makeRoom(name, owner)
    const lane = this.#lanes[name]
    return new Promise((start, fail) => {
      const settle = () => {
        clearTimeout(timer)
        signal?.removeEventListener('abort', leave)
      }
      const waiter: Waiter = {
        owner,
        start: () => {
          settle()
          setImmediate(start)
        },
        fail: (error) => {
          settle()
          fail(error)
        },
      }
      const leave = () => {
        removeWaiter(lane, waiter)
        waiter.fail(busy())
      }
      const { longestWaitMs } = this.#bounds
      const bounded = !admitted && longestWaitMs !== undefined
      const timer = bounded ? setTimeout(leave, waitBound(longestWaitMs)) : undefined
      signal?.addEventListener('abort', leave, { once: true })
      const own = lane.byOwner.get(owner)
      if (own) own.push(waiter)
      else lane.byOwner.set(owner, [waiter])
      lane.waiting++
    })
  }

  /** @throws Refusal when the owner, or everyone, waits enough already */
  #makeRoom(name: 'preferred' | 'general', owner: string): void {
    const lane = this.#lanes[name]
    const { mostWaiting, mostWaitingOfOne } = this.#bounds
    const own = lane.byOwner.get(owner)?.length ?? 0
    if (own >= waitBound(mostWaitingOfOne)) throw busy()
    if (lane.waiting < mostWaiting) return
    let longest: Waiter[] = []
    for (const waiters of lane.byOwner.values()) if (waiters.length > longest.length) longest = waiters
    if (longest.length <= own + 1) throw busy()
    const given = longest.at(-1)!
    removeWaiter(lane, given)
    given.fail(busy())
  }

  #startNext(): boolean {
    const order = this.#lastLane === 'general' ? lanesPreferredFirst : lanesGeneralFirst
    for (const name of order) {
      const lane = this.#lanes[name]
      for (const [owner, waiters] of lane.byOwner) {
        if (!this.#mayStart(name, owner)) continue
        const next = waiters[0]!
        removeWaiter(lane, next)
        // To the end of the line of owners.
        if (waiters.length > 0) {
          lane.byOwner.delete(owner)
          lane.byOwner.set(owner, waiters)
        }
        this.#lastLane = name
        this.#begin(name, owner)
        next.start()
        return true
      }
    }
    return false
  }
}

const lanesPreferredFirst = ['preferred', 'general'] as const
const lanesGeneralFirst = ['general', 'preferred'] as const

/** The place of the calling code: its account, else its network; work of the process itself shares one owner. */
export function ownPlace(): Place {
  const scope = requestScope()
  return {
    owner: shareOwner() ?? 'system',
    preferred: !scope || scope.accountId !== undefined,
    signal: scope?.signal,
  }
}

function afterTurns(turns: number, start: () => void): void {
  if (turns === 0) start()
  else setImmediate(afterTurns, turns - 1, start)
}

function newLane(): Lane {
  return { byOwner: new Map(), waiting: 0, working: 0 }
}

function removeWaiter(lane: Lane, waiter: Waiter): void {
  const waiters = lane.byOwner.get(waiter.owner)
  const at = waiters?.indexOf(waiter) ?? -1
  if (!waiters || at === -1) return
  waiters.splice(at, 1)
  lane.waiting--
  if (waiters.length === 0) lane.byOwner.delete(waiter.owner)
}

function busy(): Refusal {
  return new Refusal('unavailable', { retryAfterSeconds: 5 })
}
