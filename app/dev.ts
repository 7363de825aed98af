import type { ServerBuild } from 'react-router'
import { createServer as createVite } from 'vite'
import { readSettings } from '#infra/settings.ts'
import { startPlatform } from './platform.ts'

// Development: the same platform, with pages from Vite instead of the build; changes show without a restart.
const vite = await createVite({ server: { middlewareMode: true } })
const platform = await startPlatform(
  readSettings(),
  () => vite.ssrLoadModule('virtual:react-router/server-build') as Promise<ServerBuild>,
  { middleware: vite.middlewares },
)
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => Promise.all([vite.close(), platform.stop()]).then(() => process.exit(0)))
}
