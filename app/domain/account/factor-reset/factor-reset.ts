import { hour } from '@cakrawala/calendar/clock'

/** How long a held reset of the second factor waits for a person to cancel it, in milliseconds. */
export const factorResetHold = 24 * hour

/** How a reset came about: a mailed link, a review of the security answer, or a colleague of the platform team. */
type ResetWay = 'link' | 'review' | 'colleague'

export type NewReset = {
  accountId: string
  way: ResetWay
  /** Who of the platform team decided it, and why. */
  askedBy?: string | null
  reason?: string | null
}
