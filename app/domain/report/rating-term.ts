import { addBusinessDays, type Holidays } from '#kernel/business-days.ts'

/** Business days a bughunter has to accept or dispute a rating. */
const ratingAnswerDays = 5

/** Until when the reporter may answer a rating, and whether that is still to come. */
export type RatingTerm = { until: Date; open: boolean }

/** The term of the rating that stands; null where the report is not rated. */
export function ratingTermOf(
  { stage, ratedAt }: { stage: string; ratedAt: Date | null },
  holidays: (around: Date) => Holidays,
  at: Date,
): RatingTerm | null {
  if (stage !== 'rated' || ratedAt === null) return null
  const until = addBusinessDays(ratedAt, ratingAnswerDays, holidays(ratedAt))
  return { until, open: at <= until }
}
