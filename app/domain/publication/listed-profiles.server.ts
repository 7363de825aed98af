import { jakartaDay } from '@cakrawala/calendar/business-days'
import { now } from '@cakrawala/calendar/clock'
import { sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { accounts, bughunters } from '#domain/account/account-tables.server.ts'
import { pointEntries } from '#domain/reward/reward-tables.server.ts'
import { database } from '#infra/database.ts'

const b = alias(bughunters, 'b')
const a = alias(accounts, 'a')
const e = alias(pointEntries, 'e')

/** Bughunters who are listed on the boards: verified, active, and not hidden by their own choice. */
const listed = sql`${accounts} a JOIN ${bughunters} b ON ${b.accountId} = ${a.id}
  WHERE ${a.standing} = 'active' AND ${b.identityStatus} = 1 AND NOT ${b.hiddenFromBoards}`

/**
 * Public profiles for the sitemap, newest account first. `changedAt`: the last points until yesterday, as finds in
 * private programs show a day later.
 */
export async function listedProfiles({ size, page }: { size: number; page: number }) {
  const today = new Date(`${jakartaDay(now())}T00:00:00+07:00`).toISOString()
  const answer = await database().execute<{ username: string; changedAt: string }>(sql`
    SELECT people.username, greatest(people.created_at, (SELECT max(${e.at}) FROM ${pointEntries} e
      WHERE ${e.bughunterId} = people.id AND ${e.at} < ${today}::timestamptz)) AS "changedAt"
    FROM (SELECT ${a.id}, ${a.username}, ${a.createdAt} FROM ${listed}
      ORDER BY ${a.id} DESC LIMIT ${size} OFFSET ${(page - 1) * size}) people
    ORDER BY people.id DESC`)
  return answer.rows.map(({ username, changedAt }) => ({ username, changedAt: new Date(changedAt) }))
}

export async function listedProfileCount(): Promise<number> {
  const answer = await database().execute<{ count: number }>(
    sql`SELECT count(*)::int AS count FROM ${listed}`,
  )
  return answer.rows[0]!.count
}
