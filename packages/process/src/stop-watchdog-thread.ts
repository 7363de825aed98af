import { createRequire } from 'node:module'
import { constants } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import { type LastAct, stopSignals, type WatchdogOrder } from './stop-watchdog.ts'

// The thread beside the event loop (stop-watchdog.ts). Once asked to stop it counts on its own, and nothing calls it back.

const { lastAct, lastActMs, killMs } = workerData as WatchdogOrder
let begun = false
// Loaded now: in a process that does not stop, everything may be late.
const loaded = lastAct && import(lastAct.module)
loaded?.catch(() => undefined)

function begin(): void {
  if (begun) return
  begun = true
  if (lastAct) setTimeout(actLast, lastActMs, lastAct)
  setTimeout(() => process.kill(process.pid, 'SIGKILL'), killMs)
}

async function actLast({ name, argument }: LastAct): Promise<void> {
  try {
    await (await loaded)[name](argument)
  } catch {
    // There is nothing to do any more. What survives is the matter of the next start.
  }
}

type SignalHandle = { onsignal: (signal: number) => void; start(signal: number): number; unref(): void }

function listenToSignals(): void {
  const { internalBinding } = createRequire(import.meta.url)('internal/test/binding') as {
    internalBinding(name: 'signal_wrap'): { Signal: new () => SignalHandle }
  }
  const { Signal } = internalBinding('signal_wrap')
  for (const name of stopSignals) {
    const handle = new Signal()
    handle.onsignal = begin
    handle.unref()
    handle.start(constants.signals[name])
  }
}

parentPort!.on('message', begin)
try {
  listenToSignals()
} catch {
  // A Node without this function: then the main thread reports it, as soon as its loop is free.
}
