import { after, day, now } from '@cakrawala/calendar/clock'
import { askPrepared } from '@cakrawala/pg-access/prepared'
import { and, eq, sql } from 'drizzle-orm'
import { companies } from '#domain/account/membership/membership-tables.server.ts'
import { events } from '#domain/event/event-tables.server.ts'
import { type Actor, isBughunter } from '#kernel/actor.ts'
import { refuse } from '#kernel/refusal.ts'
import { count, flag, moment, text } from '#kernel/view-fields.ts'
import { z } from '#kernel/zod.ts'
import { seenBy } from '../program-scope.server.ts'
import { programs } from '../program-tables.server.ts'
import { announcedTo } from './program-announcement-scope.server.ts'
import { programAnnouncements } from './program-announcement-tables.server.ts'

export const newsKinds = [
  'program.announced',
  'program.edited',
  'program.paused',
  'program.resumed',
  'program.ended',
] as const

export const programNews = z.object({
  ...{ key: text, programId: text, title: text, company: text, kind: z.enum(newsKinds) },
  /** The version that was written; null for other news. */
  version: count.nullable(),
  at: moment,
  /** The rules changed since the viewer agreed to them: reports ask for a new agreement first. */
  agreeAgain: flag,
})
export type ProgramNews = z.infer<typeof programNews>

const newsDays = 60

/**
 * What happened lately to the programs a bughunter agreed to or was let into, while they may still know of them, newest first.
 * Served by `agreements_bughunter`, `invitations_bughunter` and `events_program_news`. @throws Refusal forbidden for all but bughunters
 */
export async function programNewsSeenBy(viewer: Actor, most: number): Promise<ProgramNews[]> {
  if (!isBughunter(viewer)) return refuse('forbidden')
  const own = sql`${viewer.accountId}::uuid`
  const since = sql`${after(now(), -newsDays * day).toISOString()}::timestamptz`
  // Written out as `events_program_news` has them: a plan for any kind could not use it.
  const kinds = sql.raw(newsKinds.map((kind) => `'${kind}'`).join(', '))
  return askPrepared<ProgramNews>(sql`WITH joined AS (
      SELECT program_id, min(at) AS since, max(version) AS version FROM (
        SELECT program_id, accepted_at AS at, version FROM agreements WHERE bughunter_id = ${own}
        UNION ALL
        SELECT program_id, answered_at, NULL FROM invitations WHERE bughunter_id = ${own} AND status = 'accepted'
      ) ties GROUP BY program_id
    )
    SELECT md5(n.subject_id::text || n.type || n.at::text) AS key, ${programs.id} AS "programId", ${programs.title} AS title, ${companies.name} AS company,
      n.type AS kind, CASE WHEN n.type = 'program.edited' THEN (n.facts ->> 'version')::int END AS version, n.at,
      (n.type = 'program.edited' AND ${programs.status} IN ('accepted', 'paused') AND joined.version IS NOT NULL
        AND joined.version < ${programs.currentVersion}
        AND (n.facts ->> 'version')::int = ${programs.currentVersion}) AS "agreeAgain"
    FROM (SELECT seq, type, subject_id, facts, at FROM ${events}
        WHERE type IN (${kinds}) AND at >= ${since} OFFSET 0) n
      JOIN joined ON joined.program_id = n.subject_id AND n.at >= joined.since
      JOIN ${programs} ON ${eq(programs.id, sql`joined.program_id`)}
      JOIN ${companies} ON ${eq(companies.id, programs.companyId)}
    WHERE ${and(seenBy(viewer))} AND (n.type <> 'program.announced' OR EXISTS (
      SELECT 1 FROM ${programAnnouncements} WHERE ${programAnnouncements.id}::text = n.facts ->> 'announcementId'
        AND ${announcedTo(viewer)}))
    ORDER BY n.seq DESC LIMIT ${most}`)
}
