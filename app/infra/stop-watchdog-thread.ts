import { createRequire } from 'node:module'
import { constants } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import { askOwnServerToStop } from './postgres/ask-to-stop.ts'
import { stopSignals, type WatchdogOrder } from './stop-watchdog.ts'

// The thread beside the event loop (stop-watchdog.ts). Once asked to stop it counts on its own, and nothing calls it back.

const { dataDir, databaseMs, killMs } = workerData as WatchdogOrder
let begun = false

function begin(): void {
  if (begun) return
  begun = true
  if (dataDir !== null) setTimeout(stopDatabase, databaseMs, dataDir)
  setTimeout(() => process.kill(process.pid, 'SIGKILL'), killMs)
}

function stopDatabase(folder: string): void {
  try {
    askOwnServerToStop(folder)
  } catch {
    // No server of ours, or it has ended already. One that survives is adopted by the next start.
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
  // Another Node without this way in: then the main thread tells, as soon as its loop is free.
}
