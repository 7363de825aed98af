import { day } from '@cakrawala/calendar/clock'
import { identityDecisions } from '../identity.ts'

/** The state of a case: not decided, proposed for a denial that needs a second person, or decided so. */
export const caseStates = ['open', 'second', ...identityDecisions] as const
export type CaseState = (typeof caseStates)[number]
/** Documents a person sends for the first time, or once more. */
export const caseKinds = ['first', 'again'] as const
type CaseKind = (typeof caseKinds)[number]
/** How long a case has waited at least; in milliseconds. */
export const caseWaits = { day, days3: 3 * day, week: 7 * day } as const
type CaseWait = keyof typeof caseWaits
/** Who has a case open. */
export const caseClaims = ['mine', 'nobody', 'others'] as const
export type CaseClaim = (typeof caseClaims)[number]

export const longestCaseSearch = 254

/** Narrows the verification queue; null narrows nothing. */
export type IdentityCaseFilter = {
  state: CaseState
  kind: CaseKind | null
  waited: CaseWait | null
  claim: CaseClaim | null
  /** Part of a username, or the beginning of an e-mail address. */
  q: string
}

export const openCases: IdentityCaseFilter = { state: 'open', kind: null, waited: null, claim: null, q: '' }

/** Reads the filter of an address; words it does not know count as none. */
export function identityCaseFilterOf(search: URLSearchParams): IdentityCaseFilter {
  const oneOf = <T extends string>(choices: readonly T[], name: string): T | null =>
    choices.find((choice) => choice === search.get(name)) ?? null
  return {
    state: oneOf(caseStates, 'state') ?? 'open',
    kind: oneOf(caseKinds, 'kind'),
    waited: oneOf(Object.keys(caseWaits) as CaseWait[], 'waited'),
    claim: oneOf(caseClaims, 'claim'),
    q: (search.get('q') ?? '').replaceAll('\0', '').toWellFormed().trim().slice(0, longestCaseSearch),
  }
}
