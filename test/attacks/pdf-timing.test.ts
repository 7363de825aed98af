import { deflateSync } from 'node:zlib'
import { checkPdf } from '@cakrawala/upload-check/check-pdf'
import { pdfProblem } from '@cakrawala/upload-check/pdf/pdf-problem'
import { expect, it } from 'vitest'
import { aPdf } from '../support/hostile-files.ts'

const pdfOf = (inside: string) => Buffer.from(`%PDF-1.4\n${inside}\n%%EOF`, 'latin1')
const packed = (inside: string) =>
  `1 0 obj << /Type /ObjStm /Filter /FlateDecode >>\nstream\n${deflateSync(inside).toString('latin1')}\nendstream\nendobj\n`

/** What takes a parser longest, by how often it is repeated. */
const floods: Record<string, [most: number, of: (times: number) => string]> = {
  'objects and lists that never end': [900_000, (times) => 'obj<<'.repeat(times) + '['.repeat(times / 10)],
  objects: [120_000, (times) => '9 0 obj << /A 9 0 R >>\n'.repeat(times)],
  'empty objects': [450_000, (times) => '9 0 obj 1\n'.repeat(times)],
  values: [1_600_000, (times) => `9 0 obj [${'<>'.repeat(times)}] endobj`],
  'packed values': [1_400_000, (times) => packed(`[${'1 0 R '.repeat(times)}]`)],
  'objects in strings': [120_000, (times) => `9 0 obj (${'1 0 obj (x)'.repeat(times)}) endobj`],
  'strings without end': [400_000, (times) => `9 0 obj 1 ${' obj('.repeat(times)}`],
  'streams without end': [200_000, (times) => '9 0 obj<<>>stream\n'.repeat(times)],
  'streams with one end': [200_000, (times) => `${'9 0 obj<<>>stream\n'.repeat(times)}endstream`],
  'repeated keys': [500_000, (times) => `9 0 obj << ${'/A(x)'.repeat(times)} >>`],
  'many keys': [
    300_000,
    (times) => `9 0 obj << ${Array.from({ length: times }, (_, i) => `/A${i} 1`).join('')} >>`,
  ],
  'names in numbers': [150_000, (times) => `9 0 obj [${'/#4A#61#76'.repeat(times)}]`],
  'actions behind one number': [
    60_000,
    (times) => '9 0 obj << /A 9 0 R /URI (http:) >> % obj <</PA 7 0 R>>\n'.repeat(times),
  ],
}

/**
 * Milliseconds of processor time, the least of two runs; of up to eight while it is above `limit`: the compiler, the collector
 * and neighbours on the machine only ever add to what the work itself takes.
 */
async function cost(work: () => unknown, limit = Number.POSITIVE_INFINITY): Promise<number> {
  let best = Number.POSITIVE_INFINITY
  for (let turn = 0; turn < 2 || (turn < 8 && best >= limit); turn++) {
    const before = process.cpuUsage()
    await work()
    const { user, system } = process.cpuUsage(before)
    best = Math.min(best, (user + system) / 1_000)
  }
  return best
}

it.each(Object.entries(floods))(
  '%s: four times doubled, each takes at most three times as long',
  async (_name, [most, of]) => {
    let before: number | null = null
    for (let times = most / 16; times <= most; times *= 2) {
      const bytes = pdfOf(of(times))
      expect(bytes.length).toBeLessThan(5_000_000)
      // Small inputs measure the compiler and the collector rather than the reading.
      const limit = before === null ? Number.POSITIVE_INFINITY : 3 * Math.max(before, 80)
      const took = await cost(() => pdfProblem(bytes), limit)
      expect(took).toBeLessThan(limit)
      before = took
    }
    expect(before).toBeLessThan(2_500)
  },
)

it('the event loop is free while a PDF is checked', async () => {
  expect(await checkPdf(await aPdf())).toBeNull()
  for (const times of [2_000, 900_000]) {
    const bytes = pdfOf(floods['objects and lists that never end']![1](times))
    expect(await cost(() => checkPdf(bytes))).toBeLessThan(50)
  }
})
