import { addBusinessDays, type Holidays } from '@cakrawala/calendar/business-days'
import { bandOf, bands, type RiskLevel, riskLevelOf } from '#kernel/risk-level.ts'
import type { RatingState } from './report-state.ts'

/** Business days a bughunter has to accept or dispute a rating. */
const ratingAnswerDays = 5

const answered: readonly RatingState[] = ['open', 'waiting', 'offered']

/** Until when the reporter may answer a rating, and whether that is still to come. */
export type RatingTerm = { until: Date; open: boolean }

type Rated = { stage: string; ratingState: RatingState; ratedAt: Date | null; offeredAt?: Date | null }

/**
 * The term of the rating in force, or of a reward that is offered; null where there is none, or it is disputed or
 * decided.
 */
export function ratingTermOf(
  { stage, ratingState, ratedAt, offeredAt }: Rated,
  holidays: (around: Date) => Holidays,
  at: Date,
): RatingTerm | null {
  const from = ratingState === 'offered' ? (offeredAt ?? ratedAt) : ratedAt
  if (stage !== 'rated' || from === null || !answered.includes(ratingState)) return null
  const until = addBusinessDays(from, ratingAnswerDays, holidays(from))
  return { until, open: at <= until }
}

/** Bands a level may lie below the team's without waiting for the bughunter, and above it: two would make a severe find. */
const leastBandsDown = 1
const leastBandsUp = 2

/** A level and the score of its vector, 0.0 … 10.0. */
export type Scored = { level: RiskLevel; score: number }
/** `level_outside_band`: the level is of another band than its vector. `level_against_vector`: one falls while the other rises. */
export type RatingFault = 'level_outside_band' | 'level_against_vector'

/**
 * Whether a level can be defended by its vector, after the level given `before`; null where none was. No
 * reason overrides it.
 */
export function ratingFault({ level, score }: Scored, before: Scored | null): RatingFault | null {
  if (bandOf(level) !== bandOf(riskLevelOf(score))) return 'level_outside_band'
  if (before === null) return null
  const against = Math.sign(level - before.level) * Math.sign(score - before.score) < 0
  return against ? 'level_against_vector' : null
}

/** How a level is so far from the team's that it waits for an answer; null where it does not. */
export function farFrom(teamLevel: RiskLevel | null, level: RiskLevel): 'lowered' | 'raised' | null {
  if (teamLevel === null) return null
  const moved = bands.indexOf(bandOf(level)) - bands.indexOf(bandOf(teamLevel))
  if (moved <= -leastBandsDown) return 'lowered'
  return moved >= leastBandsUp ? 'raised' : null
}

/** No one has agreed to the rating yet. */
const unsettled: readonly RatingState[] = ['waiting', 'offered', 'disputed', 'deciding']

type Levels = {
  claimedLevel: RiskLevel | null
  triagedLevel: RiskLevel | null
  riskLevel: RiskLevel | null
  ratingState: RatingState
}

/**
 * The level that points, boards, profiles and certificates count: the platform team's, until one of the team
 * agrees with another. A company rates alone where the team never did. `countedLevel` of `board-sql` is the
 * same in SQL.
 */
export function countedLevel({
  triagedLevel,
  riskLevel,
}: Pick<Levels, 'triagedLevel' | 'riskLevel'>): RiskLevel | null {
  return triagedLevel ?? riskLevel
}

/** The level that binds now: the rating, except while one that lowers the team's waits for an answer or a decision. */
export function levelInForce({
  claimedLevel,
  triagedLevel,
  riskLevel,
  ratingState,
}: Levels): RiskLevel | null {
  if (riskLevel === null) return triagedLevel ?? claimedLevel
  const lowered = farFrom(triagedLevel, riskLevel) === 'lowered'
  return lowered && unsettled.includes(ratingState) ? triagedLevel : riskLevel
}
