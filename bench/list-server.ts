import type { AddressInfo } from 'node:net'
import path from 'node:path'
import pg from 'pg'
import type { ServerBuild } from 'react-router'
import { openSession } from '#domain/account/session/open-session.server.ts'
import { connectDatabase, database, transaction } from '#infra/database.ts'
import { createServer } from '#web/http/server.ts'
import { readersOf } from './list-readers.ts'
import { processorOf } from './processor-time.ts'

/** The web door on the large data, counting what its answers ask of the database. Nothing is kept in memory: each page is made. */
type Asked = { text: string; ms: number }

let asked: Asked[] = []
const query = pg.Client.prototype.query as (...given: unknown[]) => unknown
pg.Client.prototype.query = function (this: pg.Client, ...given: unknown[]) {
  const [first] = given
  const text = typeof first === 'string' ? first : ((first as { text?: string } | null)?.text ?? '')
  const began = performance.now()
  const ended = () => asked.push({ text, ms: performance.now() - began })
  const last = given.at(-1)
  if (typeof last === 'function') {
    given[given.length - 1] = (...answer: unknown[]) => {
      ended()
      last(...answer)
    }
    return query.apply(this, given)
  }
  const answer = query.apply(this, given)
  if (answer instanceof Promise) answer.then(ended, ended)
  return answer
} as typeof pg.Client.prototype.query

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
  const met = asked
  asked = []
  process.send?.({ asked: met, processor: await processorOf(database()) })
})
const { port } = server.server.address() as AddressInfo
process.send?.({ origin: `http://127.0.0.1:${port}`, words, sessions })
