import { createConnection, createServer, type Server, type Socket } from 'node:net'

/** How the database fails: it answers with an SQLSTATE, cuts the connection, or does not respond. */
export type Failure = { sqlState: string } | 'end' | 'reset' | 'silence'

/**
 * A proxy between the program and a real PostgreSQL that speaks its protocol. Everything passes until `fail` is called;
 * then so many more statements pass, and every later one fails.
 */
export type FailingPostgres = {
  url: string
  fail(how: Failure, afterStatements?: number): void
  heal(): void
  /** Statements that were asked since the last `fail` or `heal`. */
  asked(): number
  close(): Promise<void>
}

export async function failingPostgres(serverUrl: string): Promise<FailingPostgres> {
  let how: Failure | null = null
  let passing = Number.POSITIVE_INFINITY
  let asked = 0
  const sockets = new Set<Socket>()
  const admits = () => {
    asked++
    return how === null || passing-- > 0
  }
  const server: Server = createServer((client) => {
    const database = connectTo(serverUrl)
    for (const socket of [client, database]) {
      sockets.add(socket)
      socket.on('error', () => undefined)
      socket.on('close', () => {
        sockets.delete(socket)
        client.destroy()
        database.destroy()
      })
    }
    database.on('data', (bytes) => client.write(bytes))
    let failing = false
    readMessages(client, (type, bytes) => {
      // A statement is a simple query or a Bind: its Parse comes before it, or is missing where it is prepared already.
      if (!failing && (type === 'Q' || type === 'B')) failing = !admits()
      if (!failing) database.write(bytes)
      else if (how) failing = answerFailing(client, how, type)
    })
  })
  await new Promise<void>((open) => server.listen(0, '127.0.0.1', open))
  const { port } = server.address() as { port: number }
  const user = new URL(serverUrl.replace('@/', '@localhost/')).username
  const name = /\/([^/?]+)(?:\?|$)/.exec(serverUrl.replace(/^\w+:\/\//, ''))![1]!
  return {
    url: `postgresql://${user}@127.0.0.1:${port}/${name}`,
    fail(next, afterStatements = 0) {
      how = next
      passing = afterStatements
      asked = 0
    },
    heal() {
      how = null
      asked = 0
    },
    asked: () => asked,
    async close() {
      for (const socket of sockets) socket.destroy()
      await new Promise((closed) => server.close(closed))
    },
  }
}

/** @returns whether it fails on: after the Sync of a failed statement the next one is looked at anew */
function answerFailing(client: Socket, how: Failure, type: string): boolean {
  if (how === 'end') client.end()
  else if (how === 'reset') client.resetAndDestroy()
  else if (how === 'silence') return true
  else {
    if (type === 'Q' || type === 'B') client.write(errorMessage(how.sqlState))
    if (type !== 'Q' && type !== 'S') return true
    client.write(Buffer.from('Z\0\0\0\x05I', 'latin1'))
    return false
  }
  return true
}

function errorMessage(sqlState: string): Buffer {
  const fields = Buffer.from(`SERROR\0VERROR\0C${sqlState}\0Mfailing on purpose\0\0`, 'latin1')
  const head = Buffer.alloc(5)
  head.write('E')
  head.writeInt32BE(fields.length + 4, 1)
  return Buffer.concat([head, fields])
}

/** Splits what a client sends into messages; the first one has no type (startup). */
function readMessages(client: Socket, read: (type: string, bytes: Buffer) => void): void {
  let rest = Buffer.alloc(0)
  let started = false
  client.on('data', (bytes: Buffer) => {
    rest = Buffer.concat([rest, bytes])
    for (;;) {
      const head = started ? 1 : 0
      if (rest.length < head + 4) return
      const length = head + rest.readInt32BE(head)
      if (rest.length < length) return
      const message = rest.subarray(0, length)
      rest = rest.subarray(length)
      read(started ? String.fromCharCode(message[0]!) : '', message)
      started = true
    }
  })
}

function connectTo(serverUrl: string): Socket {
  const folder = /[?&]host=([^&]+)/.exec(serverUrl)?.[1]
  if (folder) return createConnection(`${decodeURIComponent(folder)}/.s.PGSQL.5432`)
  const { hostname, port } = new URL(serverUrl)
  return createConnection(Number(port || 5432), hostname)
}
