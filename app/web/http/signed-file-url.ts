import { fileAddress } from '#infra/files/file-address.ts'
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

/** Where a file is, for this reader alone: no one keeps the way to it, and the files host is not told where it began. */
export function signedFileHeaders(actor: Actor, fileId: string, inline = false): Record<string, string> {
  return {
    Location: fileAddress({ fileId, inline, sessionId: isPerson(actor) ? actor.sessionId : null }),
    'Cache-Control': 'private, no-store',
    'Referrer-Policy': 'no-referrer',
  }
}
