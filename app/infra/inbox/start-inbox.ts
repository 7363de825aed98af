import { once } from 'node:events'
import type { Server } from 'node:net'
import { startProblemOf } from '#infra/start-problem.ts'
import type { Delivery, InboxMessage } from './inbox-message.ts'
import { inboxPageServer } from './inbox-page.ts'
import { inboxSmtpServer } from './inbox-smtp.ts'
import { openInboxStore } from './inbox-store.ts'

const KEPT_MESSAGES = 500

/** A running inbox: the addresses of its mail server and its page, and a way to put a message in directly. */
export type Inbox = {
  smtpUrl: string
  pageUrl: string
  deliver(message: Delivery): Promise<InboxMessage>
  close(): Promise<void>
}

/**
 * Starts the inbox: a real SMTP server that keeps the last 500 messages in `dir`, and a page to read them.
 * @param options.httpPort - of the page; 0 takes a free one
 * @param options.smtpPort - of the mail server; 0 takes a free one
 * @param options.host - where both listen; it should stay this machine: whoever reaches the page reads every code
 * @throws StartProblem when a port is in use or the folder cannot be written
 */
export async function startInbox(options: {
  dir: string
  httpPort: number
  smtpPort: number
  host?: string
}): Promise<Inbox> {
  const { dir, httpPort, smtpPort, host = '127.0.0.1' } = options
  const store = await openInboxStore(dir, KEPT_MESSAGES).catch((error: unknown) => {
    throw startProblemOf(error, `the inbox in ${dir}`) ?? error
  })
  const smtp = inboxSmtpServer(store)
  const page = inboxPageServer(store)
  const close = async (): Promise<void> => {
    page.closeAllConnections()
    await Promise.all([
      new Promise<void>((resolve) => page.close(() => resolve())),
      new Promise<void>((resolve) => smtp.close(() => resolve())),
    ])
    await store.list()
  }
  try {
    const smtpAt = await listen(smtp.server, smtpPort, host, "the inbox's mail server (INBOX_SMTP_PORT)")
    const pageAt = await listen(page, httpPort, host, 'the inbox page (INBOX_PORT)')
    return { smtpUrl: `smtp://${smtpAt}`, pageUrl: `http://${pageAt}`, deliver: store.add, close }
  } catch (error) {
    await close()
    throw error
  }
}

/** @returns host and port as they stand in an address */
async function listen(server: Server, port: number, host: string, what: string): Promise<string> {
  server.listen(port, host)
  try {
    await once(server, 'listening')
  } catch (error) {
    throw startProblemOf(error, what) ?? error
  }
  const address = server.address()
  const actual = typeof address === 'object' && address ? address.port : port
  return `${host.includes(':') ? `[${host}]` : host}:${actual}`
}
