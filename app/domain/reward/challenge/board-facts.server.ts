import { sql } from 'drizzle-orm'
import type { ChallengePlan } from '#domain/program/challenge/challenge.ts'
import type { Tx } from '#infra/database.ts'
import type { RiskLevel } from '#kernel/risk-level.ts'
import { countedLevel } from '../board-sql.server.ts'
import { type Contender, type Find, type Standing, standingsOf } from './standings.ts'

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
    SELECT a.id, CASE WHEN NOT b.hidden_from_boards THEN a.username END AS username, t.registered_at AS at
    FROM challenge_participants t JOIN accounts a ON a.id = t.bughunter_id JOIN bughunters b ON b.account_id = a.id
    WHERE t.program_id = ${programId} AND t.withdrawn_at IS NULL AND a.standing = 'active' AND b.identity_status = 1
      AND NOT EXISTS (SELECT 1 FROM letters l JOIN agreements g ON g.id = l.agreement_id
        WHERE g.program_id = t.program_id AND g.bughunter_id = a.id AND l.revoked_at IS NOT NULL)`)
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
    SELECT r.reporter_id AS id, p.points, r.valid_at, r.submitted_at, ${countedLevel} AS level
    FROM reports r CROSS JOIN LATERAL (
      SELECT sum(e.points)::int AS points, (array_agg(e.rule ORDER BY e.at DESC, split_part(e.key, ':', 3)::int DESC))[1] AS last
      FROM point_entries e WHERE e.bughunter_id = r.reporter_id AND e.report_id = r.id AND ${known}
        AND e.rule IN ('valid', 'adjusted', 'reversed', 'duplicate', 'invalid')) p
    WHERE r.program_id = ${programId} AND r.stage <> 'draft' AND r.valid_at IS NOT NULL
      AND r.submitted_at >= ${startsAt}::timestamptz AND r.submitted_at < ${endsAt}::timestamptz
      AND p.last IN ('valid', 'adjusted') AND p.points > 0
    ORDER BY r.id`)
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
