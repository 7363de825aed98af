import { now } from '@cakrawala/calendar/clock'
import { isId } from '@cakrawala/ids/ids'
import { eq } from 'drizzle-orm'
import { accounts } from '#domain/account/account-tables.server.ts'
import { secondObstacleOfTeam } from '#domain/account/status/team-right.server.ts'
import { type LockedReport, lockReport } from '#domain/report/report-facts.server.ts'
import { mayPublish } from '#domain/report/report-state.ts'
import type { Tx } from '#infra/database.ts'
import type { Person } from '#kernel/actor.ts'
import { refuse, refuseUnless } from '#kernel/refusal.ts'
import { freeSlug, slugOf, slugsOfArticles } from './article-slug.server.ts'
import {
  isPublicationMoveFrom,
  isPublicationMoverOf,
  type PublicationMove,
  publicationSideOf,
} from './publication.ts'
import { disclosures } from './publication-tables.server.ts'
import type { PublishingObstacle } from './sending-policy.ts'

export type DisclosureRow = typeof disclosures.$inferSelect
export type DisclosureCase = LockedReport & { disclosure: DisclosureRow | null }

/**
 * Locks a report with its disclosure and checks whether this person may make this move now.
 * @throws Refusal not_found, forbidden, move_forbidden (also before the report is closed and fixed)
 */
export async function lockDisclosure(
  tx: Tx,
  actor: Person,
  reportId: string,
  move: PublicationMove,
): Promise<DisclosureCase> {
  if (!isId(reportId)) refuse('not_found')
  const locked = await lockReport(tx, actor, reportId)
  const [row] = await tx.select().from(disclosures).where(eq(disclosures.reportId, reportId))
  const disclosure = row ?? null
  const side = publicationSideOf(actor, locked.facts)
  refuseUnless(side !== null && isPublicationMoverOf(move, side, askedBy(disclosure)), 'forbidden')
  refuseUnless(isPublicationMoveFrom(move, disclosure?.state ?? 'none'), 'move_forbidden')
  refuseUnless(move === 'unpublish' || mayPublish(locked.facts), 'move_forbidden', 'not_fixed_and_closed')
  return { ...locked, disclosure }
}

/** What was read before is no longer what it is about. @throws Refusal conflict `wording_older` */
export function refuseOlderWording(disclosure: DisclosureRow | null, seen: number | undefined): void {
  refuseUnless(seen === undefined || seen === disclosure?.wording, 'conflict', 'wording_older')
}

/** The obstacle between this operator and publishing: it takes a second person beside the side that agreed. */
export function publishingObstacleOf(
  tx: Pick<Tx, 'select'>,
  actor: Person,
  disclosure: DisclosureRow | null,
): Promise<PublishingObstacle | null> {
  const first = { by: disclosure?.agreedBy ?? null, at: disclosure?.agreedAt ?? now() }
  return secondObstacleOfTeam(tx, actor, first, 'forbidden')
}

/** Which side wrote the present wording; null before it was requested. */
export function askedBy(row: Pick<DisclosureRow, 'requestedBy' | 'reporterId'> | null) {
  if (row === null) return null
  return row.requestedBy === row.reporterId ? ('reporter' as const) : ('company' as const)
}

/** A free address for a title. The reporter's account is locked, so that two of their reports cannot take the same one. */
export async function takeSlug(
  tx: Tx,
  { id: reportId, reporterId }: { id: string; reporterId: string },
  title: string,
): Promise<string> {
  await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, reporterId)).for('no key update')
  const rows = await tx
    .select({ reportId: disclosures.reportId, slug: disclosures.slug })
    .from(disclosures)
    .where(eq(disclosures.reporterId, reporterId))
  const told = rows.filter((row) => row.reportId !== reportId).map(({ slug }) => slug)
  const taken = new Set([...told, ...(await slugsOfArticles(tx, reporterId))])
  return freeSlug(slugOf(title), taken)
}
