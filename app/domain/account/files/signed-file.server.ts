import type { SignedFile } from '@cakrawala/secrets/file-address'
import { peopleOfSessions } from '#domain/account/session/session-queries.server.ts'
import { type FileToRead, unsafeFileToRead } from './file-queries.server.ts'

/**
 * The file behind a signed download URL. Null when it was removed, erased or quarantined by the scanner since, and when
 * the session the URL was made for is over.
 */
export async function fileOfSignedUrl({ fileId, sessionId }: SignedFile): Promise<FileToRead | null> {
  if (sessionId !== null && !(await isOpen(sessionId))) return null
  return unsafeFileToRead(fileId)
}

async function isOpen(sessionId: string): Promise<boolean> {
  return (await peopleOfSessions(new Map([[sessionId, '']]))).size > 0
}
