import { documents, images } from '@cakrawala/upload-check/media'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { examineFile } from '#infra/uploads.ts'
import {
  aPdf,
  lottaPixel,
  movingPng,
  packedChunks,
  pngThatSays,
  textChunk,
  upload,
  webpThatSays,
  wholePng,
  zipOf,
} from '../support/hostile-files.ts'

let jpeg: Buffer
let webp: Buffer
const picture = (width = 60, height = 40) =>
  sharp({ create: { width, height, channels: 3, background: '#c33' } })

beforeAll(async () => {
  jpeg = await picture().jpeg().toBuffer()
  webp = await picture().webp().toBuffer()
  // The process that looks at PDF documents starts with the first of them.
  await examineFile(upload(await aPdf(), 'a.pdf', 'application/pdf'), documents, 'proof')
})

/** What becomes of an upload, how long that takes, and by how much the process grows meanwhile, in bytes. */
async function examined(file: File, allowed: Parameters<typeof examineFile>[1] = documents) {
  const before = process.memoryUsage().rss
  let most = before
  const watch = setInterval(() => {
    most = Math.max(most, process.memoryUsage().rss)
  }, 5)
  const started = performance.now()
  const found = await examineFile(file, allowed, 'proof').then(
    ({ bytes }) => ({ key: 'taken', bytes }),
    (error) => ({ key: String(error.fields?.proof?.[0].key), bytes: null }),
  )
  clearInterval(watch)
  return { ...found, ms: performance.now() - started, grew: most - before }
}

// A naive version opens a picture to learn how large it is.
describe('UPL-04 pictures larger than they look', () => {
  const floods: [string, () => Promise<[Buffer, string, string]> | [Buffer, string, string]][] = [
    ['64,250² as PNG', () => [pngThatSays(64_250, 64_250), 'a.png', 'image/png']],
    ['64,250² as JPEG', () => [lottaPixel(jpeg), 'a.jpg', 'image/jpeg']],
    ['16,384² as WebP', () => [webpThatSays(), 'a.webp', 'image/webp']],
    ['one point too many', () => [wholePng(8_000, 5_001), 'a.png', 'image/png']],
    ['2³¹ wide', () => [pngThatSays(0x7fffffff, 1), 'a.png', 'image/png']],
    ['AVIF', async () => [await picture().avif().toBuffer(), 'a.avif', 'image/avif']],
    ['AVIF that says PNG', async () => [await picture().avif().toBuffer(), 'a.png', 'image/png']],
    ['GIF', async () => [await picture().gif().toBuffer(), 'a.gif', 'image/gif']],
    ['TIFF that says JPEG', async () => [await picture().tiff().toBuffer(), 'a.jpg', 'image/jpeg']],
  ]

  it.each(floods)('%s is refused at its header', async (_name, make) => {
    const [bytes, name, type] = await make()
    const { key, ms, grew } = await examined(upload(bytes, name, type))
    expect(['file_broken', 'file_type']).toContain(key)
    expect(ms).toBeLessThan(500)
    expect(grew).toBeLessThan(64_000_000)
  })

  it('40 million pixels are accepted in time, within 512 MB', async () => {
    const largest = upload(wholePng(8_000, 5_000), 'a.png', 'image/png')
    const turned = await picture(6_300, 6_300).withMetadata({ orientation: 6 }).jpeg().toBuffer()
    const all = await Promise.all([
      examined(largest),
      examined(upload(turned, 'b.jpg', 'image/jpeg')),
      examined(upload(turned, 'c.jpg', 'image/jpeg')),
    ])
    for (const { key, ms, grew } of all) {
      expect(key).toBe('taken')
      // They wait for each other: three times ten seconds.
      expect(ms).toBeLessThan(30_000)
      expect(grew).toBeLessThan(512_000_000)
    }
  }, 40_000)

  it('10,000 frames become one, and packed text and profiles are removed', async () => {
    const moving = await examined(upload(movingPng(10_000), 'a.png', 'image/png'))
    expect(moving.ms).toBeLessThan(5_000)
    if (moving.bytes) expect(moving.bytes.includes('fcTL')).toBe(false)
    const drawings = [1, 90, 200].map((grey) => picture(8, 8).tint({ r: grey, g: 0, b: 0 }).png().toBuffer())
    const frames = await sharp(await Promise.all(drawings), { join: { animated: true } })
      .webp()
      .toBuffer()
    expect((await sharp(frames, { pages: -1 }).metadata()).pages).toBe(3)
    const still = await examined(upload(frames, 'a.webp', 'image/webp'))
    expect((await sharp(still.bytes!, { pages: -1 }).metadata()).pages ?? 1).toBe(1)
    const packed = await examined(upload(wholePng(40, 30, packedChunks(100_000_000)), 'a.png', 'image/png'))
    expect(packed.ms).toBeLessThan(5_000)
    expect(packed.grew).toBeLessThan(256_000_000)
    if (packed.bytes) expect(packed.bytes.length).toBeLessThan(10_000)
  })
})

