import { logLine } from '@cakrawala/logging/log'
import { isAlive } from '@cakrawala/process/process-mark'
import type { Postmaster } from './postmaster.ts'

const lookEveryMs = 250
/** Pauses between tries to start a server that does not start, in milliseconds; the last one stays. */
const pausesMs = [500, 1_000, 2_000, 5_000, 10_000, 30_000]

/**
 * Checks whether the server lives and starts it again when it does not.
 * @param revive starts it, or adopts the one another process has started; null while that is for another process to do.
 * `stopping`: it is needed no more.
 */
export function watchServer(
  first: Postmaster,
  revive: (stopping: () => boolean) => Promise<Postmaster | null>,
): { server(): Postmaster; stop(): Promise<void> } {
  let server = first
  let stopped = false
  let failures = 0
  let timer: NodeJS.Timeout
  let reviving: Promise<void> = Promise.resolve()

  const later = (ms: number) => {
    if (!stopped) timer = setTimeout(look, ms).unref()
  }
  const look = () => {
    if (seemsAlive(server)) return later(lookEveryMs)
    reviving = startAgain()
  }
  const startAgain = async () => {
    const from = Date.now()
    try {
      const found = await revive(() => stopped)
      if (found && !stopped) {
        server = found
        failures = 0
        logLine('warn', { event: 'postgres_started_again', ms: Date.now() - from })
      }
      later(lookEveryMs)
    } catch (error) {
      // Reported once: what follows is the same until it starts.
      if (failures === 0 && !stopped) logLine('error', { event: 'postgres_not_started' }, error)
      later(pausesMs[Math.min(failures++, pausesMs.length - 1)]!)
    }
  }
  later(lookEveryMs)
  return {
    server: () => server,
    async stop() {
      stopped = true
      clearTimeout(timer)
      await reviving
    },
  }
}

/**
 * Works on every system: signal 0; where the system has the start time at no cost, also whether it is the same process.
 */
function seemsAlive({ mark }: Postmaster): boolean {
  try {
    process.kill(mark.pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
  return process.platform !== 'linux' || isAlive(mark)
}
