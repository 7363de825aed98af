import type { z } from 'zod'
import type { residenceInForce } from './tax-view.ts'

/** `checked`: the first of two people found it right, where its tax is lower than the one in force. */
export const residenceStates = ['waiting', 'checked', 'accepted', 'refused', 'withdrawn'] as const
export type ResidenceState = (typeof residenceStates)[number]

/** Of these a bughunter has one at most. */
export const openResidenceStates = ['waiting', 'checked'] as const satisfies ResidenceState[]

export function isOpenResidence(state: ResidenceState): boolean {
  return openResidenceStates.some((open) => open === state)
}

/** How many years back a residence may begin. */
export const residenceYears = 10

/** Where a person is a tax subject. `country`: null where nothing was accepted and no NIK was checked. */
export type ResidenceInForce = z.infer<typeof residenceInForce>

/**
 * The residence that decides about tax: the accepted one, else Indonesia for the person whose NIK was checked. Nothing is
 * known of others, and the higher tax is withheld.
 */
export function residenceOf(
  accepted: { country: string; since: string } | null,
  numberKnown: boolean,
  profileCountry: string,
): ResidenceInForce {
  const country = accepted?.country ?? (numberKnown ? 'ID' : null)
  const payee = country === 'ID' ? 'resident' : 'foreign'
  const differs = country === null ? profileCountry === 'ID' : country !== profileCountry
  return { country, since: accepted?.since ?? null, payee, profileCountry, differs }
}

/** Whether less tax would be withheld than now: then two people of the team look at it. */
export function lowersTax(inForce: Pick<ResidenceInForce, 'payee'>, country: string): boolean {
  return inForce.payee === 'foreign' && country === 'ID'
}
