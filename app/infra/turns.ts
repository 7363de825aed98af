import { Refusal } from '#kernel/refusal.ts'

const tooMany = () => new Refusal('unavailable', { retryAfterSeconds: 5 })

/**
 * Heavy work that few do at once: others wait their turn, and too many are sent away.
 * @returns does one piece of work in its turn. @throws Refusal of `sentAway` (unavailable unless said) when too many wait
 */
export function turnsOf(
  atOnce: number,
  mostWaiting: number,
  sentAway: () => Refusal = tooMany,
): <T>(work: () => Promise<T>) => Promise<T> {
  let working = 0
  const waiting: (() => void)[] = []
  return async (work) => {
    if (working < atOnce) working++
    else if (waiting.length < mostWaiting) await new Promise<void>((go) => waiting.push(go))
    else throw sentAway()
    try {
      return await work()
    } finally {
      // Whoever waits takes over this very place.
      const next = waiting.shift()
      if (next) next()
      else working--
    }
  }
}
