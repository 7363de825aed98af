import { readFileSync } from 'node:fs'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import yazl from 'yazl'

const folder = path.join(import.meta.dirname, 'videos')
/** Recorded by a browser from a drawn canvas: one second, 64 by 48 points; the WebM with a tone. */
export const webmVideo = () => readFileSync(path.join(folder, 'vp8-opus.webm'))
export const mp4Video = () => readFileSync(path.join(folder, 'h264.mp4'))

/** An upload of a kind whose type browsers do not know. */
export function evidenceFile(bytes: Uint8Array | string, name: string, type = ''): File {
  return new File([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], name, { type })
}

/** Recorded requests: one, with the headers given. */
export function harWith(headers: { name: string; value: string }[] = []): string {
  const request = { method: 'GET', url: 'https://a.test/', headers, cookies: [] }
  const response = { status: 200, headers: [], cookies: [] }
  return JSON.stringify({ log: { version: '1.2', creator: { name: 'x' }, entries: [{ request, response }] } })
}

/** Recorded traffic with one packet of four bytes. */
export function pcapFile(): Buffer {
  const head = Buffer.from('d4c3b2a1020004000000000000000000ffff000001000000', 'hex')
  return Buffer.concat([head, Buffer.from('01000000020000000400000004000000deadbeef', 'hex')])
}

export function pcapngFile(): Buffer {
  const section = '0a0d0d0a1c0000004d3c2b1a01000000ffffffffffffffff1c000000'
  return Buffer.from(`${section}0100000014000000010000000000040014000000`, 'hex')
}

/** An archive of the given files by name. */
export async function zipWith(files: Record<string, Buffer | string>): Promise<Buffer> {
  const zip = new yazl.ZipFile()
  for (const [name, content] of Object.entries(files)) zip.addBuffer(Buffer.from(content), name)
  zip.end()
  return buffer(zip.outputStream)
}

/** The same archive, whose entries claim to be encrypted. */
export function encrypted(zip: Buffer): Buffer {
  const copy = Buffer.from(zip)
  for (const [magic, flags] of [
    ['504b0304', 6],
    ['504b0102', 8],
  ] as const) {
    const at = copy.indexOf(Buffer.from(magic, 'hex'))
    copy[at + flags]! |= 1
  }
  return copy
}

/** A video with so many further bytes that no player looks at. */
export function paddedMp4(bytes: number): Buffer {
  const box = Buffer.alloc(bytes)
  box.writeUInt32BE(bytes)
  box.write('free', 4)
  return Buffer.concat([mp4Video(), box])
}
