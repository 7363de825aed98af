import nodemailer from 'nodemailer'
import { strictMailAddress } from './mail-address.ts'

/** A mail to one person. `messageId` (without brackets) stays the same when a mail is tried again. */
export type Mail = {
  to: string
  subject: string
  text: string
  html?: string | undefined
  messageId?: string | undefined
  /** Where its reader ends such mails, with one press in the mail program (RFC 8058). */
  stopAt?: string | undefined
}

/** Hands mails to the mail server. `send` ends when the server has taken the mail; `close` ends what is still being sent. */
export type Mailer = { send(mail: Mail): Promise<void>; close(): void }
export type MailerLimits = {
  /** Connections to the mail server. */
  connections?: number
  /** Milliseconds without a byte from the server, and for one mail in all: a server may trickle. */
  silentMs?: number
  wholeMs?: number
}

/**
 * A mailer for a mail server. Except on this machine the connection must be encrypted, unless the address has
 * `?requireTLS=false`. The address may hold options of nodemailer as its query.
 * @param smtpUrl - such as `smtps://user:password@mail.example.id`
 * @param from - an address, or a name with an <address>
 */
export function createMailer(
  smtpUrl: string,
  from: string,
  { connections = 2, silentMs = 30_000, wholeMs = 60_000 }: MailerLimits = {},
): Mailer {
  const transport = nodemailer.createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: connections,
    // One new connection for a mail that met one the server had closed meanwhile; the queue does the rest.
    maxRequeues: 1,
    requireTLS: !isThisMachine(smtpUrl),
    connectionTimeout: Math.min(10_000, silentMs),
    greetingTimeout: Math.min(10_000, silentMs),
    socketTimeout: silentMs,
    dnsTimeout: 10_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async send(mail) {
      const { subject, text, html, messageId, stopAt } = mail
      const address = strictMailAddress(mail.to)
      if (!address) throw new RefusedMail('the recipient is not one plain mail address')
      if (/[\r\n]/.test(subject + (messageId ?? '') + (stopAt ?? '')))
        throw new RefusedMail('a header holds a line end')
      await transport.sendMail({
        from,
        to: { name: '', address },
        subject,
        text,
        ...(html === undefined ? {} : { html }),
        ...(messageId === undefined ? {} : { messageId: `<${messageId}>` }),
        signal: AbortSignal.timeout(wholeMs),
        headers: { 'Auto-Submitted': 'auto-generated', ...(stopAt ? stopHeaders(stopAt) : {}) },
      })
    },
    close: () => transport.close({ force: true }),
  }
}

function stopHeaders(address: string): Record<string, string> {
  return { 'List-Unsubscribe': `<${address}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
}

/** A mail that must not be sent at all: trying again is useless. */
export class RefusedMail extends Error {
  override readonly name = 'RefusedMail'
}

function isThisMachine(smtpUrl: string): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(new URL(smtpUrl).hostname)
}
