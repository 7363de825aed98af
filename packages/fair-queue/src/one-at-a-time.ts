import { FairQueue } from './fair-queue.ts'

/**
 * Lets work of one owner come one after another in this process, before it takes a connection: who waited for a lock of the
 * database would hold one. Across processes locks still decide.
 * @param mostWaiting of one owner
 * @returns does one piece of work in its turn. @throws Refusal unavailable when too many wait, or for more than 2 s
 */
export function oneAtATime(mostWaiting: number): <T>(owner: string, work: () => Promise<T>) => Promise<T> {
  const queue = new FairQueue({
    ...{ atOnce: Number.POSITIVE_INFINITY, atOnceOfOne: 1 },
    ...{ mostWaiting: Number.POSITIVE_INFINITY, mostWaitingOfOne: mostWaiting, longestWaitMs: 2_000 },
  })
  return (owner, work) => queue.run({ owner }, work)
}
