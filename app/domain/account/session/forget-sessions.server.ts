import { after, day, now } from '@cakrawala/calendar/clock'
import { inArray, sql } from 'drizzle-orm'
import { sessions } from '#domain/account/account-tables.server.ts'
import { database } from '#infra/database.ts'

/** Longer than any rule looks back (`hold-session` 30 days); the history of the account has older ones. */
const keptAfterEnd = 90 * day
/** What known networks and devices are recognized by, and what the team sees of an account. */
const newestPerAccount = 20
const batch = 2_000
const mostBatches = 50

/**
 * Deletes sessions that ended long ago, apart from the newest of each account. For a nightly job.
 * @returns how many
 */
export async function forgetSessions(): Promise<number> {
  const over = after(now(), -keptAfterEnd)
  const old = sql`(
    SELECT s.id FROM sessions s
    WHERE coalesce(s.ended_at, s.expires_at) < ${over.toISOString()}
      AND (SELECT count(*) FROM (
        SELECT 1 FROM sessions n WHERE n.account_id = s.account_id AND n.created_at > s.created_at
        LIMIT ${newestPerAccount}
      ) newer) = ${newestPerAccount}
    LIMIT ${batch})`
  let forgotten = 0
  for (let turn = 0; turn < mostBatches; turn++) {
    const gone = await database()
      .delete(sessions)
      .where(inArray(sessions.id, old))
      .returning({ id: sessions.id })
    forgotten += gone.length
    if (gone.length < batch) break
  }
  return forgotten
}
