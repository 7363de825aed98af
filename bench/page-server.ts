import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { startEmbeddedPostgres } from '@cakrawala/embedded-postgres-server/supervisor'
import type { ServerBuild } from 'react-router'
import { connectDatabase, databaseUrl } from '#infra/database.ts'
import { cachePages } from '#web/http/cache/cache-pages.ts'
import { createServer } from '#web/http/site/server.ts'

/**
 * The web server alone, without the worker beside it, on the database of a running platform: its processor time is its
 * own.
 */
const { url } = await startEmbeddedPostgres({ dataDir: process.env.DATA_DIR! })
await connectDatabase(url)
cachePages(databaseUrl())
const build = (await import(path.resolve('build/server/index.js'))) as ServerBuild
const server = await createServer(async () => build)
await server.listen({ port: 0, host: '127.0.0.1' })
process.on('message', () => process.send?.(process.cpuUsage()))
process.send?.({ origin: `http://127.0.0.1:${(server.server.address() as AddressInfo).port}` })
