import { newId } from '@cakrawala/ids/ids'
import { sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { accounts } from '#domain/account/account-tables.server.ts'
import { audiencesOf } from '#domain/announcement/announcement.ts'
import { announcements } from '#domain/announcement/announcement-tables.server.ts'
import type { EventRow } from '#domain/event/event-queries.server.ts'
import type { Tx } from '#infra/database.ts'
import { homeOf, type Role, roles } from '#kernel/actor.ts'
import { everybody, noticeChannel } from './notice-choices.server.ts'
import type { NoticeGroup, NoticeSubject } from './notification.ts'

const a = alias(accounts, 'a')
const n = alias(announcements, 'n')

const [group, about]: [NoticeGroup, NoticeSubject] = ['platform', 'announcement']

/**
 * Writes a row for everyone an announcement is for, unless they chose otherwise, in one statement a role: there may be
 * very many. Part of the transaction that reads the event; doing it again adds nothing.
 */
export async function notifyAudience(
  tx: Pick<Tx, 'execute'>,
  { seq, at, subjectId, actorId }: Pick<EventRow, 'seq' | 'at' | 'subjectId' | 'actorId'>,
  kind: string,
): Promise<void> {
  // An id of ours begins with its moment; the rest is random.
  const moment = newId().slice(0, 13)
  for (const role of roles) {
    await tx.execute(sql`
      INSERT INTO notifications (id, account_id, seq, kind, "group", about, path, shown, digest, read_at, created_at)
      SELECT (${moment} || '-7' || substr(gen_random_uuid()::text, 16, 3) || '-' || substr(gen_random_uuid()::text, 20))::uuid,
        ${a.id}, ${seq}, ${kind}, ${group}, ${about}, ${pathFor(role, subjectId)}, true, false,
        CASE WHEN ${a.id} = ${actorId}::uuid THEN ${at}::timestamptz END, ${at}
      FROM ${accounts} a LEFT JOIN notification_choices c ON c.account_id = ${a.id} AND c."group" = ${group}
      WHERE ${a.role} = ${role} AND ${a.standing} <> 'ended' AND coalesce(c.page, true) AND EXISTS (
        SELECT 1 FROM ${announcements} n WHERE ${n.id} = ${subjectId} AND ${n.state} = 'live'
          AND ${n.audience} IN (${sql.join(
            audiencesOf(role).map((one) => sql`${one}`),
            sql`, `,
          )}))
      ON CONFLICT (account_id, seq) DO NOTHING`)
  }
  await tx.execute(sql`SELECT pg_notify(${noticeChannel}, ${everybody})`)
}

/** The page it leads to: the text itself, or the page it was written on. */
function pathFor(role: Role, id: string): string {
  return role === 'hello' ? `/hello/announcements/${id}` : `${homeOf[role]}/announcements`
}
