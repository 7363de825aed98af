import { oneSpelling } from '@cakrawala/unicode-text/one-spelling'
import { describe, expect, it } from 'vitest'
import { confirmAuthenticatorInput } from '#domain/account/factor/factor-input.ts'
import { plainBlocks } from '#domain/publication/plain-blocks.ts'
import { cleanName, shownName } from '#infra/uploads.ts'

/** What one text may take of this process, in milliseconds. */
const atMost = 300
const marks = (count: number) => `a${'\u0301\u0323'.repeat(count / 2)}`

function took(work: () => unknown): number {
  const started = performance.now()
  work()
  return performance.now() - started
}

// Naive versions take 10 s for a name of 80 KB and 6 min for 800,000 marks: no one else is served meanwhile.
describe('DOS-06 texts of the longest length a form allows', () => {
  it.each([
    ['dots and spaces', `a${' .'.repeat(500_000)}x.png`],
    ['dots', `${'.'.repeat(1_000_000)}x.png`],
    ['spaces', `a${' '.repeat(1_000_000)}x.png`],
    ['marks', `${marks(400_000)}.png`],
    ['folders', `${'a/'.repeat(500_000)}x.png`],
  ])('as the name of a file: %s', (_name, name) => {
    expect(took(() => cleanName(name, 'image/png'))).toBeLessThan(atMost)
    expect(took(() => shownName(name))).toBeLessThan(atMost)
    expect(cleanName(name, 'image/png').length).toBeLessThanOrEqual(110)
  })

  it.each(['NFC', 'NFKC', 'NFKD'] as const)('of marks on one letter, in %s', (form) => {
    expect(took(() => oneSpelling(marks(400_000), form))).toBeLessThan(atMost)
  })

  it.each([
    ['brackets', '['.repeat(50_000)],
    ['addresses without end', `[a](${'x'.repeat(50_000)}`],
    ['begun addresses', '[a]('.repeat(12_000)],
  ])('as an executive report in a PDF document: %s', (_name, body) => {
    expect(took(() => plainBlocks(body))).toBeLessThan(atMost)
  })

  it('as a code', () => {
    const code = marks(400_000)
    const sent = { setup: 'a', code, currentPassword: 'a' }
    expect(took(() => expect(confirmAuthenticatorInput.safeParse(sent).success).toBe(false))).toBeLessThan(
      atMost,
    )
  })
})

it('leaves ordinary text unchanged', () => {
  expect(oneSpelling('e\u0301', 'NFC')).toBe('é')
  expect(oneSpelling(`a${'\u0301'.repeat(30)}`, 'NFKD')).toBe(`a${'\u0301'.repeat(30)}`)
  expect(cleanName(' ..bukti. .png', 'image/png')).toBe('bukti.png')
})
