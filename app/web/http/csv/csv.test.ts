import type { Cell } from '@cakrawala/file-formats/csv-file'
import { expect, it } from 'vitest'
import type { Locale } from '#kernel/locale.ts'
import { csvFile, csvMoment } from './csv.ts'

/** @param rows the first names the columns */
async function csvOf([head = [], ...rows]: readonly (readonly Cell[])[], locale: Locale, more = false) {
  const file = await csvFile({ head, line: (row: readonly Cell[]) => row }, { rows, more }, locale)
  return file.toString()
}

it('writes what RFC 4180 requires, with a UTF-8 mark', async () => {
  expect(
    await csvOf(
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
])('EXP-01 escapes the formula %j', async (text) =>
  expect(await csvOf([[text]], 'en')).toBe(`\uFEFF"'${text.replaceAll('"', '""')}"\r\n`),
)

it('separates cells by semicolons in Indonesian, as spreadsheets set to it do', async () => {
  expect(await csvOf([['a', 'b;c']], 'id')).toBe('\uFEFF"a";"b;c"\r\n')
})

it('writes moments as spreadsheets sort them, of Asia/Jakarta', () => {
  expect(csvMoment(new Date('2026-11-21T17:32:05.999Z'))).toBe('2026-11-22 00:32:05')
})

it('EXP-01 leaves other text unchanged', async () => {
  for (const text of ['Celah pada a=b', '1-2', 'nama@contoh.test', "'sudah", '', '0812', 'a|b'])
    expect(await csvOf([[text]], 'en')).toBe(`\uFEFF"${text}"\r\n`)
})

it('states in its last line that it leaves rows out', async () => {
  const rows = [['a'], ['b'], ['c']]
  expect(await csvOf(rows, 'en', true)).toContain('"c"\r\n"This file stops at 2 rows; there are more.')
  expect(await csvOf(rows, 'id', true)).toContain('"c"\r\n"Berkas ini berhenti pada 2 baris; masih ada')
  expect(await csvOf(rows, 'en')).toMatch(/"c"\r\n$/)
})

it('writes many rows as it writes one, in chunks', async () => {
  const rows = Array.from({ length: 50_000 }, (_, n) => [`é${n}`, BigInt(n)])
  const text = await csvOf([['n', 'm'], ...rows], 'en')
  expect(text).toBe(`\uFEFF"n","m"\r\n${rows.map(([one, two]) => `"${one}","${two}"\r\n`).join('')}`)
})
