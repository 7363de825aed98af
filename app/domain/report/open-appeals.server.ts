import { type SQL, sql } from 'drizzle-orm'
import { askPrepared } from '#infra/prepared.ts'
import { type Actor, isCompany } from '#kernel/actor.ts'
import type { NextActor } from './report-lifecycle.ts'
import { reports } from './report-tables.server.ts'
import type { ClockKind } from './report-words.ts'

/** The closed reports whose objection waits, by whom it waits on for a viewer (`nextOnAppeal`): few, whoever may read them. */
export type OpenAppeals = { all: string[]; operator: string[]; company: string[] }

/** `report_clocks_next` holds all that is asked. */
export async function openAppealsFor(viewer: Actor): Promise<OpenAppeals> {
  const rows = await askPrepared<{ id: string; asked: boolean }>(sql`
    SELECT report_id AS id, bool_or(kind = 'appeal_answer') AS asked FROM report_clocks
    WHERE stopped_at IS NULL AND paused_at IS NULL AND kind IN ('appeal', 'appeal_answer') GROUP BY report_id`)
  const [company, operator] = [isCompany(viewer), !isCompany(viewer)]
  return {
    all: rows.map(({ id }) => id),
    operator: rows.flatMap(({ id, asked }) => (operator || !asked ? [id] : [])),
    company: rows.flatMap(({ id, asked }) => (company && asked ? [id] : [])),
  }
}

/** Whom a closed report waits on, as `openAppealsFor` has it: asked of one row after another. */
export function nextOfClosed(viewer: Actor): SQL<NextActor> {
  const company = isCompany(viewer) ? sql`WHEN ${runs('appeal_answer')} THEN 'company'` : sql``
  return sql<NextActor>`CASE ${company} WHEN ${runs('appeal')} THEN 'operator' ELSE 'nobody' END`
}

function runs(kind: ClockKind): SQL {
  return sql`EXISTS (SELECT 1 FROM report_clocks k WHERE k.report_id = ${reports.id} AND k.kind = ${sql.raw(`'${kind}'`)}
    AND k.stopped_at IS NULL AND k.paused_at IS NULL)`
}
