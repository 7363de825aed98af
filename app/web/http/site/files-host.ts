import type { IncomingMessage, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'
import { asksFor } from '@cakrawala/http/asked-host'
import { byteRangeOf } from '@cakrawala/http/byte-range'
import { fileHeaders } from '@cakrawala/http/file-answer'
import { fileHostHeaders } from '@cakrawala/http/security-headers'
import { logLine } from '@cakrawala/logging/log'
import { isMedia, kindOf } from '@cakrawala/upload-check/media'
import type { FileToRead } from '#domain/account/files/file-queries.server.ts'
import { fileOfSignedUrl } from '#domain/account/files/signed-file.server.ts'
import { wordsIn } from '#i18n/catalogue.ts'
import { errorPages } from '#i18n/error-pages.ts'
import { signedFileOf } from '#infra/secrets.ts'
import { settings } from '#infra/settings.ts'
import { locales } from '#kernel/locale.ts'
import { inWorkSlot } from '#web/http/admission/admit-request.ts'
import { refusalOf } from '#web/http/plain-refusal.ts'

/** Whether a request is for the host of uploaded files: nothing else of the platform sees it. */
export function isForFiles(request: IncomingMessage): boolean {
  return asksFor(settings().filesOrigin, request)
}

/**
 * Answers on the files host: files behind signed URLs of a minute, and nothing else. No cookie is read or set, no page
 * and no call lives here, so a file that could act would find nothing to act on.
 */
export async function answerOnFilesHost(request: IncomingMessage, answer: ServerResponse): Promise<void> {
  try {
    const asked = await inWorkSlot(() => fileAsked(request))
    // Reading takes as long as the reader likes, and so occupies no slot of work.
    if (typeof asked === 'number') refuseFile(answer, asked)
    else await handOut(request, answer, asked)
  } catch (error) {
    const status = refusalOf(error)?.status === 503 ? 503 : 500
    logLine('error', { event: 'file_failed', status }, error)
    if (answer.headersSent) answer.destroy()
    else refuseFile(answer, status)
  }
}

type Asked = { file: FileToRead; inline: boolean }

/** The file behind a signed URL, or the status of its refusal. */
async function fileAsked({ method, url = '' }: IncomingMessage): Promise<Asked | 403 | 404 | 405 | 410> {
  if (method !== 'GET' && method !== 'HEAD') return 405
  const signedFile = signedFileOf(url)
  if (signedFile === null) return 403
  if (signedFile === 'late') return 410
  const file = await fileOfSignedUrl(signedFile)
  return file ? { file, inline: signedFile.inline } : 404
}

/** Sends a file, or the part of a video that its player asks for. */
async function handOut({ method, headers }: IncomingMessage, answer: ServerResponse, asked: Asked) {
  const { name, mediaType, size, read } = asked.file
  const kind = isMedia(mediaType) ? kindOf(mediaType) : undefined
  const inline = asked.inline && kind?.shownAs !== undefined
  const inParts = kind?.shownAs === 'video'
  const range = inParts && method === 'GET' ? byteRangeOf(headers.range, size) : null
  const sent: Record<string, string | number> = {
    ...hostHeaders(),
    // A type that no upload may have is served as bytes, whatever its row holds.
    ...fileHeaders({ name, mediaType: kind?.servedAs ?? 'application/octet-stream', inline }),
    // Pages of ours show pictures and videos, from another host; what is saved is embedded by no one.
    'Cross-Origin-Resource-Policy': inline ? 'cross-origin' : 'same-origin',
    ...(inParts ? { 'Accept-Ranges': 'bytes' } : {}),
  }
  if (range === 'none') {
    answer.writeHead(416, { ...sent, 'Content-Range': `bytes */${size}`, 'Content-Length': 0 }).end()
    return
  }
  const part = range && { 'Content-Range': `bytes ${range.start}-${range.end}/${size}` }
  const length = range ? range.end - range.start + 1 : size
  const bytes = method === 'HEAD' ? null : await read(range ?? undefined)
  answer.writeHead(range ? 206 : 200, { ...sent, ...part, 'Content-Length': length })
  if (bytes === null) answer.end()
  else await pipeline(bytes, answer).catch(unlessGone)
}

/** A player closes an answer as soon as it has what it wants. */
function unlessGone(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ERR_STREAM_PREMATURE_CLOSE' && error.code !== 'ECONNRESET' && error.code !== 'EPIPE')
    throw error
}

/**
 * Whatever was wrong, there is one way on: back to the page. The person who holds an address without a page learns
 * nothing.
 */
export function refuseFile(answer: ServerResponse, status: 403 | 404 | 405 | 410 | 500 | 503): void {
  const text = locales.map((locale) => wordsIn(errorPages, locale).file).join('\n')
  answer.writeHead(status, {
    ...hostHeaders(),
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Security-Policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Cache-Control': 'no-store',
    'Content-Length': Buffer.byteLength(text),
    // What is sent along is not read.
    Connection: 'close',
    ...(status === 405 ? { Allow: 'GET, HEAD' } : {}),
  })
  answer.end(answer.req.method === 'HEAD' ? undefined : text)
}

function hostHeaders(): Record<string, string> {
  return fileHostHeaders(settings().filesOrigin.startsWith('https:'))
}
