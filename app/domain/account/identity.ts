import { after, day } from '@cakrawala/calendar/clock'
import type { Standing } from './status/account-status-lifecycle.ts'

/** Two of these are asked for, with a selfie. */
export const documentKinds = ['ktp', 'passport', 'sim', 'kk'] as const
export const identityImages = [...documentKinds, 'selfie'] as const
export type IdentityImage = (typeof identityImages)[number]

/** Why a document goes back (meanings: buram, tidak cocok, kedaluwarsa, terpotong, bukan milik sendiri). */
export const documentReasons = ['blurred', 'mismatch', 'expired', 'cropped', 'not_own'] as const
export type DocumentReason = (typeof documentReasons)[number]
export const denialReasons = ['not_indonesian', 'forged', 'banned_before', 'under_age'] as const
export type DenialReason = (typeof denialReasons)[number]

export const identityStates = [
  'not_submitted',
  'in_review',
  'verified',
  'needs_fix',
  'suspended',
  'denied',
] as const
export type IdentityState = (typeof identityStates)[number]

/** Codes of the specification: 0 In Review, 1 Verified, 4 Denied; 2 and 3 are ours. */
export const identityCodes = [0, 1, 2, 3, 4] as const
export type IdentityCode = (typeof identityCodes)[number]

/** What a case of documents ends with. */
export const identityDecisions = ['verified', 'needs_fix', 'denied'] as const
export type IdentityDecision = (typeof identityDecisions)[number]

/** What is shown of an identity: while the account is suspended its status is 3, whatever was found before. */
export function shownIdentity(status: IdentityCode, standing: Standing): IdentityCode {
  return standing === 'suspended' ? 3 : status
}

export function identityStateOf(status: number, submittedAt: Date | null): IdentityState {
  if (status === 0 && submittedAt === null) return 'not_submitted'
  return (['in_review', 'verified', 'needs_fix', 'suspended', 'denied'] as const)[status] ?? 'not_submitted'
}

export const mostTries = 3
const pauseDays = 30
const denialDays = 180
/** Business days within which an objection to a denial is decided. */
export const identityAppealDays = 5

type VerificationFacts = {
  state: IdentityState
  fullName: string | null
  birthDate: string | null
  city: string | null
  phoneVerifiedAt: Date | null
  ndaAcceptedAt: Date | null
  tries: number
  lastDecision: {
    decision: IdentityDecision
    reasons: { reason: string }[]
    decidedAt: Date
  } | null
}
export type SubmissionBlock =
  | 'profile_missing'
  | 'phone_missing'
  | 'nda_missing'
  | 'identity_in_review'
  | 'identity_verified'
  | 'identity_paused'
  | 'identity_denied'
  | 'identity_forged'
  | 'account_suspended'

/** Why documents cannot be submitted now, or null. The page shows it and the use case refuses by it. */
export function submissionBlock(facts: VerificationFacts, present: Date): SubmissionBlock | null {
  if (facts.state === 'in_review') return 'identity_in_review'
  if (facts.state === 'suspended') return 'account_suspended'
  if (facts.state === 'verified') return 'identity_verified'
  if (!isProfileComplete(facts)) return 'profile_missing'
  if (!facts.phoneVerifiedAt) return 'phone_missing'
  if (!facts.ndaAcceptedAt) return 'nda_missing'
  const opens = reopensAt(facts)
  if (opens !== null && opens <= present) return null
  if (facts.state === 'denied') return opens ? 'identity_denied' : 'identity_forged'
  return opens && 'identity_paused'
}

/** When documents may be handed in again after a denial or the last try; null where no time is set, or none is needed. */
export function reopensAt({ state, tries, lastDecision }: VerificationFacts): Date | null {
  if (!lastDecision) return null
  const { decidedAt, reasons } = lastDecision
  if (state !== 'denied') return tries >= mostTries ? after(decidedAt, pauseDays * day) : null
  // Forged documents end the matter, unless the objection is upheld.
  return reasons.some(({ reason }) => reason === 'forged') ? null : after(decidedAt, denialDays * day)
}

export function isProfileComplete({ fullName, birthDate, city }: VerificationFacts): boolean {
  return Boolean(fullName && birthDate && city)
}
