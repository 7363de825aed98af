import { isId } from '@cakrawala/ids/ids'
import { askPrepared } from '@cakrawala/pg-access/prepared'
import { type SQL, sql } from 'drizzle-orm'
import { programs } from '#domain/program/program-tables.server.ts'
import { type Actor, isBughunter } from '#kernel/actor.ts'
import { flag, moment, text } from '#kernel/view-fields.ts'
import { z } from '#kernel/zod.ts'
import { classNames } from '../classification/class-names.ts'
import { type CloseReason, closeReasons, type Stage, stages } from '../report-lifecycle.ts'
import { reportScope } from '../report-scope.server.ts'
import { reports } from '../report-tables.server.ts'
import { reportFeatures } from './feature-tables.server.ts'
import { originalProblem } from './original.ts'
import { type ComparedTexts, type Features, featuresOf } from './report-features.ts'

/** A report that may describe the same flaw, and why it is thought so. */
export const nearDuplicate = z.object({
  ...{ id: text, hash: text, code: text.nullable(), title: text, stage: z.enum(stages), target: text },
  ...{ vrtName: text.nullable(), cweName: text.nullable() },
  ...{ closeReason: z.enum(closeReasons).nullable(), submittedAt: moment },
  /** Null where it is the same program. */
  programTitle: text.nullable(),
  ...{ sameAsset: flag, sameClass: flag, older: flag },
  /** Words, paths and parameters of the report asked about that this one has too, what tells most first. */
  shared: z.array(text),
  /** Whether the report asked about may be closed as a duplicate of this one. */
  mayBeOriginal: flag,
})
export type NearDuplicate = z.infer<typeof nearDuplicate>

const shown = 5
const mostShared = 5

/**
 * At most five reports of the same company that may describe the same flaw, the likeliest first, of those the viewer may see;
 * none for bughunters (RPT-11). Drafts are never among them (ATT-05). Served by `report_features_feature_report_id_pk`.
 */
export async function nearDuplicatesSeenBy(viewer: Actor, reportId: string): Promise<NearDuplicate[]> {
  if (isBughunter(viewer) || !isId(reportId)) return []
  const rows = await askPrepared<Row>(candidates(reportId, viewer))
  const own = rows.find(({ id }) => id === reportId)
  if (!own) return []
  const features = featuresOf(own)
  return rows
    .filter((row) => row !== own)
    .map((row) => compared(row, own, sharedOf(features, featuresOf(row))))
}

function compared(row: Row, own: Row, shared: string[]): NearDuplicate {
  const { id, hash, code, title, stage, target, closeReason, submittedAt } = row
  return {
    ...{ id, hash, code, title, stage, target, closeReason, submittedAt, shared, ...classNames(row) },
    sameAsset: target === own.target,
    sameClass: isSame(row.vrtId, own.vrtId) || isSame(row.cweId, own.cweId),
    programTitle: row.programId === own.programId ? null : row.programTitle,
    older: submittedAt < own.submittedAt,
    mayBeOriginal: code !== null && originalProblem(row, own) === null,
  }
}

function isSame<T>(one: T | null, other: T | null): boolean {
  return one !== null && one === other
}

function sharedOf(own: Features, other: Features): string[] {
  const both = [...own].filter(([name, { written }]) => written !== '' && other.has(name))
  const tells = ([name, { weight }]: (typeof both)[number]) => weight + other.get(name)!.weight
  const written = both.toSorted((one, two) => tells(two) - tells(one)).map(([, feature]) => feature.written)
  return [...new Set(written)].slice(0, mostShared)
}

type Row = ComparedTexts & {
  id: string
  hash: string
  code: string | null
  stage: Stage
  closeReason: CloseReason | null
  submittedAt: Date
  programId: string
  programTitle: string
}

/** What more reports than this have tells nothing. */
const common = sql.raw('200')
/** What a feature counts by its weight: of two reports, the geometric mean. */
const weightOf = (feature: SQL) => sql`(ARRAY[0.3, 1, 1.7, 2.2])[1 + (${feature} & 3)]`
/** Less of what a report weighs is chance, and so is what two features alone have in common. */
const leastShare = sql.raw('0.05')

/**
 * The report itself and those that share most with it. Each of at most 128 features is read up to 200 times in its index, and
 * counts the more the fewer reports have it. Scores are rounded: rows are summed in any order, and equals stay equal.
 */
export function candidates(reportId: string, viewer: Actor): SQL {
  return sql`
    WITH found AS (
      SELECT other.report_id, count(*) OVER (PARTITION BY own.feature) AS many,
        sqrt(${weightOf(sql`own.feature`)} * ${weightOf(sql`other.feature`)}) AS weight
      FROM ${reportFeatures} own CROSS JOIN LATERAL (
        SELECT f.feature, f.report_id FROM ${reportFeatures} f
        WHERE f.feature BETWEEN (own.feature & ~3) AND (own.feature | 3)
        ORDER BY f.feature DESC, f.report_id DESC LIMIT ${common}
      ) other WHERE own.report_id = ${reportId}
    ), scored AS (
      SELECT report_id, round(sum(weight * ln(${common}::float8 / many) ^ 2)::numeric, 6) AS score, count(*) AS shared
      FROM found WHERE many < ${common} GROUP BY report_id
    ), best AS (
      SELECT report_id, score FROM scored
      WHERE shared > 2 AND score >= ${leastShare} * (SELECT own.score FROM scored own WHERE own.report_id = ${reportId})
      ORDER BY score DESC, report_id LIMIT 40
    )
    SELECT ${reports.id}, ${reports.hash}, ${reports.code}, ${reports.title}, ${reports.stage}, ${reports.target},
      ${reports.closeReason} AS "closeReason", ${reports.submittedAt} AS "submittedAt", ${reports.vrtId} AS "vrtId",
      ${reports.cweId} AS "cweId", ${reports.pocMd} AS "pocMd", ${reports.impactMd} AS "impactMd",
      ${reports.programId} AS "programId", ${programs.title} AS "programTitle"
    FROM best JOIN ${reports} ON ${reports.id} = best.report_id JOIN ${programs} ON ${programs.id} = ${reports.programId}
    WHERE ${reportScope(viewer)} ORDER BY ${reports.id} = ${reportId} DESC, best.score DESC, ${reports.submittedAt}, ${reports.id}
    LIMIT ${sql.raw(String(shown + 1))}`
}
