import { PassThrough, pipeline, Readable } from 'node:stream'
import { now, second } from '@cakrawala/calendar/clock'
import { pauses } from '@cakrawala/fair-queue/pauses'
import yazl from 'yazl'
import { unsafeFileContent } from '#domain/account/files/file-queries.server.ts'
import type { OwnData } from './collect-own-data.server.ts'

/** A reader slower than this gives its slot to the next. */
const longest = 600 * second

/** Packs a data copy; each file is read when its turn comes, so that one at a time is in memory. */
export function zipOwnData(data: OwnData, readme: string): Readable {
  const zip = new yazl.ZipFile()
  const out = new PassThrough()
  const mtime = now()
  zip.addBuffer(Buffer.from(readme), 'README.txt', { mtime })
  zip.addReadStreamLazy('data.json', { mtime }, (give) => give(null, Readable.from(jsonOf(data))))
  for (const { id, purpose, name } of data.files.filter(({ state }) => state === 'clean')) {
    zip.addReadStreamLazy(`files/${purpose}/${id}-${name}`, { mtime }, (give) => {
      void unsafeFileContent(id).then(
        (file) => give(null, Readable.from([file?.bytes ?? Buffer.alloc(0)])),
        (error) => give(error, Readable.from([])),
      )
    })
  }
  zip.on('error', (error: Error) => out.destroy(error))
  // A reader that goes away in the middle leaves the packer writing into nothing.
  zip.outputStream.on('error', () => undefined)
  const timer = setTimeout(() => out.destroy(new Error('a data copy was read too slowly')), longest).unref()
  pipeline(zip.outputStream, out, () => clearTimeout(timer))
  zip.end()
  return out
}

/** Characters that are given on at once. */
const pieceLength = 65_536

/** The output of `JSON.stringify` with two spaces, in chunks: a long history is much to write at once. */
async function* jsonOf(data: OwnData): AsyncGenerator<string> {
  const pause = pauses()
  let text = ''
  for (const part of partsOf(data)) {
    text += part
    if (text.length < pieceLength && !pause.isDue()) continue
    yield text
    text = ''
    if (pause.isDue()) await pause.take()
  }
  yield text
}

function* partsOf(data: OwnData): Generator<string> {
  let before = '{\n'
  for (const [name, value] of Object.entries(data)) {
    if (value === undefined) continue
    yield `${before}  ${JSON.stringify(name)}: `
    if (Array.isArray(value) && value.length > 0) {
      for (const [at, one] of value.entries()) yield `${at === 0 ? '[' : ','}\n    ${written(one, '    ')}`
      yield '\n  ]'
    } else yield written(value, '  ')
    before = ',\n'
  }
  yield '\n}'
}

function written(value: unknown, indent: string): string {
  return JSON.stringify(value, amountsAsText, 2).replaceAll('\n', `\n${indent}`)
}

/** JSON knows no bigint: whole rupiah become decimal text. */
function amountsAsText(_key: string, value: unknown): unknown {
  return typeof value === 'bigint' ? String(value) : value
}
