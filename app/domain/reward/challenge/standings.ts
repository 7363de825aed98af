import type { ChallengePlan } from '#domain/program/challenge.ts'
import type { PointValues } from '#domain/setting/setting.ts'
import { firstPoints } from '#domain/setting/setting.ts'
import { bandOf, type RiskLevel } from '#kernel/risk-level.ts'

/** A person who takes part and may win: registered, active, verified, with a letter that was not revoked. */
export type Contender = {
  bughunterId: string
  /** Null for those who hide their name on boards. */
  username: string | null
  registeredAt: Date
}
/** A valid report that earned points; duplicates and refused ones are none. */
export type Find = {
  bughunterId: string
  points: number
  validAt: Date
  submittedAt: Date
  level: RiskLevel
}

export type Standing = Contender & {
  /** Null without a valid report. */
  place: number | null
  score: number
  finds: number
  lastValidAt: Date | null
}

/**
 * The order of a challenge: points of valid reports, then the earlier last valid one, then the earlier last
 * sent one, then the earlier registration. No two share a rank.
 */
export function standingsOf(contenders: readonly Contender[], finds: readonly Find[]): Standing[] {
  const rows = contenders.map((contender) => ({ ...contender, ...sumOf(finds, contender.bughunterId) }))
  rows.sort(
    (a, b) =>
      b.score - a.score ||
      timeOf(a.lastValidAt) - timeOf(b.lastValidAt) ||
      timeOf(a.lastSentAt) - timeOf(b.lastSentAt) ||
      a.registeredAt.getTime() - b.registeredAt.getTime() ||
      (a.bughunterId < b.bughunterId ? -1 : 1),
  )
  return rows.map(({ lastSentAt: _, ...row }, at) => ({ ...row, place: row.score > 0 ? at + 1 : null }))
}

export type PrizeOf = { amount: bigint; item: string | null }
type PointsOn = (moment: Date) => PointValues

/**
 * What each contender wins, in rupiah without the fee; no one beyond those who win something is in it.
 * @param pointsOn the table of points of a moment: a pool is split by the worth of each find when it became valid.
 */
export function prizesOf(
  plan: ChallengePlan,
  standings: readonly Standing[],
  finds: readonly Find[],
  pointsOn: PointsOn = () => firstPoints,
): Map<string, PrizeOf> {
  const prizes = new Map<string, PrizeOf>()
  const shares = plan.prizeRule === 'shared' ? sharesOf(BigInt(plan.pool), standings, finds, pointsOn) : null
  for (const { bughunterId, place } of standings) {
    const named = plan.prizeRule === 'ranked' && place !== null ? plan.prizes[place - 1] : undefined
    const amount = shares?.get(bughunterId) ?? BigInt(named?.amount ?? '0')
    const item = named?.item || null
    if (amount > 0n || item !== null) prizes.set(bughunterId, { amount, item })
  }
  return prizes
}

/** A pool split by the weight of each contender's valid reports, rounded down: what is left over stays with the company. */
function sharesOf(
  pool: bigint,
  standings: readonly Standing[],
  finds: readonly Find[],
  pointsOn: PointsOn,
): Map<string, bigint> {
  const weights = new Map(
    standings.map(({ bughunterId }) => [bughunterId, weightOf(finds, bughunterId, pointsOn)]),
  )
  const all = [...weights.values()].reduce((sum, weight) => sum + weight, 0n)
  if (all === 0n) return new Map()
  return new Map([...weights].map(([id, weight]) => [id, (pool * weight) / all]))
}

function weightOf(finds: readonly Find[], bughunterId: string, pointsOn: PointsOn): bigint {
  const own = finds.filter((find) => find.bughunterId === bughunterId)
  return own.reduce((sum, { level, validAt }) => sum + BigInt(pointsOn(validAt)[bandOf(level)]), 0n)
}

function sumOf(finds: readonly Find[], bughunterId: string) {
  const own = finds.filter((find) => find.bughunterId === bughunterId)
  return {
    score: own.reduce((sum, { points }) => sum + points, 0),
    finds: own.length,
    lastValidAt: latest(own.map(({ validAt }) => validAt)),
    lastSentAt: latest(own.map(({ submittedAt }) => submittedAt)),
  }
}

function latest(moments: readonly Date[]): Date | null {
  return moments.length === 0 ? null : new Date(Math.max(...moments.map((moment) => moment.getTime())))
}

function timeOf(moment: Date | null): number {
  return moment?.getTime() ?? Number.MAX_SAFE_INTEGER
}
