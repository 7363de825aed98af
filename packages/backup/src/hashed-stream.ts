import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'

export type Written = { bytes: number; sha256: string }

/** Writes a stream into a new file, packed where asked, and waits until it is on the disk. Size and hash are the file's. */
export async function writeHashed(source: Readable, file: string, { gzip = false } = {}): Promise<Written> {
  const sum = counting()
  const target = createWriteStream(file, { flags: 'wx', mode: 0o600, flush: true })
  if (gzip) await pipeline(source, createGzip(), sum.pass, target)
  else await pipeline(source, sum.pass, target)
  return sum.result()
}

/** Copies a file. @throws with code ENOENT where it is gone */
export function copyHashed(from: string, to: string): Promise<Written> {
  return writeHashed(createReadStream(from), to)
}

export async function hashOf(file: string): Promise<Written> {
  const sum = counting()
  await pipeline(createReadStream(file), sum.pass, async (chunks: AsyncIterable<Buffer>) => {
    for await (const _chunk of chunks);
  })
  return sum.result()
}

function counting() {
  const hash = createHash('sha256')
  let bytes = 0
  return {
    async *pass(chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        hash.update(chunk)
        bytes += chunk.length
        yield chunk
      }
    },
    result: (): Written => ({ bytes, sha256: hash.digest('hex') }),
  }
}
