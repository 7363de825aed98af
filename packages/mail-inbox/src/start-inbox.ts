import { once } from 'node:events'
import type { AddressInfo, Server } from 'node:net'
import { errorCode, startProblemOf } from '@cakrawala/errors/start-problem'
import { openDemoDns } from './demo-dns.ts'
import type { Delivery, InboxMessage } from './inbox-message.ts'
import { inboxPageServer } from './inbox-page.ts'
import { inboxSmtpServer } from './inbox-smtp.ts'
import { openInboxStore } from './inbox-store.ts'

const KEPT_MESSAGES = 500
/** Where the inbox is unless a port is asked for; the ones after it are taken where another inbox is there already. */
const usualPorts = { page: 3025, smtp: 2525 } as const
const portsTried = 20

/** A running inbox: the addresses of its mail server and its page, and a way to put a message in directly. */
export type Inbox = {
  smtpUrl: string
  pageUrl: string
  /** Its DNS server, as `address:port`: it knows the records written on the page alone. */
  dnsAddress: string
  deliver(message: Delivery): Promise<InboxMessage>
  close(): Promise<void>
}

/**
 * Starts the inbox: a real SMTP server that stores the last 500 messages in `dir`, and a page to read them.
 * @param options.httpPort - of the page; 0 takes a free one, undefined the usual one or the next that is free
 * @param options.smtpPort - of the mail server; the same
 * @param options.host - where both listen; it should stay this machine: everyone who reaches the page reads every code
 * @throws StartProblem when a port that was asked for is in use, or the folder cannot be written
 */
export async function startInbox(options: {
  dir: string
  httpPort: number | undefined
  smtpPort: number | undefined
  host?: string
}): Promise<Inbox> {
  const { dir, httpPort, smtpPort, host = '127.0.0.1' } = options
  const store = await openInboxStore(dir, KEPT_MESSAGES).catch((error: unknown) => {
    throw startProblemOf(error, `the inbox in ${dir}`) ?? error
  })
  const dns = await openDemoDns(dir)
  const smtp = inboxSmtpServer(store)
  const page = inboxPageServer(store, dns)
  const close = async (): Promise<void> => {
    page.closeAllConnections()
    await Promise.all([
      new Promise<void>((resolve) => page.close(() => resolve())),
      new Promise<void>((resolve) => smtp.close(() => resolve())),
      dns.close(),
    ])
    await store.list()
  }
  try {
    const smtpAt = await listen(smtp.server, {
      port: smtpPort,
      usual: usualPorts.smtp,
      host,
      what: mailServer,
    })
    const pageAt = await listen(page, { port: httpPort, usual: usualPorts.page, host, what: inboxPage })
    const addresses = { smtpUrl: `smtp://${smtpAt}`, pageUrl: `http://${pageAt}`, dnsAddress: dns.address }
    return { ...addresses, deliver: store.add, close }
  } catch (error) {
    await close()
    throw error
  }
}

const mailServer = "the inbox's mail server (INBOX_SMTP_PORT)"
const inboxPage = 'the inbox page (INBOX_PORT)'

type Place = { port: number | undefined; usual: number; host: string; what: string }

/** @returns host and port as they stand in an address */
async function listen(server: Server, { port, usual, host, what }: Place): Promise<string> {
  const ports =
    port === undefined ? [...Array(portsTried).keys(), -usual].map((step) => usual + step) : [port]
  for (const [index, one] of ports.entries()) {
    server.listen(one, host)
    try {
      await once(server, 'listening')
      break
    } catch (error) {
      if (errorCode(error) === 'EADDRINUSE' && index < ports.length - 1) continue
      throw startProblemOf(error, what) ?? error
    }
  }
  const { port: actual } = server.address() as AddressInfo
  return `${host.includes(':') ? `[${host}]` : host}:${actual}`
}
