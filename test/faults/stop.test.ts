import { existsSync, readFileSync } from 'node:fs'
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net'
import path from 'node:path'
import { runningPostmaster } from '@cakrawala/embedded-postgres-server/postmaster'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { databaseUrl, transaction } from '#infra/database.ts'
import type { Person } from '#kernel/actor.ts'
import { companyOwner, hunter, operator } from '../support/cast.ts'
import { useDatabase } from '../support/database.ts'
import { type FreezingProxy, freezingProxy } from '../support/freezing-proxy.ts'
import { listenLive } from '../support/live.ts'
import { isReady, type Product, startProduct } from '../support/product.ts'
import { recordAny } from '../support/record-any.ts'
import { aReport } from '../support/report-row.ts'
import { sessionOf } from '../support/site.ts'

useDatabase()

/** The long form stops 50 processes, the small one each kind once. */
const rounds = process.env.CAKRAWALA_DRILLS === '1' ? 10 : 1
const limitMs = 10_000

const sockets: Socket[] = []
let mailServer: Server
let mailsHeld = 0
let proxy: FreezingProxy
let token = ''
let team: Person
let reportId = ''

beforeAll(async () => {
  // Greets, then sends nothing more: every mail sent to it hangs.
  mailServer = createServer((socket) => {
    sockets.push(socket)
    socket.on('error', () => undefined).on('data', () => mailsHeld++)
    socket.write('220 hanging\r\n')
  }).listen(0, '127.0.0.1')
  proxy = await freezingProxy(databaseUrl())
  const [owner, reporter] = [await companyOwner(), await hunter()]
  team = await operator()
  token = await sessionOf(reporter)
  reportId = (await aReport({ reporter, owner })).id
})

afterAll(async () => {
  for (const socket of sockets) socket.destroy()
  await new Promise((closed) => mailServer.close(closed))
  await proxy.close()
})

/** What delays a stop, and how the program is started for it. */
type Obstacle = {
  start: () => Promise<Product>
  arrange?: (product: Product) => Promise<unknown> | unknown
}

const obstacles: Record<string, Obstacle> = {
  'connections that sent nothing or half a request': {
    start: onSharedDatabase,
    async arrange(product) {
      await openSocket(product, '')
      await openSocket(product, 'GET / HTTP/1.1\r\nHost: loc')
    },
  },
  'open event streams': {
    start: onSharedDatabase,
    async arrange({ origin }) {
      const streams = await Promise.all(Array.from({ length: 3 }, () => listenLive(origin, token)))
      expect(streams.map(({ status }) => status)).toEqual([200, 200, 200])
    },
  },
  'requests whose body never comes': {
    start: onSharedDatabase,
    async arrange(product) {
      const head = `POST /contact-us HTTP/1.1\r\nHost: localhost\r\nOrigin: ${product.origin}\r\nSec-Fetch-Site: same-origin\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 500\r\n\r\na=`
      for (let i = 0; i < 5; i++) await openSocket(product, head)
    },
  },
  'a busy event loop': {
    start: () => startProduct({ imports: ['./test/support/busy-loop.ts'] }),
    arrange: ({ child }) => child.kill('SIGUSR2'),
  },
  'a frozen database': {
    start: () => startProduct({ env: { DATABASE_URL: proxy.url, SMTP_URL: hangingMail() } }),
    async arrange({ origin }) {
      proxy.freeze()
      for (let i = 0; i < 20; i++) void fetch(`${origin}/programs?x=${i}`).catch(() => undefined)
      await new Promise((go) => setTimeout(go, 300))
    },
  },
}

/** Mails to a server that hangs are on their way in these processes. */
function onSharedDatabase(): Promise<Product> {
  return startProduct({ env: { DATABASE_URL: databaseUrl(), SMTP_URL: hangingMail() } })
}

function hangingMail(): string {
  return `smtp://127.0.0.1:${(mailServer.address() as AddressInfo).port}`
}

async function openSocket({ origin }: Product, text: string): Promise<void> {
  const socket = connect(Number(new URL(origin).port), '127.0.0.1')
  sockets.push(socket.on('error', () => undefined))
  await new Promise((open) => socket.once('connect', open))
  if (text) socket.write(text)
}

describe('F9 the process is asked to stop', () => {
  it(`ends within ten seconds, ${rounds * 5} times of ${rounds * 5}`, {
    timeout: rounds * 120_000,
  }, async () => {
    const took: [string, number][] = []
    for (let round = 0; round < rounds; round++) took.push(...(await stopOneOfEach()))
    for (const [name, ms] of took) process.stdout.write(`${String(ms).padStart(6)} ms  ${name}\n`)
    expect(took.filter(([, ms]) => ms > limitMs)).toEqual([])
    expect(took).toHaveLength(rounds * 5)
  })

  it('first reports that it is not ready, and serves pages meanwhile', { timeout: 60_000 }, async () => {
    const product = await startProduct({ env: { DATABASE_URL: databaseUrl(), DRAIN_SECONDS: '2' } })
    try {
      await isReady(product)
      product.child.kill('SIGTERM')
      await new Promise((go) => setTimeout(go, 500))
      expect((await fetch(`${product.origin}/health/ready`)).status).toBe(503)
      expect((await fetch(`${product.origin}/health/live`)).status).toBe(200)
      const page = await fetch(`${product.origin}/programs`)
      expect([page.status, page.headers.get('connection')]).toEqual([200, 'close'])
      expect(await product.ended).toBe(0)
    } finally {
      await product.remove()
    }
  })
})

async function stopOneOfEach(): Promise<[string, number][]> {
  proxy.thaw()
  const products = await Promise.all(Object.values(obstacles).map(({ start }) => start()))
  try {
    await Promise.all(products.map(isReady))
    const heldBefore = mailsHeld
    await transaction((tx) => recordAny(tx, team, 'report.moved', reportId, { move: 'validate' }))
    for (let waited = 0; mailsHeld === heldBefore && waited < 10_000; waited += 50)
      await new Promise((go) => setTimeout(go, 50))
    expect(mailsHeld).toBeGreaterThan(heldBefore)
    const names = Object.keys(obstacles)
    for (const [i, product] of products.entries()) await obstacles[names[i]!]!.arrange?.(product)
    return await Promise.all(
      products.map(async (product, i) => [names[i]!, await stopTime(product)] as const),
    ).then((took) => took.map(([name, ms]): [string, number] => [name, ms]))
  } finally {
    await Promise.all(products.map(({ remove }) => remove()))
  }
}

/** @returns milliseconds from SIGTERM to the end; the embedded database is stopped with the process, and cleanly */
async function stopTime(product: Product): Promise<number> {
  const from = performance.now()
  product.child.kill('SIGTERM')
  await product.ended
  const ms = Math.round(performance.now() - from)
  const cluster = path.join(product.dataDir, 'postgres', 'cluster')
  if (!existsSync(cluster)) return ms
  for (let waited = 0; runningPostmaster(cluster) && waited < 5_000; waited += 50)
    await new Promise((go) => setTimeout(go, 50))
  expect(runningPostmaster(cluster)).toBeUndefined()
  expect(readFileSync(path.join(product.dataDir, 'postgres', 'server.log'), 'utf8')).toMatch(
    /fast shutdown request[\s\S]*checkpoint complete/,
  )
  return ms
}
