import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { DemoDns } from './demo-dns.ts'
import { dnsPage, framedHtml, listPage, messagePage } from './inbox-html.ts'
import type { InboxMessage } from './inbox-message.ts'
import type { InboxStore } from './inbox-store.ts'

type Answer = { status: number; type: string; body: string; csp?: string; location?: string }

/**
 * The inbox as a small site: `/`, `/messages/:id`, and `/api/messages` (GET with `?to=`, DELETE); and the demo's DNS records at `/dns`.
 */
export function inboxPageServer(store: InboxStore, dns: DemoDns): Server {
  return createServer((request, response) => {
    answer(store, dns, request).then(
      (found) => send(response, found),
      () => send(response, plain(500, 'The inbox cannot be read.')),
    )
  })
}

async function answer(store: InboxStore, dns: DemoDns, request: IncomingMessage): Promise<Answer> {
  if (!isLocal(request.headers.host)) return plain(421, 'This inbox answers only to localhost.')
  if (!URL.canParse(request.url ?? '', 'http://localhost')) return plain(400, 'Bad request.')
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost')
  const wanted = `${request.method} ${pathname}`
  if (wanted === 'DELETE /api/messages') {
    await store.clear()
    return { status: 204, type: 'text/plain', body: '' }
  }
  if (pathname === '/dns') return dnsAnswer(dns, request)
  if (request.method !== 'GET') return plain(405, 'Not allowed.')
  // In a query a bare + means a blank, and no address holds a blank: `?to=+62…` is meant as written.
  const to = (searchParams.get('to') ?? '').trimEnd().replaceAll(' ', '+').toLowerCase()
  const messages = (await store.list()).filter((message) => to === '' || message.to.includes(to))
  if (pathname === '/') return html(listPage(messages, to))
  if (pathname === '/api/messages')
    return { status: 200, type: 'application/json', body: JSON.stringify(messages) }
  return onePage(await store.list(), pathname)
}

const largestForm = 2_000

/** The records as a page; a form adds or removes one. A form of another site is refused by its origin. */
async function dnsAnswer(dns: DemoDns, request: IncomingMessage): Promise<Answer> {
  if (request.method === 'GET') return html(dnsPage(dns.list()))
  if (request.method !== 'POST') return plain(405, 'Not allowed.')
  if (!isOwnForm(request)) return plain(403, 'Not from here.')
  const form = new URLSearchParams(await bodyOf(request))
  const record = { name: form.get('name') ?? '', content: form.get('content') ?? '' }
  if (form.get('act') === 'remove') await dns.remove(record)
  else if (!(await dns.add(record))) return { ...html(dnsPage(dns.list(), record)), status: 422 }
  return { ...plain(303, 'Done.'), location: '/dns' }
}

/** Browsers say where a form came from; our pages name no referrer, so that its origin is `null` there. */
function isOwnForm({ headers }: IncomingMessage): boolean {
  const from = headers['sec-fetch-site']
  if (from !== undefined) return from === 'same-origin'
  const { origin } = headers
  return origin === undefined || (URL.canParse(origin) && isLocal(new URL(origin).host))
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length
    // What is too long for a record is read to its end and is none.
    if (size <= largestForm) parts.push(part)
  }
  return size > largestForm ? '' : Buffer.concat(parts).toString('utf8')
}

function onePage(messages: readonly InboxMessage[], pathname: string): Answer {
  const [, id, part] = /^\/messages\/([\w-]+)(\/html)?$/.exec(pathname) ?? []
  const message = messages.find((one) => one.id === id)
  if (!message) return plain(404, 'No such message.')
  return part ? { ...html(framedHtml(message)), csp: FRAME_CSP } : html(messagePage(message))
}

// A page of some other site whose name was pointed at 127.0.0.1 sends that name here, and is not answered.
function isLocal(host: string | undefined): boolean {
  return /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(host ?? '')
}

const PAGE_CSP =
  "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
const FRAME_CSP =
  "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; img-src data:; style-src 'unsafe-inline'; frame-ancestors 'self'"

function html(body: string): Answer {
  return { status: 200, type: 'text/html', body, csp: PAGE_CSP }
}

function plain(status: number, body: string): Answer {
  return { status, type: 'text/plain', body }
}

function send(
  response: ServerResponse,
  { status, type, body, csp = "default-src 'none'", location }: Answer,
): void {
  response.writeHead(status, {
    ...(location ? { location } : {}),
    'content-type': `${type}; charset=utf-8`,
    'content-security-policy': csp,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-store',
  })
  response.end(body)
}
