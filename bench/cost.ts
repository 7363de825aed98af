import { type ChildProcess, fork } from 'node:child_process'
import { ended, type Platform } from './platform.ts'
import { visit } from './visitors.ts'

/** Processor time of one answer against a bare node:http server that sends the same bytes, in one run. */
export type Cost = { what: string; microseconds: number; ratio: number; bar: number }

const rounds = 7
const requests = 5_000
const atOnce = 32

type Server = { child: ChildProcess; origin: string }
type Headers = Record<string, string>

/** @param path an address that is cached in memory */
export async function costsOf(platform: Platform, path: string): Promise<Cost[]> {
  const env = { ...process.env, NODE_ENV: 'production', CAKRAWALA_MODE: 'demo', LOG_LEVEL: 'silent' }
  const ours = await open('bench/page-server.ts', { ...env, DATA_DIR: platform.data, DATABASE_URL: '' })
  const page = await fromMemory(ours.origin + path)
  const body = Buffer.from(await page.arrayBuffer()).toString('base64')
  const bare = await open('bench/bare-server.ts', env, { body, headers: Object.fromEntries(page.headers) })
  try {
    const kinds = [
      { what: 'as it is', headers: { 'Accept-Encoding': 'identity' }, bar: 1.15 },
      { what: 'brotli', headers: { 'Accept-Encoding': 'br' }, bar: 0.7 },
      { what: '304', headers: { 'If-None-Match': page.headers.get('etag')! }, bar: 0.5 },
    ]
    const all: Cost[] = []
    for (const { what, headers, bar } of kinds)
      all.push({ what, bar, ...(await compare(ours, bare, path, headers)) })
    return all
  } finally {
    await Promise.all([ours, bare].map(({ child }) => ended(child)))
  }
}

/** The first visitors of an endpoint that just opened get pages made for them. */
async function fromMemory(address: string): Promise<Response> {
  for (let turn = 0; turn < 100; turn++) {
    const page = await fetch(address, { headers: { 'Accept-Encoding': 'identity' } })
    if (page.headers.has('etag')) return page
    await page.arrayBuffer()
    await new Promise((go) => setTimeout(go, 100))
  }
  throw new Error(`${address} is not kept in memory`)
}

/** Both in turns, so that a slow moment of the machine meets both; the medians count. */
async function compare(ours: Server, bare: Server, path: string, headers: Headers) {
  const each: number[] = []
  const ratios: number[] = []
  for (let round = -1; round < rounds; round++) {
    const own = await cpuPerRequest(ours, path, headers)
    const other = await cpuPerRequest(bare, path, { 'Accept-Encoding': 'identity' })
    if (round < 0) continue
    each.push(own)
    ratios.push(own / other)
  }
  return { microseconds: median(each), ratio: median(ratios) }
}

async function cpuPerRequest(server: Server, path: string, headers: Headers): Promise<number> {
  const before = await cpuOf(server)
  await visit(server.origin + path, headers, { requests, atOnce })
  return ((await cpuOf(server)) - before) / requests
}

/** Microseconds of processor time a server has used so far. */
async function cpuOf({ child }: Server): Promise<number> {
  child.send('cpu')
  const { user, system } = (await answerOf(child)) as NodeJS.CpuUsage
  return user + system
}

async function open(file: string, env: NodeJS.ProcessEnv, first?: object): Promise<Server> {
  const child = fork(file, { env, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  if (first) child.send(first)
  return { child, origin: ((await answerOf(child)) as { origin: string }).origin }
}

function answerOf(child: ChildProcess): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const ended = () => reject(new Error('a server of the bench ended'))
    child.once('exit', ended)
    child.once('message', (answer) => {
      child.off('exit', ended)
      resolve(answer)
    })
  })
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!
}
