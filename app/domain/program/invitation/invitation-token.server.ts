import { timingSafeEqual } from 'node:crypto'
import { tokenHash } from '@cakrawala/secrets/token-hash'
import { keyedHash } from '#infra/secrets.ts'

/**
 * The secret of an invitation's link, drawn from the site's key: mails and lists can show it again, a dump of the
 * database cannot. 43 characters of base64url.
 */
export function invitationToken(invitationId: string): string {
  return keyedHash('program-invitation', invitationId).toString('base64url')
}

/** Compares in constant time. */
export function isTokenOf(kept: Buffer, token: string): boolean {
  const given = tokenHash(token)
  return given.length === kept.length && timingSafeEqual(given, kept)
}

/** Path of an invitation's page, which only shows it: answering needs a POST. */
export function invitationPath(
  { id, idHash }: { id: string; idHash: string },
  answer: 'accept' | 'decline' = 'accept',
): string {
  return `/bughunter/programs/invitation/${idHash}/${invitationToken(id)}/${answer}`
}
