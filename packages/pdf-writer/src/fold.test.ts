import { expect, it } from 'vitest'
import { foldLongWords } from './fold.ts'

const a4 = { size: 10, width: 483 }
const lines = (text: string) => foldLongWords(text, a4).split('\n')

it('leaves ordinary text unchanged, long addresses too', () => {
  const text = `Buka https://api.nusabank.test/${'transfer/'.repeat(12)}riwayat lalu ubah nomor.\n\n• (lihat "bukti")  dua spasi`
  expect(foldLongWords(text, a4)).toBe(text)
  const prose = 'Server menjawab tanpa memeriksa pemiliknya. '.repeat(500)
  expect(foldLongWords(prose, a4)).toBe(prose)
})

it.each([
  ['letters', 'a'.repeat(10_000)],
  ['signs that hold together', '1.'.repeat(5_000)],
  ['opened brackets', '( '.repeat(5_000)],
  ['opened brackets before letters', '( a'.repeat(5_000)],
  ['dashes', '— '.repeat(5_000)],
  ['marks without width', `a${'\u0301'.repeat(10_000)}`],
])('ends lines within %s, and loses nothing', (_name, text) => {
  const folded = lines(text)
  expect(folded.join('')).toBe(text)
  expect(Math.max(...folded.map((line) => line.length))).toBeLessThanOrEqual(600)
})
