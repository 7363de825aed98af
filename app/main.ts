import { readSettings } from '#infra/settings.ts'
import { StartProblem } from '#infra/start-problem.ts'
import { startHouse } from './house.ts'

// The process: reads the settings, opens the house, closes it once when asked to stop.
try {
  const house = await startHouse(readSettings())
  let stopping = false
  const stop = () => {
    if (stopping) return
    stopping = true
    house.stop().then(
      () => process.exit(0),
      (error) => fail(error),
    )
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop)
  // The start script holds the other end: without it nobody could stop this process any more.
  process.on('disconnect', stop)
} catch (error) {
  fail(error)
}

function fail(error: unknown): never {
  process.stderr.write(error instanceof StartProblem ? `${error.message}\n` : `${(error as Error).stack}\n`)
  process.exit(1)
}
