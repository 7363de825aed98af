import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'

/** How long a site may take to close before it is ended by force. */
const patienceMs = 15_000

export async function stopSite(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return
  const gone = once(server, 'exit')
  const force = setTimeout(() => server.kill('SIGKILL'), patienceMs)
  server.disconnect()
  await gone
  clearTimeout(force)
}
