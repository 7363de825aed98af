import { readFileSync } from 'node:fs'
import type { ProcessMark } from '@cakrawala/process/process-mark'
import { layoutOf } from './layout.ts'
import { runningPostmaster } from './postmaster.ts'

/**
 * Asks the server in `<dataDir>/postgres` to stop cleanly, if this process is the one that answers for it. Synchronous and
 * without waiting, before the process is ended by force.
 */
export function askOwnServerToStop(dataDir: string): void {
  const layout = layoutOf(dataDir)
  const { parent } = JSON.parse(readFileSync(layout.owner, 'utf8')) as { parent: ProcessMark }
  const server = parent.pid === process.pid ? runningPostmaster(layout.cluster) : undefined
  // SIGINT: transactions are rolled back, everything is written (PostgreSQL, "Shutting Down the Server").
  if (server) process.kill(server.mark.pid, 'SIGINT')
}
