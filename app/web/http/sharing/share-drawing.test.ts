import { readFileSync } from 'node:fs'
import { drawable } from '@cakrawala/pdf-writer/lettering'
import { pngOf } from '@cakrawala/pdf-writer/raster'
import sharp from 'sharp'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { type ShareCard, shareDrawing } from './share-drawing.ts'

const card = (more: Partial<ShareCard>): ShareCard => ({
  ...{ brand: 'Cakrawala', host: 'cakrawala.test', kind: 'Program', spare: 'Program', title: 'Nusa' },
  facts: ['Nusa Bank', 'Rp500.000 – Rp75.000.000'],
  ...more,
})
const naughty = JSON.parse(readFileSync('test/corpora/blns.json', 'utf8')) as string[]

afterEach(() => vi.unstubAllGlobals())

// EXP-03. A naive version writes the words into <text>: they become tags, addresses and files to read.
describe('EXP-03 the text on a sharing picture', () => {
  it.each([
    '<image href="http://169.254.169.254/latest/meta-data/" width="9" height="9"/>',
    '</svg><script>alert(1)</script>',
    '<iframe src="file:///etc/passwd">',
    '<?xml version="1.0"?><!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]>&e;',
    '"/><use href="data:image/svg+xml;base64,PHN2Zz4="/>',
    '&#60;image&#62; ]]> <!-- -->',
  ])('is lines of letters only: %s', async (words) => {
    const fetched = vi.fn()
    vi.stubGlobal('fetch', fetched)
    const plain = shareDrawing(card({ title: 'Nusa' }))
    const svg = shareDrawing(
      card({ title: words, kind: words, brand: words, host: words, facts: [words, words] }),
    )
    const tags = (text: string) => new Set([...text.matchAll(/<\/?([a-z]+)/g)].map(([, name]) => name))
    expect([...tags(svg)].filter((name) => !tags(plain).has(name))).toEqual([])
    expect(svg.match(/[a-z]+:\/\/[^"]*/g)).toEqual(['http://www.w3.org/2000/svg'])
    expect(svg).not.toMatch(/href|&|<!|<\?|script|onload/i)
    expect((await sharp(await pngOf(svg)).metadata()).format).toBe('png')
    expect(fetched).not.toHaveBeenCalled()
  })

  it('may be in any script, of any length, and empty', async () => {
    const titles = [
      ...naughty,
      '',
      ' ',
      'x'.repeat(20_000),
      'w '.repeat(10_000),
      '\u202e\u0000\ud800',
      '漢字',
      'مرحبا بالعالم',
    ]
    for (const title of titles) {
      const svg = shareDrawing(card({ title, facts: [title] }))
      expect([title.slice(0, 40), /NaN|undefined|Infinity|href/.test(svg)]).toEqual([
        title.slice(0, 40),
        false,
      ])
      expect(svg.length).toBeLessThan(200_000)
    }
    const metadata = await sharp(await pngOf(shareDrawing(card({ title: '漢字 مرحبا' })))).metadata()
    expect([metadata.width, metadata.height]).toEqual([1200, 630])
  }, 60_000)

  it('fits the picture: long words are broken, long titles end', async () => {
    const empty = await ink(card({ title: 'i', facts: [] }))
    for (const title of ['k'.repeat(400), 'Pengujian '.repeat(60), 'W'.repeat(55)]) {
      const marks = await ink(card({ title, facts: [] }))
      // Between the column of the words and the half disc, and below the line, there is nothing new.
      expect(marks.right).toBe(empty.right)
      expect(marks.below).toBe(empty.below)
      expect(marks.column).toBeGreaterThan(empty.column)
    }
  }, 30_000)

  it('leaves out what our fonts cannot write, and the whole title where most of it is that', () => {
    expect(drawable('Nusa 😀 Bank')).toBe('Nusa Bank')
    expect(drawable('e\u0301lan\u0303')).toBe('élañ')
    expect(drawable('漢字 a')).toBeNull()
    expect(drawable('\u202e\u200b')).toBeNull()
    expect(shareDrawing(card({ title: '漢字', spare: 'Program' }))).toBe(
      shareDrawing(card({ title: 'Program' })),
    )
  })
})

/** How many dark points there are in three parts of a picture: the words, right of them, below the line. */
async function ink(one: ShareCard) {
  const { data, info } = await sharp(await pngOf(shareDrawing(one)))
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const dark = (left: number, top: number, right: number, bottom: number) => {
    let count = 0
    for (let y = top; y < bottom; y++)
      for (let x = left; x < right; x++) if (data[(y * info.width + x) * info.channels]! < 90) count++
    return count
  }
  return { column: dark(0, 200, 755, 530), right: dark(760, 0, 1200, 530), below: dark(0, 545, 1200, 630) }
}
