import { isId } from '@cakrawala/ids/ids'
import { and, desc, eq, lt, type SQL, sql } from 'drizzle-orm'
import { accounts, bughunters } from '#domain/account/account-tables.server.ts'
import { leavings } from '#domain/account/status/leaving-tables.server.ts'
import { factsOf } from '#domain/report/report-facts.server.ts'
import { maySee } from '#domain/report/report-policy.ts'
import { mayPublish } from '#domain/report/report-state.ts'
import { reports } from '#domain/report/report-tables.server.ts'
import { database } from '#infra/database.ts'
import type { Actor } from '#kernel/actor.ts'
import { found, refuse } from '#kernel/refusal.ts'
import { askedBy, type DisclosureRow, publishingObstacleOf } from './disclosure-case.server.ts'
import { publicationAsks, publicationMovesOf } from './publication.ts'
import { disclosures, disclosureWordings } from './publication-tables.server.ts'
import type { PublicationView } from './publication-view.ts'

/** @throws Refusal not_found for unknown reports and for those the viewer may not see */
export async function publicationSeenBy(viewer: Actor, reportId: string): Promise<PublicationView> {
  if (!isId(reportId)) refuse('not_found')
  const [report] = await database().select().from(reports).where(eq(reports.id, reportId))
  const locked = report ? await factsOf(database(), viewer, report) : null
  const { facts } = found(locked && maySee(viewer, locked.facts) ? locked : null)
  const [row] = await database()
    .select({
      disclosure: disclosures,
      username: accounts.username,
      shown: sql<boolean>`${isReporterShown(sql`${disclosures.reporterId}`)}`,
    })
    .from(disclosures)
    .innerJoin(accounts, eq(accounts.id, disclosures.reporterId))
    .where(eq(disclosures.reportId, reportId))
  const disclosureText = row?.disclosure ?? null
  const asked = askedBy(disclosureText)
  const state = disclosureText?.state ?? 'none'
  const moves = publicationMovesOf(viewer, facts, state, asked)
  const publishes = viewer.kind === 'person' && moves.includes('publish')
  return {
    reportId,
    state,
    possible: mayPublish(facts),
    askedBy: asked,
    next: publicationAsks(state, asked),
    wording: disclosureText?.wording ?? null,
    earlier: disclosureText ? await earlierOf(disclosureText) : [],
    telling: disclosureText && {
      title: disclosureText.title,
      summary: disclosureText.summaryMd,
      body: disclosureText.bodyMd,
    },
    refuseReason: disclosureText?.refuseReason ?? null,
    requestedAt: disclosureText?.requestedAt ?? null,
    agreedAt: disclosureText?.agreedAt ?? null,
    publishedAt: disclosureText?.publishedAt ?? null,
    path: row?.shown && state === 'published' ? `/write-ups/${row.username}/${row.disclosure.slug}` : null,
    hidden: state === 'published' && row?.shown === false,
    moves,
    publishObstacle: publishes ? await publishingObstacleOf(database(), viewer, disclosureText) : null,
  }
}

/** How many wordings before the present one are shown. */
const mostEarlier = 20

async function earlierOf({
  reportId,
  wording,
  reporterId,
}: DisclosureRow): Promise<PublicationView['earlier']> {
  const { number, byId, at, title, summaryMd: summary, bodyMd: body } = disclosureWordings
  const rows = await database()
    .select({ number, byId, at, title, summary, body })
    .from(disclosureWordings)
    .where(and(eq(disclosureWordings.reportId, reportId), lt(number, wording)))
    .orderBy(desc(number))
    .limit(mostEarlier)
  return rows.map(({ byId: by, ...row }) => ({ ...row, by: by === reporterId ? 'reporter' : 'company' }))
}

/**
 * Whether the disclosure of a report may be shown under the name of its reporter, whose account `reporterId`
 * is: not of people who hide, nor of ended accounts, but for those who left for good: theirs appear under a
 * pseudonym.
 */
export function isReporterShown(reporterId: SQL): SQL {
  return sql`NOT EXISTS (SELECT 1 FROM ${accounts} x LEFT JOIN ${bughunters} h ON h.account_id = x.id
    WHERE x.id = ${reporterId} AND (x.standing = 'ended' OR h.hidden_from_boards)
      AND NOT EXISTS (SELECT 1 FROM ${leavings} l WHERE l.account_id = x.id AND l.erased_at IS NOT NULL))`
}
