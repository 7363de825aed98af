import type { Readable } from 'node:stream'
import { outsideOfRequests, outsideOfSlot } from '@cakrawala/fair-queue/request-scope'
import { isId } from '@cakrawala/ids/ids'
import { evidence, kindOf } from '@cakrawala/upload-check/media'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { beginUpload } from '#domain/report/upload/begin-upload.server.ts'
import { discardUpload, uploadProgress, writeUpload } from '#domain/report/upload/write-upload.server.ts'
import type { Person } from '#kernel/actor.ts'
import { isBughunter } from '#kernel/actor.ts'
import { refuse, refuseField, refuseUnless } from '#kernel/refusal.ts'
import { type ApiRequest, answer } from './answer.ts'
import { discardRest, gatherBytes } from './gather-bytes.ts'
import { readUploadMetadata } from './upload-metadata.ts'

/** The protocol of resumable uploads: core, creation, expiration and termination of tus 1.0 (https://tus.io). */
const version = '1.0.0'
const pieceType = 'application/offset+octet-stream'
/** The largest body of one request, in bytes. */
export const pieceAtMost = 5_000_000
/** So many bytes are taken before they are written; what a request has in memory. */
const writtenAtOnce = 500_000

const creation = '/api/v1/reports/:id/uploads'
const upload = '/api/v1/uploads/:id'
const always = { 'Tus-Resumable': version, 'Cache-Control': 'no-store' }

/** Uploads of evidence in parts; what is complete becomes a file of its report by a call of the contract. */
export function servePieceUploads(server: FastifyInstance): void {
  // Unread here: who sends it, and whether it fits, is asked before.
  server.addContentTypeParser(
    pieceType,
    { bodyLimit: pieceAtMost },
    async (_request: unknown, body: unknown) => body,
  )
  server.options(
    creation,
    answer(async ({ reply }) => told(reply)),
  )
  server.post(creation, tus(begin))
  server.head(upload, tus(progress))
  server.patch(upload, tus(receive))
  server.delete(upload, tus(end))
}

type Asked = ApiRequest & { actor: Person }

function tus(work: (asked: Asked) => Promise<FastifyReply>) {
  return answer(async (request) => {
    const { actor, reply, params } = request
    reply.headers(always)
    refuseUnless(actor.kind === 'person', 'not_signed_in')
    refuseUnless(isBughunter(actor), 'forbidden')
    refuseUnless(isId(params.id), 'not_found')
    if (headerOf(request, 'tus-resumable') !== version) {
      reply.header('Tus-Version', version)
      refuse('invalid_input', 'tus_version')
    }
    return work({ ...request, actor })
  })
}

/** What a client may know before it begins. */
function told(reply: FastifyReply): FastifyReply {
  const largest = Math.max(...evidence.map((media) => kindOf(media).below)) - 1
  return reply
    .code(204)
    .headers({ ...always, 'Tus-Version': version, 'Tus-Extension': 'creation,expiration,termination' })
    .header('Tus-Max-Size', largest)
    .send()
}

/** Creation: the declared size and `filename`, `filetype` of the metadata. */
async function begin(request: Asked): Promise<FastifyReply> {
  const { actor, params, reply } = request
  const size = countOf(headerOf(request, 'upload-length')) ?? refuseField('files', 'required')
  const { filename = '', filetype = '' } = readUploadMetadata(headerOf(request, 'upload-metadata') ?? '')
  const { id, expiresAt } = await beginUpload(actor, params.id!, { name: filename, type: filetype, size })
  return reply
    .code(201)
    .header('Location', `/api/v1/uploads/${id}`)
    .header('Upload-Expires', expiresAt.toUTCString())
    .send()
}

async function progress({ actor, params, reply }: Asked): Promise<FastifyReply> {
  const { received, size, expiresAt } = await uploadProgress(actor, params.id!)
  return reply
    .code(200)
    .header('Upload-Offset', received)
    .header('Upload-Length', size)
    .header('Upload-Expires', expiresAt.toUTCString())
    .send()
}

/** Takes the next part: some of it at a time is read, without a slot of work, and written in one. */
async function receive(request: Asked): Promise<FastifyReply> {
  const { actor, params, reply } = request
  const id = params.id!
  const { headers, body } = reply.request
  if (headers['content-type'] !== pieceType) refuse('media_type_unsupported')
  const length = countOf(headers['content-length'])
  if (length === null || length > pieceAtMost) refuse('body_too_large')
  const { received, size, expiresAt } = await uploadProgress(actor, id)
  let at = countOf(headerOf(request, 'upload-offset'))
  refuseUnless(at === received, 'conflict')
  refuseUnless(at + length <= size, 'body_too_large')
  const write = (from: number, bytes: Uint8Array) => writeUpload(actor, id, from, bytes)
  at = await takeBody(body as Readable, at, write)
  return reply.code(204).header('Upload-Offset', at).header('Upload-Expires', expiresAt.toUTCString()).send()
}

type Write = (from: number, bytes: Uint8Array) => Promise<number>

/** Writes a body as it comes in. @returns how many bytes of the upload have come now */
async function takeBody(body: Readable, from: number, write: Write): Promise<number> {
  const chunks = body[Symbol.asyncIterator]()
  let at = from
  try {
    for (;;) {
      const { bytes, ended } = await outsideOfSlot(() => nextBytes(chunks, at, write))
      if (bytes.length > 0) at = await write(at, bytes)
      if (ended) return at
    }
  } catch (error) {
    // A client reads the answer only after it has sent everything; how much that is, is bounded.
    await outsideOfSlot(() => discardRest(chunks)).catch(() => undefined)
    throw error
  }
}

/** What came before a connection was cut is written at once: its request has no place at work any more, and no one waits. */
async function nextBytes(chunks: AsyncIterator<Uint8Array>, at: number, write: Write) {
  const part = await gatherBytes(chunks, writtenAtOnce)
  if (part.cut && part.bytes.length > 0) await outsideOfRequests(() => write(at, part.bytes))
  return part.cut ? { bytes: Buffer.alloc(0), ended: true } : part
}

async function end({ actor, params, reply }: Asked): Promise<FastifyReply> {
  await discardUpload(actor, params.id!)
  return reply.code(204).send()
}

function headerOf({ reply }: ApiRequest, name: string): string | undefined {
  const value = reply.request.headers[name]
  return typeof value === 'string' ? value : undefined
}

function countOf(text: string | undefined): number | null {
  return /^\d{1,15}$/.test(text ?? '') ? Number(text) : null
}
