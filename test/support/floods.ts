import type { Socket } from 'node:net'
import { askOnce, type Line, openLines, pipelined } from './flood.ts'

/** Where a flood goes, and as whom. */
export type FloodTarget = {
  port: number
  /** The address of the site, as forms of its own pages name it. */
  origin: string
  /** The token of a signed-in bughunter of bad faith. */
  token: string
  programId: string
  /** A report of that bughunter, for its PDF. */
  reportId: string
}

/** One round of what a client does again and again. It ends when the client would begin anew; sockets are closed afterwards. */
export type Flood = (target: FloodTarget, round: number) => Promise<Socket[]>

const form = 'application/x-www-form-urlencoded'
const multipart = 'multipart/form-data; boundary=x'

/** What one client can do at worst, by name. Bodies are made once. */
export const floods: Readonly<Record<string, Flood>> = {
  '100,000 fields': posts(
    '/contact-us',
    form,
    numbered(100_000, (i) => `a${i}=1`, '&'),
  ),
  'one field 250,000 times': posts('/contact-us', form, 'a=1&'.repeat(250_000)),
  '40 kB of empty fields': posts('/sign-in', form, 'a&'.repeat(20_000)),
  '20 MB of a title': posts('/contact-us', form, `title=${'a'.repeat(20_000_000)}`),
  '3.3 million part headers': posts(
    '/contact-us',
    multipart,
    `--x\r\nContent-Disposition: form-data; name="a"\r\n${'a:b\r\n'.repeat(3_300_000)}\r\n1\r\n--x--\r\n`,
  ),
  '5 million beginnings of parts': posts('/contact-us', multipart, `--x\r\n${'\r\n--'.repeat(5_000_000)}`),
  '2,700 names in an address': gets(
    (round) => `/about-us?r=${round}&${numbered(2_700, (i) => `${i % 10}%00`, '=1&')}`,
    20,
  ),
  '400 pipelined pages on one connection': pipelines(1, 400, '/about-us?x='),
  '50 connections of 40 pages': pipelines(50, 40, '/about-us?x='),
  '200 connections of 20 pages that are not read': pipelines(200, 20, '/about-us?x=', { reads: false }),
  '400 pages that do not exist, closed at once': closedAtOnce((round, n) => `/x-${round}-${n}/y`),
  '400 programs and people that do not exist, closed at once': closedAtOnce((round, n) =>
    n % 2 === 0 ? `/programs/${uuidOf(round, n)}` : `/nobody-${round}-${n}`,
  ),
  'pages of a list that has none': gets(
    (round, n) => `/publication?page=${2 + ((round * 40 + n) % 9_000)}`,
    40,
  ),
  '200 forms of which a byte comes in a second': slowForms(200),
  '200 connections with a byte of a request': async ({ port }) => {
    const sockets = await openLines({ port, from: '127.66.1.2' }, 200, () => 'G')
    await pause(2_000)
    return sockets
  },
  '100,000 headers': raw(20, `GET / HTTP/1.1\r\nHost: localhost\r\n${'a: b\r\n'.repeat(100_000)}\r\n`),
  '100,000 cookies': raw(
    20,
    `GET / HTTP/1.1\r\nHost: localhost\r\nCookie: ${'a=b; '.repeat(100_000)}\r\n\r\n`,
  ),
  '40 savers of a text PostgreSQL splits slowly': (target) =>
    asked(40, (n) => ({
      target,
      path: `/api/v1/programs/${target.programId}/drafts`,
      method: 'PUT',
      type: 'application/json',
      body: JSON.stringify({ revision: n, title: 'Lambat', poc_md: 'a_b-'.repeat(12_250) }),
    })),
  '30 PDFs of 15 kB that open what they never close': uploads(30, pdfOf(2_000, 5_000)),
  'PDFs of 4.8 MB that open what they never close': uploads(4, pdfOf(800_000, 800_000)),
  '60 PDFs of a report': (target) =>
    asked(60, () => ({ target, path: `/api/v1/reports/${target.reportId}/document` })),
  '100 wrong passwords from one network': wrongPasswords(100, () => '127.66.1.8'),
  'wrong passwords from 90 networks': wrongPasswords(90, (n) => `127.67.${n}.1`),
}

