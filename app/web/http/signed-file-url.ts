import { fileAddress } from '#infra/secrets.ts'
import { type Actor, isPerson } from '#kernel/actor.ts'

/**
 * Sends a reader on to the files host, where the file opens for a short while. The caller has shown that the reader may have it.
 * @param inline shown by an <img> of ours instead of saved; only for pictures we have redrawn
 */
export function redirectToSignedUrl(
  actor: Actor,
  file: { fileId: string },
  { inline = false } = {},
): Response {
  return new Response(null, { status: 303, headers: signedFileHeaders(actor, file.fileId, inline) })
}

/** The URL of a file, for this reader alone: it is not cached, and the files host gets no referrer. */
export function signedFileHeaders(actor: Actor, fileId: string, inline = false): Record<string, string> {
  return {
    Location: fileAddress({ fileId, inline, sessionId: isPerson(actor) ? actor.sessionId : null }),
    'Cache-Control': 'private, no-store',
    'Referrer-Policy': 'no-referrer',
  }
}
