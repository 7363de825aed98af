import { type ChildProcess, fork } from 'node:child_process'
import { cursorPathOn } from './deep-cursor.ts'
import { idleIn } from './idle-filters.ts'
import { listPages, type Reader } from './list-pages.ts'
import { ended } from './platform.ts'
import { table } from './table.ts'

const barMs = 50
const rounds = 20
const warmUps = 3
const name = 'auth.session'

type LoggedStatement = { text: string; ms: number }
type Told = { asked: LoggedStatement[]; processor: number | null }
type Platform = {
  child: ChildProcess
  origin: string
  words: Record<string, string>
  sessions: Record<string, string>
}
type Measured = {
  what: string
  status: number
  median: number
  p95: number
  /** Processor time of server and database for one answer; null where it is not available. */
  processor: number | null
  statements: number
  asking: number
  slowest: LoggedStatement | undefined
  /** What its address asks for and does not change it. */
  idle: string[]
}

/** Asks every list (or those whose line holds one of `only`) and prints what it took. @returns those over the bar */
export async function measure(url: string, dataDir: string, only: readonly string[]): Promise<string[]> {
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    CAKRAWALA_MODE: 'demo',
    LOG_LEVEL: 'silent',
    BIG_DATA_URL: url,
  }
  const child = fork('bench/list-server.ts', {
    env: { ...env, DATA_DIR: dataDir },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  try {
    const platform: Platform = { child, ...((await answerOf(child)) as Omit<Platform, 'child'>) }
    const all: Measured[] = []
    for (const [reader, path] of linesOf(platform.words)) {
      const what = `${reader} ${path}`
      if (only.length === 0 || only.some((word) => what.includes(word)))
        all.push(await measured(platform, reader, path))
    }
    print(all)
    return all.filter(isMissed).map((one) => `${one.what}: ${why(one)}`)
  } finally {
    await ended(child)
  }
}

function linesOf(words: Record<string, string>): [Reader, string][] {
  return Object.entries(listPages).flatMap(([reader, paths]) =>
    paths.map((path): [Reader, string] => [
      reader as Reader,
      path.replaceAll(/\{(\w+)\}/g, (_, word: string) => words[word]!),
    ]),
  )
}

async function measured(platform: Platform, reader: Reader, wanted: string): Promise<Measured> {
  const token = platform.sessions[reader]
  const headers = token ? { Cookie: `${name}=${token}` } : {}
  const ask = (path: string) => fetch(platform.origin + path, { headers, redirect: 'manual' })
  const path = await cursorPathOn(wanted, ask)
  const times: number[] = []
  let status = 0
  for (let turn = -warmUps; turn < rounds; turn++) {
    if (turn === 0) await told(platform)
    const began = performance.now()
    const answer = await ask(path)
    await answer.arrayBuffer()
    if (turn >= 0) times.push(performance.now() - began)
    status = answer.status
    // A page that takes seconds is known after a few turns.
    if (turn >= 4 && times.every((ms) => ms > 1_000)) break
  }
  const before = lastProcessor
  const { asked, processor } = await told(platform)
  const sorted = times.toSorted((a, b) => a - b)
  return {
    what: `${reader} ${path}`,
    status,
    median: sorted[Math.floor(sorted.length / 2)]!,
    p95: sorted[Math.floor(sorted.length * 0.95)]!,
    processor: processor === null || before === null ? null : (processor - before) / times.length,
    // The counting itself asks one.
    statements: (asked.length - 1) / times.length,
    asking: asked.reduce((sum, { ms }) => sum + ms, 0) / times.length,
    slowest: asked.toSorted((a, b) => b.ms - a.ms)[Math.floor(times.length / 2)],
    idle: await idleIn(path, ask),
  }
}

let lastProcessor: number | null = null

async function told({ child }: Platform): Promise<Told> {
  const answer = answerOf(child)
  child.send('what did you ask?')
  const told = (await answer) as Told
  lastProcessor = told.processor
  return told
}

/** On a busy machine time passes while others work: a list misses when it also used that much of the processor. One whose address asks for nothing measures another. */
function isMissed({ status, median, processor, idle }: Measured): boolean {
  return status !== 200 || idle.length > 0 || Math.min(median, processor ?? median) > barMs
}

function why({ status, median, slowest, idle }: Measured): string {
  if (idle.length > 0) return `shows the same rows without ${idle.join(' and ')}`
  const most = slowest
    ? `; ${slowest.ms.toFixed(0)} ms: ${slowest.text.replaceAll(/\s+/g, ' ').slice(0, 160)}`
    : ''
  return status === 200 ? `${median.toFixed(0)} ms > ${barMs}${most}` : `answered ${status}`
}

function print(all: readonly Measured[]): void {
  const ms = (value: number | null) => (value === null ? '–' : value.toFixed(1))
  table(
    `Lists on large data, bar ${barMs} ms of server time`,
    ['list', 'status', 'median', 'p95', 'processor', 'statements', 'asking', ''],
    all.map((one) => [
      ...[one.what, String(one.status), ms(one.median), ms(one.p95), ms(one.processor)],
      ...[one.statements.toFixed(1), ms(one.asking), isMissed(one) ? 'over' : ''],
    ]),
  )
}

function answerOf(child: ChildProcess): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const gone = () => reject(new Error('the server of the bench ended'))
    child.once('exit', gone)
    child.once('message', (answer) => {
      child.off('exit', gone)
      resolve(answer)
    })
  })
}
