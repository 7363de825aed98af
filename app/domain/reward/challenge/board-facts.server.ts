import { sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { accounts, bughunters } from '#domain/account/account-tables.server.ts'
import { participants } from '#domain/program/challenge/participant-tables.server.ts'
import type { ChallengePlan } from '#domain/program/challenge.ts'
import { letters } from '#domain/program/letter-tables.server.ts'
import { agreements } from '#domain/program/program-tables.server.ts'
import { reports } from '#domain/report/report-tables.server.ts'
import type { Tx } from '#infra/database.ts'
import type { RiskLevel } from '#kernel/risk-level.ts'
import { countedLevel } from '../board-sql.server.ts'
import { type Contender, type Find, type Standing, standingsOf } from './standings.ts'

const a = alias(accounts, 'a')
const b = alias(bughunters, 'b')
const t = alias(participants, 't')
const g = alias(agreements, 'g')
const l = alias(letters, 'l')
const r = alias(reports, 'r')

export type BoardFacts = { standings: Standing[]; finds: Find[] }

/**
 * The board of a challenge, from its participants and the points ledger alone, so that it can be read as it was at `until`.
 * Suspended, denied and ended people, and those whose letter was revoked, are not on it. Unscoped: the caller has shown that the
 * viewer may know the program.
 */
export async function boardFacts(
  tx: Pick<Tx, 'execute'>,
  programId: string,
  plan: ChallengePlan,
  until: Date | null = null,
): Promise<BoardFacts> {
  const [contenders, finds] = [await contendersOf(tx, programId), await findsOf(tx, programId, plan, until)]
  return { standings: standingsOf(contenders, finds), finds }
}

async function contendersOf(tx: Pick<Tx, 'execute'>, programId: string): Promise<Contender[]> {
  const answer = await tx.execute<{ id: string; username: string | null; at: string | Date }>(sql`
    SELECT ${a.id}, CASE WHEN NOT ${b.hiddenFromBoards} THEN ${a.username} END AS username, ${t.registeredAt} AS at
    FROM ${participants} t JOIN ${accounts} a ON ${a.id} = ${t.bughunterId} JOIN ${bughunters} b ON ${b.accountId} = ${a.id}
    WHERE ${t.programId} = ${programId} AND ${t.withdrawnAt} IS NULL AND ${a.standing} = 'active' AND ${b.identityStatus} = 1
      AND NOT EXISTS (SELECT 1 FROM ${letters} l JOIN ${agreements} g ON ${g.id} = ${l.agreementId}
        WHERE ${g.programId} = ${t.programId} AND ${g.bughunterId} = ${a.id} AND ${l.revokedAt} IS NOT NULL)`)
  return answer.rows.map(({ id, username, at }) => ({
    bughunterId: id,
    username,
    registeredAt: new Date(at),
  }))
}

/** The last word of the ledger decides whether a report counts: what was taken back or became a duplicate does not. */
async function findsOf(
  tx: Pick<Tx, 'execute'>,
  programId: string,
  { startsAt, endsAt }: ChallengePlan,
  until: Date | null,
): Promise<Find[]> {
  const known = until ? sql`e.at < ${until.toISOString()}::timestamptz` : sql`true`
  const answer = await tx.execute<Row>(sql`
    SELECT ${r.reporterId} AS id, p.points, ${r.validAt}, ${r.submittedAt}, ${countedLevel} AS level
    FROM ${reports} r CROSS JOIN LATERAL (
      SELECT sum(e.points)::int AS points, (array_agg(e.rule ORDER BY e.at DESC, split_part(e.key, ':', 3)::int DESC))[1] AS last
      FROM point_entries e WHERE e.bughunter_id = ${r.reporterId} AND e.report_id = ${r.id} AND ${known}
        AND e.rule IN ('valid', 'adjusted', 'reversed', 'duplicate', 'invalid')) p
    WHERE ${r.programId} = ${programId} AND ${r.stage} <> 'draft' AND ${r.validAt} IS NOT NULL
      AND ${r.submittedAt} >= ${startsAt}::timestamptz AND ${r.submittedAt} < ${endsAt}::timestamptz
      AND p.last IN ('valid', 'adjusted') AND p.points > 0
    ORDER BY ${r.id}`)
  return answer.rows.map(({ id, points, valid_at, submitted_at, level }) => ({
    bughunterId: id,
    points,
    validAt: new Date(valid_at),
    submittedAt: new Date(submitted_at),
    level,
  }))
}

type Row = {
  id: string
  points: number
  valid_at: string | Date
  submitted_at: string | Date
  level: RiskLevel
}
