import { after, day } from '#kernel/clock.ts'

/** Two of these are asked for, with a selfie. */
export const documentKinds = ['ktp', 'passport', 'sim', 'kk'] as const
export type DocumentKind = (typeof documentKinds)[number]
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

/** Codes of the specification: 0 In Review, 1 Verified, 4 Denied; 2 and 3 are ours (meanings §2.4). */
export function identityStateOf(status: number, submittedAt: Date | null): IdentityState {
  if (status === 0 && submittedAt === null) return 'not_submitted'
  return (['in_review', 'verified', 'needs_fix', 'suspended', 'denied'] as const)[status] ?? 'not_submitted'
}

export const mostTries = 3
export const pauseDays = 30
export const denialDays = 180

export type VerificationFacts = {
  state: IdentityState
  fullName: string | null
  birthDate: string | null
  city: string | null
  phoneVerifiedAt: Date | null
  ndaAcceptedAt: Date | null
  tries: number
  lastDecision: {
    decision: 'verified' | 'needs_fix' | 'denied'
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

/** Why documents cannot be submitted now, or null. The page shows it and the verb refuses by it. */
export function submissionBlock(facts: VerificationFacts, present: Date): SubmissionBlock | null {
  if (facts.state === 'in_review') return 'identity_in_review'
  if (facts.state === 'verified' || facts.state === 'suspended') return 'identity_verified'
  if (!isProfileComplete(facts)) return 'profile_missing'
  if (!facts.phoneVerifiedAt) return 'phone_missing'
  if (!facts.ndaAcceptedAt) return 'nda_missing'
  if (facts.state === 'denied') return mayReapply(facts, present) ? null : 'identity_denied'
  return facts.tries >= mostTries && !isOver(facts, pauseDays, present) ? 'identity_paused' : null
}

export function isProfileComplete({ fullName, birthDate, city }: VerificationFacts): boolean {
  return Boolean(fullName && birthDate && city)
}

/** A denial ends after 180 days, unless documents were forged. */
function mayReapply(facts: VerificationFacts, present: Date): boolean {
  const forged = facts.lastDecision?.reasons.some(({ reason }) => reason === 'forged')
  return !forged && isOver(facts, denialDays, present)
}

function isOver({ lastDecision }: VerificationFacts, days: number, present: Date): boolean {
  return lastDecision !== null && after(lastDecision.decidedAt, days * day) <= present
}
