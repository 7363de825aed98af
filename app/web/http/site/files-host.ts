import type { IncomingMessage, ServerResponse } from 'node:http'
import { asksFor } from '@cakrawala/http/asked-host'
import { fileHeaders } from '@cakrawala/http/file-answer'
import { fileHostHeaders } from '@cakrawala/http/security-headers'
import { logLine } from '@cakrawala/logging/log'
import { images, isMedia } from '@cakrawala/upload-check/media'
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
    await inWorkSlot(() => handOut(request, answer))
  } catch (error) {
    const status = refusalOf(error)?.status === 503 ? 503 : 500
    logLine('error', { event: 'file_failed', status }, error)
    if (answer.headersSent) answer.destroy()
    else refuseFile(answer, status)
  }
}

async function handOut({ method, url = '' }: IncomingMessage, answer: ServerResponse): Promise<void> {
  if (method !== 'GET' && method !== 'HEAD') return refuseFile(answer, 405)
  const signedFile = signedFileOf(url)
  if (signedFile === null) return refuseFile(answer, 403)
  if (signedFile === 'late') return refuseFile(answer, 410)
  const file = await fileOfSignedUrl(signedFile)
  if (!file) return refuseFile(answer, 404)
  const { name, bytes } = file
  // A type that no upload may have is served as bytes, whatever its row holds.
  const mediaType = isMedia(file.mediaType) ? file.mediaType : 'application/octet-stream'
  const inline = signedFile.inline && (images as readonly string[]).includes(mediaType)
  answer.writeHead(200, {
    ...hostHeaders(),
    ...fileHeaders({ name, mediaType, inline }),
    // Pages of ours show pictures, from another host; what is saved is embedded by no one.
    'Cross-Origin-Resource-Policy': inline ? 'cross-origin' : 'same-origin',
    'Content-Length': bytes.length,
  })
  answer.end(method === 'HEAD' ? undefined : bytes)
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
