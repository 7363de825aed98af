import { Worker } from 'node:worker_threads'

/** What asks this process to stop. */
export const stopSignals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** Milliseconds from the signal until the last act, and until the process is killed. */
export const watchdogMs = { lastAct: 7_200, kill: 8_700 } as const

/**
 * What the thread still does where the process did not: a function that a module exports under `name`, such as one that
 * stops a server beside the process. `module` is a URL, as `import.meta.resolve` gives it.
 */
export type LastAct = { module: string; name: string; argument: string }

/** For the thread. */
export type WatchdogOrder = { lastAct: LastAct | null; lastActMs: number; killMs: number }

/**
 * Starts a thread that ends this process soon after it was asked to stop, also while the event loop is busy and handles
 * no signal: the thread receives the signals itself. Start it when handlers for `stopSignals` are there: from then on a
 * signal alone ends nothing.
 * @returns `begin`, for a request to stop that is no signal
 */
export function startStopWatchdog(lastAct: LastAct | null): { begin(): void } {
  const order: WatchdogOrder = { lastAct, lastActMs: watchdogMs.lastAct, killMs: watchdogMs.kill }
  const thread = new Worker(new URL('./stop-watchdog-thread.ts', import.meta.url), {
    workerData: order,
    // Node offers signals to the main thread only. Inside, they are open to every loop (libuv, uv_signal_t).
    execArgv: ['--expose-internals', '--no-warnings'],
    resourceLimits: { maxOldGenerationSizeMb: 32, maxYoungGenerationSizeMb: 4 },
  })
  // Without the thread the process stops as before, only not out of a busy loop; scripts/start.mjs still kills it.
  thread.on('error', () => undefined)
  thread.unref()
  return { begin: () => thread.postMessage('stop') }
}
