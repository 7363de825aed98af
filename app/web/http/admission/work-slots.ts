import { FairQueue, ownPlace } from '@cakrawala/fair-queue/fair-queue'
import { requestScope } from '@cakrawala/fair-queue/request-scope'
import { countWaiting } from '@cakrawala/pg-access/database-time'

/**
 * Node accepts one connection in each turn of its event loop, and reads what has come in. Work that began at once where other
 * work ends would let new clients in one by one, each after a whole render; and a client that opens hundreds of connections
 * and closes them would have work begun for each, as its end is seen a turn later.
 */
const turnsAfter = 64

/**
 * Pages and calls that are worked on at one time. More would only share the same processor, and make everyone
 * wait for all; one account or network has three of the slots, and two are reserved for signed-in people.
 */
const slots = new FairQueue({
  ...{ atOnce: 8, atOnceOfOne: 3, atOnceInGeneral: 6 },
  ...{ mostWaiting: 400, mostWaitingOfOne: 96, longestWaitMs: 3_000, turnsAfter },
})

/** Pages and calls at work and waiting now. */
export function workLoad(): { working: number; waiting: number } {
  return slots.load
}

/**
 * Takes the slot of one page or call, or finds the one its request has already. Call it once the actor is
 * known. While the slot is given up by `outsideOfSlot`, others have it.
 * @returns releases the slot, when the work is done
 * @throws Refusal unavailable (503, Retry-After) when too many wait, or for longer than three seconds, or the
 *   client is gone
 */
export async function takeWorkSlot(): Promise<() => void> {
  const scope = requestScope()
  if (!scope) return () => undefined
  if (scope.slot) return scope.slot.release
  const place = ownPlace()
  let release = await inLine(place)
  let returning: Promise<void> | undefined
  let pauses = 0
  let over = false
  const give = () => {
    over = true
    delete scope.slot
    release()
  }
  const comeBack = async () => {
    release = await inLine({ ...place, admitted: true })
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

/** What the request may wait in all counts its time in line. */
function inLine(place: Parameters<typeof slots.acquire>[0]): Promise<() => void> {
  return slots.acquire(place).finally(countWaiting())
}

/** Does the work of one page or call in its slot. @throws as `takeWorkSlot`, and what `work` throws */
export async function inWorkSlot<T>(work: () => Promise<T>): Promise<T> {
  const release = await takeWorkSlot()
  try {
    return await work()
  } finally {
    release()
  }
}
