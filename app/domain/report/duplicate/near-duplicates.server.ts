import { isId } from '@cakrawala/ids/ids'
import { askPrepared } from '@cakrawala/pg-access/prepared'
import { sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { programs } from '#domain/program/program-tables.server.ts'
import { type Actor, isOperator } from '#kernel/actor.ts'
import { flag, moment, text } from '#kernel/view-fields.ts'
import { z } from '#kernel/zod.ts'
import { type CloseReason, closeReasons, type Stage, stages } from '../report-lifecycle.ts'
import { originalProblem } from './original.ts'
import { type FingerprintedTexts, likeness, wordPairs } from './text-fingerprint.ts'

const p = alias(programs, 'p')

/** A report that may describe the same flaw, and why it is thought so. */
export const nearDuplicate = z.object({
  ...{ id: text, hash: text, code: text.nullable(), title: text, stage: z.enum(stages) },
  ...{ closeReason: z.enum(closeReasons).nullable(), submittedAt: moment },
  /** Null where it is the same program. */
  programTitle: text.nullable(),
  ...{ sameAsset: flag, sameClass: flag, older: flag },
  /** Shared word pairs in percent; null below half. */
  textPercent: z.number().nullable(),
  /** Whether this report may be closed as its duplicate. */
  mayBeOriginal: flag,
})
export type NearDuplicate = z.infer<typeof nearDuplicate>

const shown = 5
const alikeFrom = 0.5

/**
 * At most five reports of the same company that may describe the same flaw: same asset and class, or at least
 * half of the word pairs. Older ones first, then the more alike. The platform team alone learns of them
 * (RPT-11); drafts are never among them (ATT-05). Served by `report_bands_band_report_id_pk` and
 * `reports_asset`.
 */
export async function nearDuplicatesSeenBy(viewer: Actor, reportId: string): Promise<NearDuplicate[]> {
  if (!isOperator(viewer) || !isId(reportId)) return []
  const rows = await askPrepared<Row>(candidates(reportId))
  const own = rows.find(({ id }) => id === reportId)
  if (!own) return []
  const pairs = wordPairs(own)
  return rows
    .filter((row) => row !== own)
    .map((row) => compared(row, own, likeness(wordPairs(row), pairs)))
    .filter(({ near, textPercent }) => textPercent !== null || (near.sameAsset && near.sameClass))
    .sort(
      (a, b) => Number(b.near.older) - Number(a.near.older) || b.weight - a.weight || byAge(a.near, b.near),
    )
    .slice(0, shown)
    .map(({ near }) => near)
}

function compared(row: Row, own: Row, alike: number) {
  const { id, hash, code, title, stage, closeReason, submittedAt, sameAsset, sameClass } = row
  const textPercent = alike >= alikeFrom ? Math.round(alike * 100) : null
  const near: NearDuplicate = {
    ...{ id, hash, code, title, stage, closeReason, submittedAt, sameAsset, sameClass, textPercent },
    programTitle: row.programId === own.programId ? null : row.programTitle,
    older: row.submittedAt < own.submittedAt,
    mayBeOriginal: code !== null && originalProblem(row, own) === null,
  }
  return { near, textPercent, weight: (textPercent ?? 0) + (sameAsset ? 25 : 0) + (sameClass ? 25 : 0) }
}

function byAge(a: NearDuplicate, b: NearDuplicate): number {
  return a.submittedAt.getTime() - b.submittedAt.getTime()
}

type Row = FingerprintedTexts & {
  id: string
  hash: string
  code: string | null
  stage: Stage
  closeReason: CloseReason | null
  submittedAt: Date
  programId: string
  programTitle: string
  sameAsset: boolean
  sameClass: boolean
}

/** The report itself, a dozen with a similar text and a dozen on its asset with its class. */
export function candidates(reportId: string) {
  return sql`
    WITH me AS (
      SELECT r.id, r.program_id, ${p.companyId}, r.target, r.vrt_id, r.cwe_id FROM reports r
      JOIN ${programs} p ON ${p.id} = r.program_id WHERE r.id = ${reportId} AND r.submitted_at IS NOT NULL
    ), alike AS (
      SELECT other.report_id AS id FROM report_bands own CROSS JOIN LATERAL (
        SELECT b.report_id FROM report_bands b WHERE b.band = own.band AND b.report_id <> own.report_id
        ORDER BY b.report_id LIMIT 20
      ) other WHERE own.report_id = ${reportId}
      GROUP BY other.report_id ORDER BY count(*) DESC, other.report_id LIMIT 12
    ), placed AS (
      SELECT found.id FROM me JOIN ${programs} p ON ${p.companyId} = me.company_id CROSS JOIN LATERAL (
        (SELECT r.id, r.submitted_at FROM reports r WHERE r.program_id = ${p.id} AND md5(r.target) = md5(me.target)
          AND r.vrt_id = me.vrt_id AND r.submitted_at IS NOT NULL AND r.id <> me.id ORDER BY r.submitted_at LIMIT 6)
        UNION
        (SELECT r.id, r.submitted_at FROM reports r WHERE r.program_id = ${p.id} AND md5(r.target) = md5(me.target)
          AND r.cwe_id = me.cwe_id AND r.submitted_at IS NOT NULL AND r.id <> me.id ORDER BY r.submitted_at LIMIT 6)
      ) found ORDER BY found.submitted_at LIMIT 12
    )
    SELECT r.id, r.hash, r.code, r.title, r.stage, r.close_reason AS "closeReason", r.submitted_at AS "submittedAt",
      r.program_id AS "programId", ${p.title} AS "programTitle", r.poc_md AS "pocMd", r.impact_md AS "impactMd",
      r.target = me.target AS "sameAsset",
      coalesce(r.vrt_id = me.vrt_id, false) OR coalesce(r.cwe_id = me.cwe_id, false) AS "sameClass"
    FROM me JOIN reports r ON r.id IN (SELECT id FROM me UNION ALL SELECT id FROM alike UNION ALL SELECT id FROM placed)
    JOIN ${programs} p ON ${p.id} = r.program_id WHERE r.submitted_at IS NOT NULL AND ${p.companyId} = me.company_id`
}
