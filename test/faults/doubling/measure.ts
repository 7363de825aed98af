import { setImmediate } from 'node:timers/promises'

/** What blocks everyone else, at most, in milliseconds of processor time. */
const mostMs = 50
/** Below this the clock and the collector of garbage weigh as much as the work. */
const floorMs = 5
const growth = 3
/** So much is not what else the machine does. */
const hopelessMs = 8 * mostMs
const doublings = 4
/**
 * A bad verdict counts when it is true for the least of so many rounds: compiling and collecting garbage only add to
 * some.
 */
const rounds = 4
/** The processor time of a thread may advance in steps of 4 ms: a bad verdict is asked again of work repeated so long. */
const enoughMs = 40
const mostRepeats = 10

/**
 * What is wrong with how long a place takes of this thread, or null: at its largest input more than 50 ms, or more than three
 * times as much for twice the input.
 * @param of the input of a size, made before it is measured
 */
export async function slowness<T>(
  take: (input: T) => unknown,
  of: (size: number) => T,
  most: number,
): Promise<string | null> {
  const sizes = Array.from({ length: doublings + 1 }, (_, at) => Math.floor(most / 2 ** (doublings - at)))
  let once = 0
  for (const size of [sizes[0]!, sizes[2]!, most]) {
    once = await least(take, of(size), 1)
    if (once > hopelessMs) return `takes too long. ${size}: ${once.toFixed(0)} ms`
  }
  if (once <= floorMs * growth) return null
  const times = sizes.map(() => Number.POSITIVE_INFINITY)
  for (let round = 0; round < rounds; round++) {
    for (const [at, size] of sizes.entries()) times[at] = Math.min(times[at]!, await least(take, of(size), 5))
    if (verdictOn(sizes, times) === null) return null
  }
  if (times.at(-1)! > 2 * mostMs) return verdictOn(sizes, times)
  for (const [at, size] of sizes.entries()) times[at] = await least(take, of(size), 3, enoughMs)
  return verdictOn(sizes, times)
}

function verdictOn(sizes: number[], times: number[]): string | null {
  const said = `${sizes.join(', ')}: ${times.map((time) => time.toFixed(1)).join(', ')} ms`
  if (times.at(-1)! > mostMs) return `takes too long. ${said}`
  const steps = times.slice(1).map((time, at) => time / Math.max(floorMs, times[at]!))
  return steps.some((step) => step > growth) ? `grows too fast. ${said}` : null
}

/** The least of several runs: whatever else the machine does only adds to it. A run takes the input again until `enough` ms. */
async function least<T>(take: (input: T) => unknown, input: T, runs: number, enough = 0): Promise<number> {
  let shortest = Number.POSITIVE_INFINITY
  for (let run = 0; run < runs; run++) {
    await setImmediate()
    const started = process.threadCpuUsage()
    let used = 0
    let repeats = 0
    do {
      try {
        await take(input)
      } catch {
        // A refusal costs time like an answer.
      }
      repeats += 1
      const { user, system } = process.threadCpuUsage(started)
      used = (user + system) / 1_000
    } while (used < enough && repeats < mostRepeats)
    shortest = Math.min(shortest, used / repeats)
  }
  return shortest
}
