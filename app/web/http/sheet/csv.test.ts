import { expect, it } from 'vitest'
import { csvMoment, csvOf } from './csv.ts'

it('writes what RFC 4180 says, with a mark of UTF-8', () => {
  expect(
    csvOf(
      [
        ['a', 'b "c"'],
        ['baris\nbaru', 'x,y'],
      ],
      'en',
    ),
  ).toBe('\uFEFF"a","b ""c"""\r\n"baris\nbaru","x,y"\r\n')
})

it.each([
  ...['=1+1', '+62', '-1', '@SUM(A1)', '\t=1', '\r=1', '\n=1', '=HYPERLINK("http://evil.test")'],
  ...[
    '＝1+1',
    '＋62',
    '－1',
    '＠SUM(A1)',
    ' =1+1',
    '\u200B=1+1',
    '\uFEFF=1',
    '\u00A0@A1',
    "|cmd|' /C calc'!A0",
  ],
  ...["=cmd|' /C calc'!A0", '=DDE("cmd";"/C calc";"1")', '-2+3+cmd|x', '\t', '\rx'],
])('EXP-01 makes no formula of %j', (text) =>
  expect(csvOf([[text]], 'en')).toBe(`\uFEFF"'${text.replaceAll('"', '""')}"\r\n`),
)

it('parts cells by semicolons in Indonesian, as spreadsheets set to it do', () => {
  expect(csvOf([['a', 'b;c']], 'id')).toBe('\uFEFF"a";"b;c"\r\n')
})

it('writes moments as spreadsheets sort them, of Asia/Jakarta', () => {
  expect(csvMoment(new Date('2026-11-21T17:32:05.999Z'))).toBe('2026-11-22 00:32:05')
})

it('EXP-01 leaves what is none as it is', () => {
  for (const text of ['Celah pada a=b', '1-2', 'nama@contoh.test', "'sudah", '', '0812', 'a|b'])
    expect(csvOf([[text]], 'en')).toBe(`\uFEFF"${text}"\r\n`)
})
