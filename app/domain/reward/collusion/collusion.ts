/**
 * What a bughunter and a person of a company they were found valid by have in common: the network they sign in from, the browser on
 * it, a phone number, the account money goes to.
 */
export const collusionKinds = ['network', 'device', 'phone', 'account'] as const
export type CollusionKind = (typeof collusionKinds)[number]

/** One thing in common. `withId`: the account of the company's person; null where it is the company's own number. */
export type CollusionReason = { kind: CollusionKind; withId: string | null; lastAt: string | null }

export const collusionStates = ['open', 'handled'] as const
export type CollusionState = (typeof collusionStates)[number]

/** Days back in which reports were found valid, and sessions begun. */
export const collusionDays = 90

/** A network more accounts than this sign in from is no evidence: an office, a campus, a mobile carrier. */
export const sharedByMost = 8

/** Those of `found` that are not among `known`: when they were last seen makes none a new one. */
export function newReasons(
  known: readonly CollusionReason[],
  found: readonly CollusionReason[],
): CollusionReason[] {
  return found.filter((one) => !known.some((other) => isSame(one, other)))
}

function isSame(a: CollusionReason, b: CollusionReason): boolean {
  return a.kind === b.kind && a.withId === b.withId
}
