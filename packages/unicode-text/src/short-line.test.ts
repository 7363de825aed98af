import { expect, test } from 'vitest'
import { shortLine } from './short-line.ts'

test('a text from outside becomes one short line', () => {
  expect(shortLine('  Nusa Bank\r\nBcc: korban@surel.test ', 60)).toBe('Nusa Bank Bcc: korban@surel.test')
  expect(shortLine('aman\u202Egnp.exe \u2066a\u2069 b\u200Bc\u0000', 60)).toBe('aman gnp.exe a b c')
  expect(shortLine('Program yang panjang', 9)).toBe('Program…')
  expect(shortLine('Program yang panjang', 20)).toBe('Program yang panjang')
  expect(shortLine('𝒜'.repeat(50), 10)).toBe(`${'𝒜'.repeat(9)}…`)
  expect(shortLine('', 10)).toBe('')
  expect([...shortLine('x'.repeat(1_000_000), 60)]).toHaveLength(60)
})
