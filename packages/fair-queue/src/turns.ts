import { FairQueue, ownPlace, type QueueBounds } from './fair-queue.ts'
import { outsideOfSlot, requestScope } from './request-scope.ts'

/** Of those that wait, one account or network has at most this part. */
const shareOfOne = 1 / 4

/**
 * Heavy work that few do at once: others wait, accounts and networks take turns, and too many are refused.
 * @param atOnce pieces of work at one time
 * @param mostWaiting pieces that wait at one time; a quarter of them for one account or network
 * @param more bounds besides
 * @returns does one piece of work in its turn. @throws Refusal unavailable when too many wait
 */
export function turnsOf(
  atOnce: number,
  mostWaiting: number,
  more: Pick<QueueBounds, 'atOnceOfOne' | 'longestWaitMs'> = {},
): <T>(work: () => Promise<T>) => Promise<T> {
  const queue = new FairQueue({
    ...{ atOnce, mostWaiting, ...more },
    mostWaitingOfOne: Math.max(1, Math.floor(mostWaiting * shareOfOne)),
  })
  let jobs = 0
  return (work) => {
    const place = ownPlace()
    // Work of the process itself is in no one's share: each piece is an owner of its own.
    const owner = requestScope() ? place.owner : `job:${jobs++}`
    return outsideOfSlot(() => queue.run({ ...place, owner }, work))
  }
}
