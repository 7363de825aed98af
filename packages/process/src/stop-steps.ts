import { logLine } from '@cakrawala/logging/log'

/** From the request to stop to the end of the process, in milliseconds; what has not ended by then is left behind. */
export const stopLimitMs = 8_000
/** Reserved for the step that runs last: the embedded database. */
const lastStepMs = 1_000

type Step = { name: string; stop: () => Promise<unknown>; atMostMs: number }

/** The parts of the process that have to be stopped. They are stopped in the opposite order of their start. */
export class StopSteps {
  readonly #steps: Step[] = []

  /** @param atMostMs how long the steps after it wait for this one */
  add(name: string, stop: () => Promise<unknown>, atMostMs: number): void {
    this.#steps.push({ name, stop, atMostMs })
  }

  /**
   * Runs every step once, within `limitMs` in all. A step that fails or hangs is named in the log and left behind: the
   * next one runs nevertheless. Never rejects.
   * @returns the names of the steps that did not end well
   */
  async run(limitMs = stopLimitMs): Promise<string[]> {
    const deadline = performance.now() + limitMs
    const steps = this.#steps.splice(0).reverse()
    const unfinished: string[] = []
    for (const [index, { name, stop, atMostMs }] of steps.entries()) {
      const reserved = index === steps.length - 1 ? 0 : lastStepMs
      const left = Math.max(deadline - performance.now() - reserved, 0)
      const error = await errorWithin(Math.min(atMostMs, left), stop)
      if (error === null) continue
      unfinished.push(name)
      logLine('warn', { event: 'stop_step_unfinished', job: name }, error)
    }
    return unfinished
  }
}

/** @returns null when `stop` ended in time, else what went wrong */
async function errorWithin(ms: number, stop: () => Promise<unknown>): Promise<unknown> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<Error>((resolve) => {
    timer = setTimeout(() => resolve(new Error(`not stopped within ${Math.round(ms)} ms`)), ms)
  })
  try {
    return await Promise.race([stop().then(() => null), late])
  } catch (error) {
    return error
  } finally {
    clearTimeout(timer)
  }
}
