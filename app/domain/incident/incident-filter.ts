import { type IncidentSeverity, type IncidentState, incidentSeverities, incidentStates } from './incident.ts'

/** The most letters of a search. */
export const longestSearch = 150

export type IncidentFilter = {
  /** `open`: whatever still asks for an act; `spam`: what no person seems to have written. */
  state: IncidentState | 'open' | 'spam'
  severity: IncidentSeverity | null
  /** Only what the reader handles. */
  mine: boolean
  /** Part of a code, name, application or title. */
  q: string
}

/** Reads the filter of an address; words it does not know count as none. */
export function incidentFilterOf(search: URLSearchParams): IncidentFilter {
  const state = search.get('state')
  return {
    state: state === 'spam' ? 'spam' : (incidentStates.find((one) => one === state) ?? 'open'),
    severity: incidentSeverities.find((one) => one === search.get('severity')) ?? null,
    mine: search.get('mine') === '1',
    q: searchedIn(search),
  }
}

/** The words an address searches for; empty for none. */
export function searchedIn(search: URLSearchParams): string {
  return (search.get('q') ?? '').replaceAll('\0', '').toWellFormed().trim().slice(0, longestSearch)
}
