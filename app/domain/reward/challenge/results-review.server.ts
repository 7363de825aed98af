import { createHash } from 'node:crypto'
import { and, eq, gte, inArray, lt, sql } from 'drizzle-orm'
import { teamRightOf } from '#domain/account/status/team-right.server.ts'
import type { ChallengePlan } from '#domain/program/challenge.ts'
import { reports } from '#domain/report/report-tables.server.ts'
import { decisionBlock } from '#domain/reward/approvers.server.ts'
import { pointsOn } from '#domain/reward/tax-in-force.server.ts'
import type { Tx } from '#infra/database.ts'
import { isOperator, type Person } from '#kernel/actor.ts'
import { type FirstStep, secondBlock, secondObstacle } from '#kernel/second-person.ts'
import { boardFacts } from './board-facts.server.ts'
import type { ResultsObstacle } from './challenge-policy.ts'
import { type PrizeOf, prizesOf, type Standing } from './standings.ts'

/** The results of a challenge as they would be now. `digest` names exactly these: what is confirmed is what was read. */
export type Outcome = {
  standings: Standing[]
  prizes: Map<string, PrizeOf>
  undecided: number
  digest: string
}

export async function outcomeOf(
  tx: Pick<Tx, 'execute' | 'select'>,
  programId: string,
  plan: ChallengePlan,
): Promise<Outcome> {
  const { standings, finds } = await boardFacts(tx, programId, plan)
  const prizes = prizesOf(plan, standings, finds, pointsOn)
  const undecided = await undecidedIn(tx, programId, plan)
  return { standings, prizes, undecided, digest: digestOf(standings, prizes) }
}

/** Reports sent in time whose worth is still open: not checked yet, or valid and not rated. */
async function undecidedIn(
  tx: Pick<Tx, 'select'>,
  programId: string,
  { startsAt, endsAt }: ChallengePlan,
): Promise<number> {
  const [row] = await tx
    .select({ count: sql<number>`count(*)::int` })
    .from(reports)
    .where(
      and(
        eq(reports.programId, programId),
        inArray(reports.stage, ['submitted', 'in_review', 'needs_info', 'valid']),
        gte(reports.submittedAt, new Date(startsAt)),
        lt(reports.submittedAt, new Date(endsAt)),
      ),
    )
  return row!.count
}

function digestOf(standings: readonly Standing[], prizes: ReadonlyMap<string, PrizeOf>): string {
  const lines = standings.map(({ bughunterId, place, score, finds }) => {
    const { amount, item } = prizes.get(bughunterId) ?? { amount: 0n, item: null }
    return [bughunterId, place, score, finds, String(amount), item]
  })
  return createHash('sha256').update(JSON.stringify(lines), 'utf8').digest('hex')
}

/**
 * The obstacle between this person and confirming the proposed results of a challenge: it takes a second one of the team,
 * or of those who decide rewards in it.
 */
export async function resultsObstacleOf(
  tx: Pick<Tx, 'select' | 'execute'>,
  actor: Person,
  { id: programId, companyId }: { id: string; companyId: string },
  first: FirstStep,
): Promise<ResultsObstacle | null> {
  const block = isOperator(actor)
    ? secondBlock(actor.accountId, await teamRightOf(tx, actor.accountId), first)
    : await decisionBlock(tx, actor, { companyId, programId }, first)
  return secondObstacle(block, 'second_person')
}
