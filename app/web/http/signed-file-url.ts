import { addressLives, videoAddressLives } from '@cakrawala/secrets/file-address'
import { fileAddress } from '#infra/secrets.ts'
import { type Actor, isPerson } from '#kernel/actor.ts'

/**
 * Sends a reader on to the files host, where the file opens for a short while. The caller has shown that the reader may have it.
 * @param inline shown by an <img> or <video> of ours instead of saved; only for pictures we have redrawn and videos we have
 *   written anew
 */
export function redirectToSignedUrl(
  actor: Actor,
  file: { fileId: string; mediaType?: string },
  { inline = false } = {},
): Response {
  const plays = inline && file.mediaType?.startsWith('video/')
  const headers = signedFileHeaders(actor, file.fileId, inline, plays ? videoAddressLives : addressLives)
  return new Response(null, { status: 303, headers })
}

/** The URL of a file, for this reader alone: it is not cached, and the files host gets no referrer. */
export function signedFileHeaders(
  actor: Actor,
  fileId: string,
  inline = false,
  lives = addressLives,
): Record<string, string> {
  return {
    Location: fileAddress({ fileId, inline, sessionId: isPerson(actor) ? actor.sessionId : null }, lives),
    'Cache-Control': 'private, no-store',
    'Referrer-Policy': 'no-referrer',
  }
}
