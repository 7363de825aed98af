import { FairQueue, ownPlace } from '@cakrawala/fair-queue/fair-queue'
import { requestScope } from '@cakrawala/fair-queue/request-scope'

type Options = Omit<ConstructorParameters<typeof FairQueue>[0], 'turnsAfter'> & {
  /** Called when the wait for a slot begins; what it returns, when it ends. */
  countWaiting?: () => () => void
}

/**
 * Node accepts one connection in each turn of its event loop, and reads what has come in. Work that began at once where other
 * work ends would let new clients in one by one, each after a whole render; and a client that opens hundreds of connections
 * and closes them would have work begun for each, as its end is seen a turn later.
 */
const turnsAfter = 64

/** Slots of requests that are worked on at one time: owners take turns, whatever number each has waiting. */
export class WorkSlots {
  readonly #slots: FairQueue
  readonly #countWaiting: () => () => void

  constructor({ countWaiting = () => () => undefined, ...bounds }: Options) {
    this.#slots = new FairQueue({ ...bounds, turnsAfter })
    this.#countWaiting = countWaiting
  }

  /** Requests at work and waiting now. */
  get load(): { working: number; waiting: number } {
    return this.#slots.load
  }

  /**
   * Takes the slot of one request, or finds the one it has already. Call it once the actor is known. While the slot is given
   * up by `outsideOfSlot`, others have it.
   * @returns releases the slot, when the work is done
   * @throws Refusal unavailable (503, Retry-After) when too many wait, or for too long, or the client is gone
   */
  async take(): Promise<() => void> {
    const scope = requestScope()
    if (!scope) return () => undefined
    if (scope.slot) return scope.slot.release
    const place = ownPlace()
    let release = await this.#inLine(place)
    let returning: Promise<void> | undefined
    let pauses = 0
    let over = false
    const give = () => {
      over = true
      delete scope.slot
      release()
    }
    const comeBack = async () => {
      release = await this.#inLine({ ...place, admitted: true })
      // Other work of the same request may have paused again meanwhile.
      if (over || pauses > 0) release()
    }
    scope.slot = {
      release: give,
      pause() {
        pauses++
        release()
      },
      async resume() {
        if (--pauses > 0) return
        returning ??= comeBack().finally(() => {
          returning = undefined
        })
        await returning
      },
    }
    return give
  }

  /** Does the work of one request in its slot. @throws as `take`, and what `work` throws */
  async run<T>(work: () => Promise<T>): Promise<T> {
    const release = await this.take()
    try {
      return await work()
    } finally {
      release()
    }
  }

  #inLine(place: Parameters<FairQueue['acquire']>[0]): Promise<() => void> {
    return this.#slots.acquire(place).finally(this.#countWaiting())
  }
}
