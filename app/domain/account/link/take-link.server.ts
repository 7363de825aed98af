import { now } from '@cakrawala/calendar/clock'
import { tokenHash } from '@cakrawala/secrets/token-hash'
import { and, eq, gt, isNull } from 'drizzle-orm'
import { database, type Tx } from '#infra/database.ts'
import { found } from '#kernel/refusal.ts'
import { type LinkPurpose, tokenShape } from './link.ts'
import { links } from './link-tables.server.ts'

export type Link = typeof links.$inferSelect

/** The link behind a token while it is good, without using it up: for the page that asks to go on. */
export async function goodLink(purpose: LinkPurpose, token: string | null): Promise<Link | null> {
  if (!token || !tokenShape.test(token)) return null
  const [row] = await database().select().from(links).where(isGood(purpose, token))
  return row ?? null
}

/**
 * Uses a link up; of many that come at once exactly one succeeds.
 * @throws Refusal not_found for unknown, used, revoked and expired links alike
 */
export async function takeLink(tx: Tx, purpose: LinkPurpose, token: string): Promise<Link> {
  if (!tokenShape.test(token)) return found<Link>(null)
  const [row] = await tx
    .update(links)
    .set({ usedAt: now(), sealedToken: null })
    .where(isGood(purpose, token))
    .returning()
  return found(row)
}

function isGood(purpose: LinkPurpose, token: string) {
  return and(
    eq(links.tokenHash, tokenHash(token)),
    eq(links.purpose, purpose),
    isNull(links.usedAt),
    isNull(links.revokedAt),
    gt(links.expiresAt, now()),
  )
}