/** A JPEG with a segment of one's own right behind its beginning. */
function jpegWith(words: string, mark = 0xfe): Buffer {
  const head = Buffer.from([0xff, mark, 0, 0])
  head.writeUInt16BE(words.length + 2, 2)
  return Buffer.concat([jpeg.subarray(0, 2), head, Buffer.from(words, 'latin1'), jpeg.subarray(2)])
}

// A picture is a picture for the person who looks at its beginning; an interpreter, an archiver and a browser look
// elsewhere.
describe('UPL-02 pictures that are another format as well', () => {
  const php = '<?php system($_GET[0]); ?>'
  const script = '*/=alert(1)/*<script>alert(1)</script>'
  const page = '<!doctype html><html><body onload=alert(1)>'
  const archive = () => zipOf('META-INF/MANIFEST.MF', Buffer.from('Main-Class: Jahat'))

  it.each([
    ['PHP in a comment', 'a.jpg', () => jpegWith(php)],
    ['script in a comment that its length opens', 'a.jpg', () => jpegWith(script.padEnd(0x2f2a - 2, ' '))],
    ['a page in the words of a program', 'a.jpg', () => jpegWith(`Photoshop 3.0\0${page}`, 0xed)],
    ['an archive behind it', 'a.jpg', () => Buffer.concat([jpeg, archive()])],
    ['PHP behind it', 'a.webp', () => Buffer.concat([webp, Buffer.from(php)])],
    ['PHP in packed words', 'a.png', () => wholePng(40, 30, textChunk(php))],
    ['an archive behind it', 'a.png', () => Buffer.concat([wholePng(40, 30), archive()])],
  ] as const)('%s (%s): only the picture is stored, or nothing', async (_what, name, make) => {
    const media = { jpg: 'image/jpeg', png: 'image/png', webp: 'image/webp' }[name.slice(2)]!
    const { key, bytes } = await examined(upload(make(), name, media), images)
    expect(['taken', 'file_broken', 'file_type']).toContain(key)
    for (const trace of ['<?php', '<script', '<html', 'alert(1)', 'PK\x03\x04', 'Main-Class', 'Photoshop'])
      expect([trace, bytes?.includes(trace) ?? false]).toEqual([trace, false])
    if (bytes) expect((await sharp(bytes).metadata()).format).toBe(media.slice('image/'.length))
  })
})

// A naive version stores the metadata of a camera: every photograph of the screen has the bughunter's home in it.
describe('UPL-09 the metadata of a camera', () => {
  const told = {
    exif: {
      IFD0: { Make: 'KameraRahasia', Copyright: 'Rahasia' },
      IFD2: { UserComment: 'Rahasia' },
      IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '6/1 54/1 0/1', GPSLongitude: '107/1 36/1 0/1' },
    },
    xmp: '<x:xmpmeta xmlns:x="adobe:ns:meta/"><exif:GPSLatitude>6,54.0S Rahasia</exif:GPSLatitude></x:xmpmeta>',
  }

  it.each(['jpeg', 'png', 'webp'] as const)('is not in the %s that others are shown', async (format) => {
    const taken = await picture().withExif(told.exif).withXmp(told.xmp).toFormat(format).toBuffer()
    const before = await sharp(taken).metadata()
    expect([before.exif !== undefined, before.xmp !== undefined]).toEqual([true, true])
    const name = { jpeg: 'a.jpg', png: 'a.png', webp: 'a.webp' }[format]
    const { bytes } = await examined(upload(taken, name, `image/${format}`), images)
    const { exif, xmp, iptc, comments } = await sharp(bytes!).metadata()
    expect([exif, xmp, iptc, comments]).toEqual([undefined, undefined, undefined, undefined])
    for (const word of ['Rahasia', 'Exif', 'eXIf', 'GPS', 'xmpmeta', 'Photoshop'])
      expect([word, bytes!.includes(word)]).toEqual([word, false])
  })
})

