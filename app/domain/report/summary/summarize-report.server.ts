import { now } from '@cakrawala/calendar/clock'
import { rateLimit } from '@cakrawala/pg-access/rate-limit'
import { eq } from 'drizzle-orm'
import { record } from '#domain/event/record.server.ts'
import { transaction } from '#infra/database.ts'
import type { Person } from '#kernel/actor.ts'
import { refuseUnless } from '#kernel/refusal.ts'
import { guardTexts } from '../guard/guard-texts.ts'
import { lockReport } from '../report-facts.server.ts'
import type { SummarizeInput } from '../report-input.ts'
import { maySummarize } from '../report-policy.ts'
import { reportSummaries } from '../report-tables.server.ts'
import { sealInReport } from '../seal-originals.server.ts'

const pace = rateLimit('report_summaries', 20, 3_600)

/**
 * Writes the English summary of a report, or the next version of it. The same text again changes nothing.
 * @throws Refusal not_found, forbidden, invalid_input (`personal_data`), conflict `page_older` (another one was written meanwhile), too_many_requests
 */
export async function summarizeReport(
  actor: Person,
  reportId: string,
  { revision, personalData, ...typed }: SummarizeInput,
): Promise<void> {
  await pace.take(actor.accountId)
  await transaction(async (tx) => {
    const { facts } = await lockReport(tx, actor, reportId)
    refuseUnless(maySummarize(actor, facts), 'forbidden')
    const [stored] = await tx.select().from(reportSummaries).where(eq(reportSummaries.reportId, reportId))
    const guarded = guardTexts(typed, personalData, [stored?.text ?? ''])
    const { summary } = guarded.texts
    if (stored?.text === summary) return
    const before = stored?.revision ?? 0
    refuseUnless(revision === undefined || revision === before, 'conflict', 'page_older')
    const row = { text: summary, authorId: actor.accountId, writtenAt: now(), revision: before + 1 }
    await tx
      .insert(reportSummaries)
      .values({ reportId, ...row })
      .onConflictDoUpdate({ target: reportSummaries.reportId, set: row })
    await sealInReport(tx, actor, reportId, guarded)
    await record(tx, actor, 'report.summarized', reportId)
  })
}
