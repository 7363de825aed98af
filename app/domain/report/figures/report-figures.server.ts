import { now } from '@cakrawala/calendar/clock'
import { and, asc, eq, isNull, lt } from 'drizzle-orm'
import { companies } from '#domain/account/membership/membership-tables.server.ts'
import { programs } from '#domain/program/program-tables.server.ts'
import { clockKinds } from '#domain/report/report-code.ts'
import { database } from '#infra/database.ts'
import type { Actor } from '#kernel/actor.ts'
import { moment, text } from '#kernel/view-fields.ts'
import { z } from '#kernel/zod.ts'
import { reportScope } from '../report-scope.server.ts'
import { reportClocks, reports } from '../report-tables.server.ts'

export const latePromise = z.object({
  ...{ reportId: text, reportHash: text, code: text.nullable(), company: text },
  ...{ kind: z.enum(clockKinds), dueAt: moment },
})

/** Promises past their due moment on reports the viewer may see, the longest first. */
export async function latePromisesSeenBy(
  viewer: Actor,
  most: number,
): Promise<z.infer<typeof latePromise>[]> {
  return database()
    .select({
      reportId: reports.id,
      reportHash: reports.hash,
      code: reports.code,
      company: companies.name,
      kind: reportClocks.kind,
      dueAt: reportClocks.dueAt,
    })
    .from(reportClocks)
    .innerJoin(reports, eq(reports.id, reportClocks.reportId))
    .innerJoin(programs, eq(programs.id, reports.programId))
    .innerJoin(companies, eq(companies.id, programs.companyId))
    .where(
      and(
        reportScope(viewer),
        isNull(reportClocks.stoppedAt),
        isNull(reportClocks.pausedAt),
        lt(reportClocks.dueAt, now()),
      ),
    )
    .orderBy(asc(reportClocks.dueAt))
    .limit(most)
}
