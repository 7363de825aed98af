import { jakartaDay } from '@cakrawala/calendar/business-days'
import { after, day, now } from '@cakrawala/calendar/clock'
import { askPrepared } from '@cakrawala/pg-access/prepared'
import { and, eq, sql } from 'drizzle-orm'
import type { Actor } from '#kernel/actor.ts'
import { count, flag, text } from '#kernel/view-fields.ts'
import { z } from '#kernel/zod.ts'
import { daysLeft } from './program.ts'
import { isOwn } from './program-scope.server.ts'
import { programs } from './program-tables.server.ts'

export const programEnding = z.object({
  id: text,
  title: text,
  validUntil: text,
  daysLeft: count,
  paused: flag,
})
export type ProgramEnding = z.infer<typeof programEnding>

/** The viewer's own programs whose last day comes within `days`, the next first, at most ten. Served by `programs_company`. */
export async function programsEndingSeenBy(viewer: Actor, days: number): Promise<ProgramEnding[]> {
  const today = jakartaDay(now())
  const last = jakartaDay(after(now(), days * day))
  const rows = await askPrepared<Omit<ProgramEnding, 'daysLeft'>>(sql`
    SELECT ${programs.id} AS id, ${programs.title} AS title, ${programs.validUntil}::text AS "validUntil",
      ${eq(programs.status, 'paused')} AS paused
    FROM ${programs}
    WHERE ${and(isOwn(viewer))} AND ${programs.status} IN ('accepted', 'paused')
      AND ${programs.validUntil} BETWEEN ${today}::date AND ${last}::date
    ORDER BY ${programs.validUntil}, ${programs.id} LIMIT 10`)
  return rows.map((row) => ({ ...row, daysLeft: daysLeft(row.validUntil, today) }))
}