describe('UPL-11 pictures that are not whole', () => {
  it('are never accepted, wherever they end', async () => {
    const png = await picture().png().toBuffer()
    for (const [whole, name, type] of [
      [jpeg, 'a.jpg', 'image/jpeg'],
      [png, 'a.png', 'image/png'],
      [webp, 'a.webp', 'image/webp'],
    ] as const) {
      for (let part = 1; part < 40; part++) {
        const cut = whole.subarray(0, Math.floor((whole.length * part) / 41))
        const { key, ms } = await examined(upload(cut, name, type))
        // A cut within the last bytes of a frame may lose nothing that is drawn.
        expect([name, part, key === 'taken' && part < 38]).toEqual([name, part, false])
        expect(ms).toBeLessThan(1_000)
      }
    }
  })

  it('10,000 times random bytes, with and without a header, are refused one by one within a second', async () => {
    const heads = [
      Buffer.alloc(0),
      jpeg.subarray(0, 24),
      pngThatSays(40, 30).subarray(0, 60),
      webp.subarray(0, 24),
      Buffer.from('%PDF-1.7\n'),
      Buffer.from('3026b2758e66cf11a6d900aa0062ce6c', 'hex'),
      Buffer.from('PK\x03\x04'),
      Buffer.from('OggS'),
      Buffer.from('1a45dfa3', 'hex'),
      Buffer.from('\0\0\0\x18ftypavif', 'latin1'),
    ]
    const kinds = [
      ['a.jpg', 'image/jpeg'],
      ['a.png', 'image/png'],
      ['a.webp', 'image/webp'],
      ['a.pdf', 'application/pdf'],
    ] as const
    let slowest = 0
    for (let turn = 0; turn < 10_000; turn++) {
      const noise = crypto.getRandomValues(new Uint8Array(1 + ((turn * 37) % 700)))
      const bytes = Buffer.concat([heads[turn % heads.length]!, noise])
      const [name, type] = kinds[Math.floor(turn / heads.length) % kinds.length]!
      const started = performance.now()
      const key = await examineFile(upload(bytes, name, type), documents, 'proof').then(
        () => 'taken',
        (error) => error.code,
      )
      slowest = Math.max(slowest, performance.now() - started)
      if (key !== 'invalid_input') throw new Error(`${key}: ${bytes.toString('hex')}`)
    }
    expect(slowest).toBeLessThan(1_000)
  }, 60_000)

  // CVE-2026-31808 and CVE-2026-32630: sizes of nothing sent the reader of a foreign format round for ever.
  it.each([
    ['an ASF header of empty parts', Buffer.from('3026b2758e66cf11a6d900aa0062ce6c', 'hex')],
    ['a ZIP of empty files', Buffer.from('504b030414000800', 'hex')],
    ['a Matroska of empty elements', Buffer.from('1a45dfa3', 'hex')],
  ])('%s delays no one', async (_name, head) => {
    for (const size of [64, 4_096, 4_000_000]) {
      for (const [name, type] of [
        ['a.pdf', 'application/pdf'],
        ['a.png', 'image/png'],
      ] as const) {
        const { key, ms } = await examined(upload(Buffer.concat([head, Buffer.alloc(size)]), name, type))
        expect([key, ms < 1_000]).toEqual(['file_type', true])
      }
    }
  })
})
