import type { ServerBuild } from 'react-router'
import { createServer as createVite } from 'vite'
import { readSettings } from '#infra/settings.ts'
import { startHouse } from './house.ts'

// Development: the same house, with pages from Vite instead of the build; changes show without a restart.
const vite = await createVite({ server: { middlewareMode: true } })
const house = await startHouse(
  readSettings(),
  () => vite.ssrLoadModule('virtual:react-router/server-build') as Promise<ServerBuild>,
  { middleware: vite.middlewares },
)
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => Promise.all([vite.close(), house.stop()]).then(() => process.exit(0)))
}