function wrongPasswords(count: number, from: (n: number) => string): Flood {
  return (target, round) =>
    asked(count, (n) => ({
      ...{ target, path: '/auth-api/api/login', method: 'POST', type: 'application/json', as: '' },
      body: JSON.stringify({ email: `tidak-ada-${round}-${n}@demo.test`, password: 'Salah#2026' }),
      from: from(n),
    }))
}

function closedAtOnce(path: (round: number, n: number) => string): Flood {
  return async ({ port }, round) => {
    const line = { port, from: '127.66.1.1' }
    const sockets = await openLines(line, 400, (n) => pipelined(1, () => path(round, n)))
    for (const socket of sockets) socket.destroy()
    return sockets
  }
}

/** An id like those of entities, of none of them. */
function uuidOf(round: number, n: number): string {
  return `00000000-0000-7000-8000-${(round * 1_000 + n).toString(16).padStart(12, '0')}`
}

function posts(path: string, type: string, body: string): Flood {
  return ({ port, origin }) =>
    all(4, () =>
      askOnce({ port, from: '127.66.1.3' }, path, {
        headers: `Origin: ${origin}\r\nSec-Fetch-Site: same-origin\r\nContent-Type: ${type}\r\n`,
        body,
      }),
    )
}

function gets(path: (round: number, n: number) => string, count: number): Flood {
  return ({ port }, round) => all(count, (n) => askOnce({ port, from: '127.66.1.4' }, path(round, n)))
}

function pipelines(connections: number, deep: number, path: string, { reads = true } = {}): Flood {
  return async ({ port }, round) => {
    const line: Line = { port, from: '127.66.1.5' }
    const requests = (n: number) => pipelined(deep, (i) => `${path}${round}-${n}-${i}`)
    const sockets = await openLines(line, connections, requests, { reads })
    await pause(500)
    return sockets
  }
}

function slowForms(count: number): Flood {
  return async ({ port, origin }) => {
    const head = `POST /contact-us HTTP/1.1\r\nHost: localhost\r\nOrigin: ${origin}\r\nSec-Fetch-Site: same-origin\r\nContent-Type: ${form}\r\nContent-Length: 900\r\n\r\na`
    const sockets = await openLines({ port, from: '127.66.1.6' }, count, () => head)
    for (let second = 0; second < 5; second++) {
      await pause(1_000)
      for (const socket of sockets) if (socket.writable) socket.write('a')
    }
    return sockets
  }
}

function raw(count: number, text: string): Flood {
  return async ({ port }) => {
    const sockets = await openLines({ port, from: '127.66.1.7' }, count, () => text)
    await pause(200)
    return sockets
  }
}

function uploads(count: number, pdf: string): Flood {
  const body = `--x\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\nContent-Type: application/pdf\r\n\r\n${pdf}\r\n--x--\r\n`
  return (target) =>
    asked(count, () => ({
      target,
      path: `/api/v1/reports/${target.reportId}/files`,
      method: 'POST',
      type: multipart,
      body,
    }))
}

/** Dictionaries and lists that never end. */
function pdfOf(dictionaries: number, lists: number): string {
  return `%PDF-1.4\n${'obj<<'.repeat(dictionaries)}${'['.repeat(lists)}%%EOF`
}

type LoggedStatement = {
  target: FloodTarget
  path: string
  method?: string
  type?: string
  body?: string
  as?: string
  from?: string
}

/** Calls, all at once. */
function asked(count: number, call: (n: number) => LoggedStatement): Promise<Socket[]> {
  return all(count, (n) => {
    const { target, path, method, type, body = '', as = target.token, from = '127.66.1.8' } = call(n)
    const headers = [
      ...(as ? [`Authorization: Bearer ${as}`] : []),
      ...(type ? [`Content-Type: ${type}`] : []),
    ]
    return askOnce({ port: target.port, from }, path, {
      headers: headers.map((line) => `${line}\r\n`).join(''),
      body,
      ...(method ? { method } : {}),
    })
  })
}

async function all(count: number, ask: (n: number) => Promise<unknown>): Promise<Socket[]> {
  await Promise.all(Array.from({ length: count }, (_, n) => ask(n)))
  return []
}

function numbered(count: number, part: (i: number) => string, between: string): string {
  return Array.from({ length: count }, (_, i) => part(i)).join(between)
}

function pause(ms: number): Promise<void> {
  return new Promise((go) => setTimeout(go, ms))
}
