import { day, hour, minute } from '@cakrawala/calendar/clock'

/** What a mailed link may do, and how long in milliseconds (meanings: reset 30 min, of a member or an operator 72 hours, others a day, those that only show or undo longer). */
export const linkLives = {
  reset_password: 30 * minute,
  create_password: day,
  member_verification: 72 * hour,
  operator_invitation: 72 * hour,
  factor_reset: 30 * minute,
  factor_reset_cancel: 25 * hour,
  leaving_cancel: 14 * day,
  contact_undo: 7 * day,
  incident_account: day,
  incident_ticket: 30 * day,
} as const
export type LinkPurpose = keyof typeof linkLives

/** The page a link leads to, without language prefix; the token follows as `?token=`. */
export const linkPages: Record<LinkPurpose, string> = {
  reset_password: '/reset-password',
  create_password: '/create-password',
  member_verification: '/company-member-verification',
  operator_invitation: '/team-invitation',
  factor_reset: '/verify/forgot-totp',
  factor_reset_cancel: '/verify/forgot-totp/cancel',
  leaving_cancel: '/account/keep',
  contact_undo: '/account/undo-change',
  incident_account: '/incident/create-password',
  incident_ticket: '/incident/ticket',
}

/** Shape of a token: 43 letters of base62 carry 256 random bits. */
export const tokenShape = /^[0-9A-Za-z]{43}$/
