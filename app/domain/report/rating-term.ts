import { addBusinessDays, type Holidays } from '@cakrawala/calendar/business-days'
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
