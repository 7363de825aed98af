import { now } from '@cakrawala/calendar/clock'
import { newId, randomWord } from '@cakrawala/ids/ids'
import { sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { record } from '#domain/event/record.server.ts'
import { programs } from '#domain/program/program-tables.server.ts'
import { moveReport } from '#domain/report/move-report.server.ts'
import { countedLevel } from '#domain/report/rating.ts'
import { lockReport, type ReportRow } from '#domain/report/report-facts.server.ts'
import { isProgramNamed } from '#domain/report/report-programs.server.ts'
import { reports } from '#domain/report/report-tables.server.ts'
import { type Tx, transaction } from '#infra/database.ts'
import type { Actor } from '#kernel/actor.ts'

const p = alias(programs, 'p')
const r = alias(reports, 'r')

/** What became of a certificate when another report was resolved. */
type Certified = { certificateId: string; bughunterId: string; level: number }

/**
 * Gives the reporter of a report that is being resolved the certificate of its program, or raises the class of the one in
 * force. After a revocation only reports resolved later count, and they make a new one. Call it before the move is
 * recorded: certificates are locked before the history.
 * @returns null where nothing changed: no class, an informational one, or a higher one certified already
 */
async function certify(tx: Tx, report: ReportRow): Promise<Certified | null> {
  const level = countedLevel(report)
  if (level === null || level === 0) return null
  const answer = await tx.execute<{ id: string }>(sql`
    INSERT INTO program_certificates (id, code, program_id, bughunter_id, level, named, issued_at)
    SELECT ${newId()}::uuid, ${randomWord()}, ${p.id}, ${report.reporterId}::uuid, ${level}, ${isProgramNamed(sql`p`, sql`r`)},
      ${now().toISOString()}::timestamptz
    FROM ${reports} r JOIN ${programs} p ON ${p.id} = ${r.programId} WHERE ${r.id} = ${report.id}
    ON CONFLICT (program_id, bughunter_id) WHERE revoked_at IS NULL DO UPDATE SET level = excluded.level
    WHERE program_certificates.level < excluded.level
    RETURNING id`)
  const row = answer.rows[0]
  return row ? { certificateId: row.id, bughunterId: report.reporterId, level } : null
}

/**
 * Closes a rewarded report whose flaw is fixed or accepted; final. Its reporter earns the certificate of the program.
 * @throws Refusal as `moveReport`
 */
export async function resolveReport(actor: Actor, reportId: string): Promise<void> {
  await transaction(async (tx) => {
    const { report } = await lockReport(tx, actor, reportId)
    const certified = await certify(tx, report)
    await moveReport(tx, actor, reportId, 'resolve', { facts: { certified: certified !== null } })
    if (!certified) return
    const { certificateId, ...facts } = certified
    await record(tx, actor, 'reward.certificate_issued', certificateId, {
      ...facts,
      programId: report.programId,
    })
  })
}
