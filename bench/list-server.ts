import type { AddressInfo } from 'node:net'
import path from 'node:path'
import type { ServerBuild } from 'react-router'
import { openSession } from '#domain/account/session/begin-session.server.ts'
import { connectDatabase, database, transaction } from '#infra/database.ts'
import { createServer } from '#web/http/site/server.ts'
import { listen, takeStatements } from '../test/support/statement-log.ts'
import { readersOf } from './list-readers.ts'
import { processorOf } from './processor-time.ts'

/**
 * The web server on the large data, counting the statements of its answers. Each page is made; only figures a minute old
 * are cached.
 */
listen()
await connectDatabase(process.env.BIG_DATA_URL!)
const { words, accounts } = await readersOf(database())
const sessions: Record<string, string> = {}
for (const [reader, accountId] of Object.entries(accounts)) {
  const from = { address: '127.0.0.1', device: 'bench' }
  sessions[reader] = (await transaction((tx) => openSession(tx, accountId, from, null))).token
}
const build = (await import(path.resolve('build/server/index.js'))) as ServerBuild
const server = await createServer(async () => build)
await server.listen({ port: 0, host: '127.0.0.1' })
process.on('message', async () => {
  const asked = takeStatements()
  process.send?.({ asked, processor: await processorOf(database()) })
})
const { port } = server.server.address() as AddressInfo
process.send?.({ origin: `http://127.0.0.1:${port}`, words, sessions })
