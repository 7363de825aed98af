import { PassThrough, pipeline, Readable } from 'node:stream'
import yazl from 'yazl'
import { unsafeFileContent } from '#domain/account/files/file-queries.server.ts'
import { now, second } from '#kernel/clock.ts'
import type { OwnData } from './collect-own-data.server.ts'

/** A reader slower than this gives its place to the next. */
const longest = 600 * second

/** Packs a data copy; each file is read when its turn comes, so that one at a time is in memory. */
export function zipOwnData(data: OwnData, readme: string): Readable {
  const zip = new yazl.ZipFile()
  const out = new PassThrough()
  const mtime = now()
  zip.addBuffer(Buffer.from(readme), 'README.txt', { mtime })
  zip.addBuffer(Buffer.from(JSON.stringify(data, amountsAsText, 2)), 'data.json', { mtime })
  for (const { id, purpose, name } of data.files.filter(({ state }) => state === 'clean')) {
    zip.addReadStreamLazy(`files/${purpose}/${id}-${name}`, { mtime }, (give) => {
      void unsafeFileContent(id).then(
        (file) => give(null, Readable.from([file?.bytes ?? Buffer.alloc(0)])),
        (error) => give(error, Readable.from([])),
      )
    })
  }
  zip.on('error', (error: Error) => out.destroy(error))
  // Whoever goes away in the middle leaves the packer writing into nothing.
  zip.outputStream.on('error', () => undefined)
  const timer = setTimeout(() => out.destroy(new Error('a data copy was read too slowly')), longest).unref()
  pipeline(zip.outputStream, out, () => clearTimeout(timer))
  zip.end()
  return out
}

/** JSON knows no bigint: whole rupiah become decimal text. */
function amountsAsText(_key: string, value: unknown): unknown {
  return typeof value === 'bigint' ? String(value) : value
}
