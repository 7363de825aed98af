import { crc32, deflateSync } from 'node:zlib'
import { smallPdf } from './documents.ts'

/** An upload as a browser would send it. */
export const upload = (bytes: Uint8Array | string, name: string, type: string) =>
  new File([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], name, { type })

const svgHead = '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink">'
const aSecret = 'file:///etc/passwd'
/** Drawings that act. */
export const svgs: Record<string, Buffer> = {
  script: Buffer.from(`${svgHead}<script>alert(1)</script></svg>`),
  handler: Buffer.from(`${svgHead}<rect width="9" height="9" onload="alert(1)"/></svg>`),
  foreignObject: Buffer.from(
    `${svgHead}<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"><img src="x" onerror="alert(1)"/></body></foreignObject></svg>`,
  ),
  entity: Buffer.from(
    `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY x SYSTEM "${aSecret}">]>${svgHead}<text>&x;</text></svg>`,
  ),
  use: Buffer.from(`${svgHead}<use xlink:href="https://evil.test/a.svg#x"/></svg>`),
  wide: Buffer.from(`\uFEFF${svgHead}<script>alert(1)</script></svg>`, 'utf16le'),
}

function chunk(kind: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(kind, 'latin1'), data])
  const ends = Buffer.alloc(8)
  ends.writeUInt32BE(data.length)
  ends.writeUInt32BE(crc32(named), 4)
  return Buffer.concat([ends.subarray(0, 4), named, ends.subarray(4)])
}

const pngMark = Buffer.from('89504e470d0a1a0a', 'hex')

function imageHeader(width: number, height: number, color = 0): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width)
  header.writeUInt32BE(height, 4)
  header[8] = 8
  header[9] = color
  return chunk('IHDR', header)
}

/** A small PNG whose header names its size; `between` goes before its pixels. */
export function pngThatSays(width: number, height: number, between: Buffer[] = [], pixels?: Buffer): Buffer {
  const data = pixels ?? deflateSync(Buffer.alloc(70_000))
  return Buffer.concat([
    pngMark,
    imageHeader(width, height),
    ...between,
    chunk('IDAT', data),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** A whole grey picture, line by line. */
export function wholePng(width: number, height: number, between: Buffer[] = []): Buffer {
  return pngThatSays(width, height, between, deflateSync(Buffer.alloc((width + 1) * height)))
}

/** A picture of one point that moves `frames` times. */
export function movingPng(frames: number): Buffer {
  const control = Buffer.alloc(8)
  control.writeUInt32BE(frames)
  const parts = [chunk('acTL', control)]
  const pixel = deflateSync(Buffer.alloc(2))
  for (let turn = 0; turn < frames; turn++) {
    const frame = Buffer.alloc(26)
    frame.writeUInt32BE(turn * 2)
    frame.writeUInt32BE(1, 4)
    frame.writeUInt32BE(1, 8)
    const order = Buffer.alloc(4)
    order.writeUInt32BE(turn * 2 + 1)
    parts.push(chunk('fcTL', frame), chunk('fdAT', Buffer.concat([order, pixel])))
  }
  return pngThatSays(1, 1, parts, pixel)
}

/** Colours that unpack to `size` bytes, and words that do. */
export const packedChunks = (size: number) => {
  const packed = deflateSync(Buffer.alloc(size))
  return [
    chunk('iCCP', Buffer.concat([Buffer.from('x\0\0', 'latin1'), packed])),
    chunk('zTXt', Buffer.concat([Buffer.from('x\0\0', 'latin1'), packed])),
  ]
}

/** Text that is uncompressed in a PNG. */
export const textChunk = (words: string) => [chunk('tEXt', Buffer.from(`Comment\0${words}`, 'latin1'))]

/** A JPEG whose header names 64,250 by 64,250 pixels, as the picture that stopped whole sites in 2015 (r/390). */
export function lottaPixel(real: Buffer): Buffer {
  const bytes = Buffer.from(real)
  for (let at = 2; at < bytes.length - 9; at += 2 + bytes.readUInt16BE(at + 2)) {
    if (bytes[at + 1]! < 0xc0 || bytes[at + 1]! > 0xc2) continue
    bytes.writeUInt16BE(64_250, at + 5)
    bytes.writeUInt16BE(64_250, at + 7)
    return bytes
  }
  throw new Error('no frame header')
}

/** A lossless WebP whose header names 16,384 by 16,384 pixels. */
export function webpThatSays(): Buffer {
  const size = 0x3fff
  const bits = BigInt(size) | (BigInt(size) << 14n)
  const body = Buffer.alloc(20)
  body[0] = 0x2f
  body.writeUInt32LE(Number(bits), 1)
  const length = Buffer.alloc(4)
  length.writeUInt32LE(body.length)
  const inside = Buffer.concat([Buffer.from('WEBPVP8L'), length, body])
  const whole = Buffer.alloc(4)
  whole.writeUInt32LE(inside.length)
  return Buffer.concat([Buffer.from('RIFF'), whole, inside])
}

/** An archive of one stored file, with a comment at its very end. */
export function zipOf(name: string, content: Buffer, comment = Buffer.alloc(0)): Buffer {
  const fields = Buffer.alloc(26)
  fields.writeUInt16LE(20)
  fields.writeUInt32LE(crc32(content), 10)
  fields.writeUInt32LE(content.length, 14)
  fields.writeUInt32LE(content.length, 18)
  fields.writeUInt16LE(name.length, 22)
  const local = Buffer.concat([Buffer.from('PK\x03\x04'), fields, Buffer.from(name), content])
  const listed = Buffer.concat([
    Buffer.from('PK\x01\x02\x14\0', 'latin1'),
    fields,
    Buffer.alloc(14),
    Buffer.from(name),
  ])
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  end.writeUInt16LE(1, 8)
  end.writeUInt16LE(1, 10)
  end.writeUInt32LE(listed.length, 12)
  end.writeUInt32LE(local.length, 16)
  end.writeUInt16LE(comment.length, 20)
  return Buffer.concat([local, listed, end, comment])
}

export const aPdf = async () => Buffer.from(await smallPdf().arrayBuffer())

/** A PDF with one more object. */
export async function pdfWith(object: string): Promise<Buffer> {
  const whole = (await aPdf()).toString('latin1')
  const at = whole.lastIndexOf('trailer')
  return Buffer.from(`${whole.slice(0, at)}9 0 obj\n${object}\nendobj\n${whole.slice(at)}`, 'latin1')
}

/** The test file every scanner knows; in two halves, so that none takes this source for it. */
export const eicar = `X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD-${'ANTIVIRUS-TEST-FILE!$H+H*'}`
