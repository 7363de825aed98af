import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'

type Checks = {
  /** Whether what the process cannot do without answers. */
  answers: () => Promise<unknown>
  /** Why it cannot serve, such as a full disk; null where it can. */
  trouble: () => Promise<string | null>
}

const longestMs = 2_000

export function isHealth({ url = '' }: IncomingMessage): boolean {
  return url.startsWith('/health/')
}

/** What machines ask a process: whether it answers, and whether it is ready for requests. */
export class Health {
  readonly #checks: Checks
  #draining = false
  #asking: Promise<boolean> | undefined

  constructor(checks: Checks) {
    this.#checks = checks
  }

  /** A server that opens is ready, also after another one was closed in this process. */
  startServing(): void {
    this.#draining = false
  }

  /** From here on the server reports that it is not ready; open requests are still answered. */
  startDraining(): void {
    this.#draining = true
  }

  get isDraining(): boolean {
    return this.#draining
  }

  /** `/health/live`: the process answers. `/health/ready`: it can reach what it needs, and is not stopping. */
  addTo(server: FastifyInstance): void {
    server.addHook('onRequest', async (_request, reply) => {
      reply.headers({ 'cache-control': 'no-store' })
    })
    server.get('/health/live', async () => ({ status: 'ok' }))
    server.get('/health/ready', async (_request, reply) => {
      const reason = await this.#checks.trouble()
      const ready = !this.#draining && !reason && (await this.#answersInTime())
      return reply
        .code(ready ? 200 : 503)
        .send({ status: ready ? 'ok' : 'unavailable', ...(reason ? { reason } : {}) })
    })
  }

  /** One check at a time: requests meanwhile get the same answer. */
  #answersInTime(): Promise<boolean> {
    this.#asking ??= within(longestMs, this.#checks.answers()).finally(() => {
      this.#asking = undefined
    })
    return this.#asking
  }
}

function within(ms: number, work: Promise<unknown>): Promise<boolean> {
  const done = work.then(
    () => true,
    () => false,
  )
  return Promise.race([done, new Promise<boolean>((late) => setTimeout(() => late(false), ms).unref())])
}
