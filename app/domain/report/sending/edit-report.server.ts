import { now } from '@cakrawala/calendar/clock'
import { isId } from '@cakrawala/ids/ids'
import { and, eq, lte, ne } from 'drizzle-orm'
import { record } from '#domain/event/record.server.ts'
import { programs } from '#domain/program/program-tables.server.ts'
import { storeVersion } from '#domain/report/report-texts.server.ts'
import { database, type Tx, transaction } from '#infra/database.ts'
import { type Actor, isBughunter } from '#kernel/actor.ts'
import { refuseFaults, refuseUnless } from '#kernel/refusal.ts'
import { storeFeatures } from '../duplicate/store-features.server.ts'
import { guardTexts } from '../guard/guard-texts.ts'
import { lockReport } from '../report-facts.server.ts'
import type { EditReportInput } from '../report-input.ts'
import { mayEdit, moverOf } from '../report-policy.ts'
import { reports } from '../report-tables.server.ts'
import { contentOf, faultsAgainst, guardedTexts } from '../report-texts.server.ts'
import { sealInReport } from '../seal-originals.server.ts'

/**
 * Corrects a report that no one has taken up yet; the text before stays in `report_versions`.
 * @throws Refusal not_found, forbidden, move_forbidden (the first decision was made, or its challenge is over), conflict
 * `saved_meanwhile`, invalid_input
 */
export async function editReport(
  actor: Actor,
  reportId: string,
  { revision, personalData, ...typed }: EditReportInput,
): Promise<void> {
  const guarded = guardTexts(guardedTexts(typed), personalData, await sentTextsOf(actor, reportId))
  const content = await contentOf({ ...typed, ...guarded.texts })
  await transaction(async (tx) => {
    const { report, facts } = await lockReport(tx, actor, reportId)
    refuseUnless(moverOf(actor, facts) === 'reporter', 'forbidden')
    refuseUnless(mayEdit(actor, facts) && report.submittedAt !== null, 'move_forbidden', 'edit_closed')
    refuseUnless(report.revision === revision, 'conflict', 'saved_meanwhile')
    await refuseAfterChallenge(tx, report.programId)
    const { programId, programVersion: version } = report
    refuseFaults(await faultsAgainst(tx, { programId, version }, content, report))
    await storeVersion(tx, report, guarded)
    await sealInReport(tx, { accountId: report.reporterId }, reportId, guarded)
    const next = { ...content, revision: revision + 1, updatedAt: now() }
    await tx.update(reports).set(next).where(eq(reports.id, reportId))
    await storeFeatures(tx, reportId, facts.companyId, content)
    await record(tx, actor, 'report.edited', reportId, {
      revision: revision + 1,
      level: content.claimedLevel,
    })
  })
}

/** What the reporter has sent already; of others' reports nothing. */
async function sentTextsOf(actor: Actor, reportId: string): Promise<string[]> {
  if (!isBughunter(actor) || !isId(reportId)) return []
  const own = and(
    eq(reports.id, reportId),
    eq(reports.reporterId, actor.accountId),
    ne(reports.stage, 'draft'),
  )
  const [row] = await database().select().from(reports).where(own)
  return row ? Object.values(guardedTexts(row)) : []
}

/** Else a report sent in time could be written after the end. */
async function refuseAfterChallenge(tx: Tx, programId: string): Promise<void> {
  const over = and(eq(programs.id, programId), lte(programs.endsAt, now()))
  const [row] = await tx.select({ id: programs.id }).from(programs).where(over)
  refuseUnless(row === undefined, 'move_forbidden', 'challenge_over')
}
