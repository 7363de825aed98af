import { eq } from 'drizzle-orm'
import { accounts } from '#domain/account/account-tables.server.ts'
import { factsOf } from '#domain/report/report-facts.server.ts'
import { maySee } from '#domain/report/report-policy.ts'
import { mayPublish } from '#domain/report/report-state.ts'
import { reports } from '#domain/report/report-tables.server.ts'
import { database } from '#infra/database.ts'
import type { Actor } from '#kernel/actor.ts'
import { isId } from '#kernel/ids.ts'
import { found, refuse } from '#kernel/refusal.ts'
import { askedBy } from './disclosure-case.server.ts'
import { type PublicationMove, type PublicationState, publicationMovesOf } from './publication.ts'
import { disclosures } from './publication-tables.server.ts'

/** The publication of a report as the people on the report see it. */
export type PublicationView = {
  reportId: string
  state: PublicationState
  /** Whether the report is closed as resolved and the flaw fixed. */
  possible: boolean
  askedBy: 'reporter' | 'company' | null
  /** The present wording; null before anyone asked. */
  telling: { title: string; summary: string; body: string } | null
  refuseReason: string | null
  requestedAt: Date | null
  agreedAt: Date | null
  publishedAt: Date | null
  /** `/write-ups/{username}/{slug}` while published. */
  path: string | null
  /** What this viewer may do now. */
  moves: PublicationMove[]
}

/** @throws Refusal not_found for unknown reports and for those the viewer may not see */
export async function publicationSeenBy(viewer: Actor, reportId: string): Promise<PublicationView> {
  if (!isId(reportId)) refuse('not_found')
  const [report] = await database().select().from(reports).where(eq(reports.id, reportId))
  const held = report ? await factsOf(database(), viewer, report) : null
  const { facts } = found(held && maySee(viewer, held.facts) ? held : null)
  const [row] = await database()
    .select({ disclosure: disclosures, username: accounts.username })
    .from(disclosures)
    .innerJoin(accounts, eq(accounts.id, disclosures.reporterId))
    .where(eq(disclosures.reportId, reportId))
  const telling = row?.disclosure ?? null
  const asked = askedBy(telling)
  const state = telling?.state ?? 'none'
  return {
    reportId,
    state,
    possible: mayPublish(facts),
    askedBy: asked,
    telling: telling && { title: telling.title, summary: telling.summaryMd, body: telling.bodyMd },
    refuseReason: telling?.refuseReason ?? null,
    requestedAt: telling?.requestedAt ?? null,
    agreedAt: telling?.agreedAt ?? null,
    publishedAt: telling?.publishedAt ?? null,
    path: row && state === 'published' ? `/write-ups/${row.username}/${row.disclosure.slug}` : null,
    moves: publicationMovesOf(viewer, facts, state, asked),
  }
}
