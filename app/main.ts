import { StartProblem } from '@cakrawala/errors/start-problem'
import { logLine } from '@cakrawala/logging/log'
import { type LastAct, startStopWatchdog, stopSignals } from '@cakrawala/process/stop-watchdog'
import { readSettings } from '#infra/settings.ts'
import { startPlatform } from './platform.ts'

// Work that no one waits for any more may fail, too: that is logged, and ends nothing.
process.on('unhandledRejection', (error) => logLine('error', { event: 'rejection_unhandled' }, error))

// The process: reads the settings, opens the platform, closes it once when asked to stop.
try {
  const settings = readSettings()
  const platform = await startPlatform(settings)
  let stopping = false
  const stop = () => {
    if (stopping) return
    stopping = true
    watchdog.begin()
    platform.stop().then(
      () => process.exit(0),
      (error) => fail(error),
    )
  }
  for (const signal of stopSignals) process.on(signal, stop)
  const watchdog = startStopWatchdog(settings.databaseUrl ? null : stopOfDatabase(settings.dataDir))
  // The start script holds the other end: without it no one could stop this process any more.
  process.on('disconnect', stop)
} catch (error) {
  fail(error)
}

/** The built-in database outlives this process: where it was not stopped, the watchdog asks it to. */
function stopOfDatabase(dataDir: string): LastAct {
  const module = import.meta.resolve('@cakrawala/embedded-postgres-server/ask-to-stop')
  return { module, name: 'askOwnServerToStop', argument: dataDir }
}

function fail(error: unknown): never {
  process.stderr.write(error instanceof StartProblem ? `${error.message}\n` : `${(error as Error).stack}\n`)
  process.exit(1)
}
