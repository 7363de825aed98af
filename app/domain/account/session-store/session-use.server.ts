import { now } from '@cakrawala/calendar/clock'
import { sql } from 'drizzle-orm'
import { sessions } from '#domain/account/account-tables.server.ts'
import { database } from '#infra/database.ts'

/** Sessions whose use is not written yet; more than a process serves in a minute. */
const most = 10_000
let used = new Map<string, Date>()

/** Notes that a session is used. It is written once a minute, so that no request waits for it. */
export function noteSessionUse(sessionId: string): void {
  if (used.size < most || used.has(sessionId)) used.set(sessionId, now())
}

/** Writes when the sessions were last used; what fails is lost, and the next use is noted again. @returns how many */
export async function writeSessionUses(): Promise<number> {
  if (used.size === 0) return 0
  const noted = [...used]
  used = new Map()
  const ids = sql.param(noted.map(([id]) => id))
  const times = sql.param(noted.map(([, at]) => at.toISOString()))
  // In one order everywhere: two processes that write the same sessions never wait for each other.
  const answer = await database().execute(sql`
    UPDATE ${sessions} SET last_used_at = used.at
    FROM (SELECT u.id, u.at FROM unnest(${ids}::uuid[], ${times}::timestamptz[]) AS u (id, at)
      JOIN sessions s ON s.id = u.id ORDER BY u.id FOR UPDATE OF s) AS used
    WHERE sessions.id = used.id AND (sessions.last_used_at IS NULL OR sessions.last_used_at < used.at)`)
  return answer.rowCount ?? 0
}
