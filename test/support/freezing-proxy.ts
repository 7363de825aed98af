import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/**
 * A database behind a network that fails: frozen, connections stay open and nothing comes through any more; cut, they are
 * lost, and no new one is taken.
 */
export type FreezingProxy = {
  url: string
  freeze(): void
  thaw(): void
  cut(): void
  mend(): void
  close(): Promise<void>
}

/** @param databaseUrl of a PostgreSQL at a port or behind a unix socket */
export async function freezingProxy(databaseUrl: string): Promise<FreezingProxy> {
  const url = new URL(databaseUrl.replace(/^([a-z]+:\/\/[^/]*)@\//, '$1@localhost/'))
  const folder = url.searchParams.get('host')
  const target = folder?.startsWith('/')
    ? { path: `${folder}/.s.PGSQL.5432` }
    : { host: url.hostname, port: Number(url.port || 5432) }
  const sockets = new Set<Socket>()
  let frozen = false
  let isCut = false
  const server = createServer((client) => {
    if (isCut) return void client.destroy()
    const database = connect(target)
    for (const [from, to] of [
      [client, database],
      [database, client],
    ] as const) {
      sockets.add(from)
      from.on('data', (bytes) => to.write(bytes))
      from.on('error', () => to.destroy())
      from.on('close', () => {
        sockets.delete(from)
        to.destroy()
      })
      if (frozen) from.pause()
    }
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const user = url.username || 'postgres'
  const secret = url.password ? `:${url.password}` : ''
  return {
    url: `postgresql://${user}${secret}@127.0.0.1:${port}${url.pathname}`,
    freeze() {
      frozen = true
      for (const socket of sockets) socket.pause()
    },
    thaw() {
      frozen = false
      for (const socket of sockets) socket.resume()
    },
    cut() {
      isCut = true
      for (const socket of sockets) socket.destroy()
    },
    mend() {
      isCut = false
    },
    async close() {
      for (const socket of sockets) socket.destroy()
      await new Promise((closed) => server.close(closed))
    },
  }
}
