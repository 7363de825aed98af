import { SMTPServer, type SMTPServerSession } from 'smtp-server'
import type { InboxStore } from './inbox-store.ts'

const LARGEST_MESSAGE = 5_000_000

/** The mail server of the inbox: takes every message from this machine, asks for no password, delivers nothing onwards. */
export function inboxSmtpServer(store: InboxStore): SMTPServer {
  const server = new SMTPServer({
    name: 'localhost',
    banner: 'inbox',
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    size: LARGEST_MESSAGE,
    closeTimeout: 1000,
    onData(stream, session, done) {
      const parts: Buffer[] = []
      // An oversized message is drained, not stored, so that the sender gets the reason.
      stream.on('data', (part: Buffer) => {
        if (!stream.sizeExceeded) parts.push(part)
      })
      stream.once('end', () => {
        if (stream.sizeExceeded)
          return done(Object.assign(new Error('message too large'), { responseCode: 552 }))
        store.add({ ...envelopeOf(session), raw: Buffer.concat(parts) }).then(
          () => done(),
          () => done(Object.assign(new Error('the inbox cannot be written'), { responseCode: 451 })),
        )
      })
    },
  })
  // A client that breaks off is its own affair; without a listener it would end the process.
  server.on('error', () => undefined)
  return server
}

function envelopeOf({ envelope }: SMTPServerSession): { from: string; to: string[] } {
  return {
    from: envelope.mailFrom ? envelope.mailFrom.address : '',
    to: envelope.rcptTo.map(({ address }) => address),
  }
}
