import { execFileSync } from 'node:child_process'
import { beforeAll, expect, it } from 'vitest'
import { aPdf } from '../../../test/support/hostile-files.ts'
import { checkPdf } from './check-pdf.ts'

let passive: Buffer
beforeAll(async () => {
  passive = await aPdf()
  expect(await checkPdf(passive)).toBeNull()
})

/** The processes that this one has started to look at documents. */
function checkers(): number[] {
  const lines = execFileSync('ps', ['-o', 'pid=,args=', '--ppid', String(process.pid)], { encoding: 'utf8' })
  return lines
    .split('\n')
    .flatMap((line) => (line.includes('pdf-process') ? [Number.parseInt(line, 10)] : []))
}

it('a process that ends between or during documents is replaced, and no document is refused for it', async () => {
  const [first] = checkers()
  process.kill(first!, 'SIGKILL')
  await new Promise((go) => setTimeout(go, 50))
  expect(await checkPdf(passive)).toBeNull()
  const [second] = checkers()
  expect(second).not.toBe(first)
  const checking = checkPdf(passive)
  process.kill(second!, 'SIGKILL')
  expect(await checking).toBeNull()
  expect(checkers()).toHaveLength(1)
})

/** Takes the parser a second or two. */
const long = Buffer.from(`%PDF-1.4\n9 0 obj [${'<>'.repeat(1_600_000)}] endobj\n%%EOF`, 'latin1')
const busy = { code: 'unavailable', retryAfterSeconds: 5 }

it('a document that spends the processor time of the parser is refused itself', async () => {
  expect(await checkPdf(long, { limitMs: 400, mostCpuMs: 100 })).toBe('file_broken')
  expect(await checkPdf(passive)).toBeNull()
})

it('no document is refused for a slow process: retry later', async () => {
  expect(await checkPdf(passive)).toBeNull()
  const [stopped] = checkers()
  process.kill(stopped!, 'SIGSTOP')
  await expect(checkPdf(passive)).rejects.toMatchObject(busy)
  expect(await checkPdf(passive)).toBeNull()
  expect(checkers()).not.toContain(stopped)
}, 20_000)

it('no document is refused for a process that does not start, or is killed again and again: retry later', async () => {
  expect(await checkPdf(passive)).toBeNull()
  const killing = killEach()
  for (const pid of checkers()) process.kill(pid, 'SIGKILL')
  await expect(checkPdf(passive)).rejects.toMatchObject(busy)
  killing.end()
  await expect.poll(() => checkPdf(passive).catch(() => 'busy'), { timeout: 10_000 }).toBeNull()
}, 20_000)

it('a process whose memory a document has filled with names is replaced, and the result is valid', async () => {
  const keys = (turn: number) =>
    Array.from({ length: 300_000 }, (_, at) => `/A${turn}x${at} 1`)
      .join('')
      .slice(0, 4_900_000)
  expect(await checkPdf(passive)).toBeNull()
  const [first] = checkers()
  let turns = 0
  while (checkers().includes(first!) && turns < 5) {
    const bytes = Buffer.from(`%PDF-1.4\n9 0 obj << ${keys(turns++)} >> endobj\n%%EOF`, 'latin1')
    expect(await checkPdf(bytes)).toBe('file_broken')
    await new Promise((go) => setTimeout(go, 50))
  }
  expect(checkers()).not.toContain(first)
  expect(await checkPdf(passive)).toBeNull()
}, 30_000)

/** Kills every checker as soon as it is there. */
function killEach(): { end(): void } {
  const timer = setInterval(() => {
    for (const pid of checkers()) process.kill(pid, 'SIGKILL')
  }, 5)
  return { end: () => clearInterval(timer) }
}
