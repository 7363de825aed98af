import { jakartaDay } from '@cakrawala/calendar/business-days'
import { after, day, minute, now } from '@cakrawala/calendar/clock'
import { and, eq, gte, sql } from 'drizzle-orm'
import { lockProgram, type ProgramRow } from '#domain/program/lock-program.server.ts'
import { isProgramOpen } from '#domain/program/program.ts'
import { reportingObstacleOf } from '#domain/program/reporting/reporting-obstacle.server.ts'
import { reportingRefusals } from '#domain/program/reporting/reporting-policy.ts'
import { takesReportsOn } from '#domain/program/target-queries.server.ts'
import { storeVersion } from '#domain/report/report-texts.server.ts'
import type { Tx } from '#infra/database.ts'
import { settings } from '#infra/settings.ts'
import type { Actor, Person } from '#kernel/actor.ts'
import { Refusal, refuse, refuseFaults, refuseObstacle, refuseUnless } from '#kernel/refusal.ts'
import { text } from '#kernel/view-fields.ts'
import { z } from '#kernel/zod.ts'
import { newDraft, refuseUnlessHunter, reportOfKey, saveInTurn } from '../draft/lock-draft.server.ts'
import { isDraftOf } from '../draft/save-draft.server.ts'
import { storeFeatures } from '../duplicate/store-features.server.ts'
import { type Guarded, guardTexts } from '../guard/guard-texts.ts'
import { moveReport } from '../move-report.server.ts'
import { formatReportCode } from '../report-code.ts'
import type { ReportRow } from '../report-facts.server.ts'
import type { SubmitReportInput } from '../report-input.ts'
import { reports } from '../report-tables.server.ts'
import {
  type ContentColumns,
  contentOf,
  faultsAgainst,
  guardedTexts,
  sameTexts,
} from '../report-texts.server.ts'
import { sealInReport } from '../seal-originals.server.ts'

export const sentReport = z.object({ id: text, hash: text, code: text })
export type SentReport = z.infer<typeof sentReport>

/** How many reports one bughunter may send. */
export const sendLimits = { aDay: 30, aMinute: 5 } as const

/**
 * Sends a report to a program, from the draft with this key or straight away. A repeat with the same key and
 * the same texts returns the same report.
 * @throws Refusal not_found (program), forbidden, step_missing (identity, NDA, agreement, closed program, no
 *   money, a late company, not a participant, before or after a challenge), invalid_input, key_reused (sent
 *   with other texts, or to another program), conflict (the draft has changed since `revision`),
 *   invalid_input `personal_data` until each find is masked or kept, too_many_requests (30 a day, 5 a minute, 600 tries in ten minutes).
 */
export async function submitReport(
  actor: Actor,
  programId: string,
  { key, revision, personalData, ...typed }: SubmitReportInput,
): Promise<SentReport> {
  refuseUnlessHunter(actor)
  const guarded = guardTexts(guardedTexts(typed), personalData)
  const content = await contentOf({ ...typed, ...guarded.texts })
  return saveInTurn(actor, async (tx) => {
    const program = await lockProgram(tx, actor, programId, 'share')
    const known = await reportOfKey(tx, actor, key)
    if (known && known.stage !== 'draft') return repeated(known, programId, content)
    refuseUnless(known === null || isDraftOf(known, programId), 'key_reused')
    refuseOverwriting(known, revision, content)
    await refuseUnlessReady(tx, actor, program)
    const faults = await faultsAgainst(tx, { programId, version: program.currentVersion }, content, known)
    if (!faults.target && !(await takesReportsOn(tx, program, content.target)))
      faults.target = [{ key: 'target_paused' }]
    refuseFaults(faults)
    await refuseAboveLimits(tx, actor)
    const draft = known ?? (await newDraft(tx, actor, program, key))
    return send(tx, actor, draft, program, { content, guarded })
  })
}

async function send(
  tx: Tx,
  actor: Person,
  draft: ReportRow,
  program: ProgramRow,
  { content, guarded }: { content: ContentColumns; guarded: Guarded<Record<string, string>> },
): Promise<SentReport> {
  // What another tab saved last is stored, though this text is the one sent.
  await storeVersion(tx, draft, guarded)
  await sealInReport(tx, actor, draft.id, guarded)
  const code = await nextCode(tx)
  const set = { ...content, code, programVersion: program.currentVersion }
  const facts = { programId: program.id, code, level: content.claimedLevel }
  await storeFeatures(tx, draft.id, program.companyId, content)
  const { id, hash } = await moveReport(tx, actor, draft.id, 'submit', { set, facts })
  return { id, hash, code }
}

function repeated(sent: ReportRow, asked: string, content: ContentColumns): SentReport {
  const { id, hash, code, programId } = sent
  if (programId !== asked || code === null) refuse('key_reused')
  refuseUnless(sameTexts(sent, content), 'key_reused', 'sent_already')
  return { id, hash, code }
}

/** What another tab has saved is not replaced without asking. */
function refuseOverwriting(
  draft: ReportRow | null,
  revision: number | undefined,
  content: ContentColumns,
): void {
  if (draft === null || revision === undefined || draft.revision === revision) return
  refuseUnless(sameTexts(draft, content), 'conflict', 'draft_changed')
}

async function refuseUnlessReady(tx: Tx, hunter: Person, program: ProgramRow): Promise<void> {
  const open = isProgramOpen(program, jakartaDay(now()))
  refuseObstacle(await reportingObstacleOf(tx, hunter, { ...program, open }), reportingRefusals)
}

async function refuseAboveLimits(tx: Tx, hunter: Person): Promise<void> {
  const since = (moment: Date) =>
    sql<number>`(count(*) FILTER (WHERE ${gte(reports.submittedAt, moment)}))::int`
  const [sent] = await tx
    .select({ today: since(after(now(), -day)), justNow: since(after(now(), -minute)) })
    .from(reports)
    .where(and(eq(reports.reporterId, hunter.accountId), gte(reports.submittedAt, after(now(), -day))))
  if (sent!.justNow >= sendLimits.aMinute) throw new Refusal('too_many_requests', { retryAfterSeconds: 60 })
  if (sent!.today >= sendLimits.aDay) {
    throw new Refusal('too_many_requests', { detail: 'reports_a_day', retryAfterSeconds: 3_600 })
  }
}

async function nextCode(tx: Tx): Promise<string> {
  const answer = await tx.execute<{ serial: string }>(sql`SELECT nextval('report_serials') AS serial`)
  const year = Number(jakartaDay(now()).slice(0, 4))
  return formatReportCode(year, Number(answer.rows[0]!.serial), settings().brandSlug)
}
