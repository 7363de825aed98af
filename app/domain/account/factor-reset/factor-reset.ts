import { day, hour } from '@cakrawala/calendar/clock'
import type { Role } from '#kernel/actor.ts'

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

/**
 * Whether a reset waits before it takes effect: always for those who act for a company, and for everyone whose password
 * was set by mail within a day, because then one stolen mailbox would open the account.
 */
export function isResetHeld(role: Role, passwordResetAt: Date | null, at: Date): boolean {
  if (role === 'company' || role === 'company_member') return true
  return passwordResetAt !== null && at.getTime() - passwordResetAt.getTime() < day
}
