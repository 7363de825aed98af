import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer, type SMTPServerSession } from 'smtp-server'

export type Stage = 'greeting' | 'mail' | 'rcpt' | 'data'
/**
 * What the server does with a mail: takes it, never answers at a stage (`taken`: the mail was stored before that),
 * answers with a code there, or closes the connection there.
 */
export type Conduct =
  | 'take'
  | { hang: Stage; taken?: boolean }
  | { answer: number; text: string; at: Stage }
  | { close: Stage }
export type Taken = { to: string; messageId: string; at: number; text: string }

/** A real SMTP server on a free port (or `port`) that fails as told, for all or for one recipient. */
export async function startFaultySmtp(port = 0) {
  const taken: Taken[] = []
  const asked = { connections: 0, rcpt: [] as string[] }
  const forOne = new Map<string, Conduct>()
  let forAll: Conduct = 'take'
  const conductOf = (session: SMTPServerSession, to?: string) =>
    forOne.get(to ?? session.envelope.rcptTo[0]?.address ?? '') ?? forAll

  const server = new SMTPServer({
    ...{ authOptional: true, disabledCommands: ['STARTTLS', 'AUTH'], closeTimeout: 50, logger: false },
    onConnect(session, done) {
      asked.connections++
      meet('greeting', forAll, session, done)
    },
    onMailFrom: (_address, session, done) => meet('mail', forAll, session, done),
    onRcptTo({ address }, session, done) {
      asked.rcpt.push(address)
      meet('rcpt', conductOf(session, address), session, done)
    },
    onData(stream, session, done) {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', () => {
        const conduct = conductOf(session)
        const keeps = conduct === 'take' || ('hang' in conduct && (conduct.hang !== 'data' || conduct.taken))
        const text = Buffer.concat(parts).toString()
        const messageId = /^message-id: <(.*)>/im.exec(text)?.[1] ?? ''
        if (keeps) taken.push({ to: session.envelope.rcptTo[0]!.address, messageId, at: Date.now(), text })
        meet('data', conduct, session, done)
      })
    },
  })
  const meet = (
    stage: Stage,
    conduct: Conduct,
    session: SMTPServerSession,
    done: (e?: Error | null) => void,
  ) => {
    if (conduct === 'take') return done()
    if ('hang' in conduct) return conduct.hang === stage ? undefined : done()
    if ('close' in conduct) return conduct.close === stage ? cut(session) : done()
    return conduct.at === stage
      ? done(Object.assign(new Error(conduct.text), { responseCode: conduct.answer }))
      : done()
  }
  const cut = (session: SMTPServerSession) => {
    for (const connection of server.connections as Set<{ id: string; _socket: { destroy(): void } }>)
      if (connection.id === session.id) connection._socket.destroy()
  }
  server.on('error', () => undefined)
  server.listen(port, '127.0.0.1')
  await once(server.server, 'listening')
  const at = (server.server.address() as AddressInfo).port
  return {
    ...{ url: `smtp://127.0.0.1:${at}`, port: at, taken, asked },
    behave(conduct: Conduct, to?: string) {
      if (to === undefined) forAll = conduct
      else if (conduct === 'take') forOne.delete(to)
      else forOne.set(to, conduct)
    },
    /** Ends what hangs and takes no more connections. */
    async close() {
      for (const connection of server.connections as Set<{ _socket: { destroy(): void } }>)
        connection._socket.destroy()
      await new Promise<void>((go) => server.close(() => go()))
    },
  }
}
export type FaultySmtp = Awaited<ReturnType<typeof startFaultySmtp>>
