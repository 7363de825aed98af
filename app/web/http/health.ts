import type { IncomingMessage } from 'node:http'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { database } from '#infra/database.ts'
import { diskTrouble } from '#infra/disk-trouble.ts'

let draining = false

/** A server that opens is ready, also after another one was closed in this process. */
export function startServing(): void {
  draining = false
}

/** From here on the server reports that it is not ready; open requests are still answered. */
export function startDraining(): void {
  draining = true
}

export function isDraining(): boolean {
  return draining
}

export function isHealth({ url = '' }: IncomingMessage): boolean {
  return url.startsWith('/health/')
}

/** `/health/live`: the process answers. `/health/ready`: it can reach its database, write to its disk and is not stopping. */
export async function health(server: FastifyInstance): Promise<void> {
  server.addHook('onRequest', async (_request, reply) => {
    reply.headers({ 'cache-control': 'no-store' })
  })
  server.get('/health/live', async () => ({ status: 'ok' }))
  server.get('/health/ready', async (_request, reply) => {
    const reason = await diskTrouble()
    const ready = !draining && !reason && (await answersWithin(2_000))
    return reply
      .code(ready ? 200 : 503)
      .send({ status: ready ? 'ok' : 'unavailable', ...(reason ? { reason } : {}) })
  })
}

let asking: Promise<boolean> | undefined

/** One check at a time: requests meanwhile get the same answer. */
function answersWithin(milliseconds: number): Promise<boolean> {
  asking ??= askWithin(milliseconds).finally(() => {
    asking = undefined
  })
  return asking
}

async function askWithin(milliseconds: number): Promise<boolean> {
  const asked = database()
    .execute(sql`SELECT 1`)
    .then(
      () => true,
      () => false,
    )
  return Promise.race([
    asked,
    new Promise<boolean>((late) => setTimeout(() => late(false), milliseconds).unref()),
  ])
}
