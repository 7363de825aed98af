/** The list of reports a tab showed last, so that its reports lead to each other. */
export type KeptList = {
  /** Address of the list, with its filters. */
  address: string
  /** Ids of the reports on that page of it, in its order, and the address of each. */
  reports: readonly (readonly [id: string, address: string])[]
  /** How many reports the list has; null where the page does not begin it, so that places in it are not known. */
  total: number | null
  /** Address of the next page of the list; null at its end. */
  more: string | null
}

const key = 'report-list'

/** Keeps a list in this tab; a browser that keeps nothing offers no way to the next report. */
export function keepList(list: KeptList): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(list))
  } catch {
    // Nothing is kept.
  }
}

/** The list this tab showed last, as text; null where there is none. */
export function keptListText(): string | null {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null
  }
}

/** Forgets the list, for the person who signs in next on this tab. */
export function forgetList(): void {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // Nothing is kept.
  }
}

/** Where a report stands in a list. */
export type PlaceInList = {
  /** Address of the list. */
  address: string
  /** From 1, among `of`: all of the list, or the rows of one of its pages (`ofPage`). */
  at: number
  of: number
  ofPage: boolean
  /** Addresses of its neighbours; `next` of the last report is the next page of the list. */
  previous: string | null
  next: string | null
}

/** @returns null for a report the kept list does not have */
export function placeIn(kept: string | null, reportId: string): PlaceInList | null {
  if (kept === null) return null
  const { address, reports, total, more } = JSON.parse(kept) as KeptList
  const index = reports.findIndex(([id]) => id === reportId)
  if (index < 0) return null
  return {
    address,
    at: index + 1,
    of: total ?? reports.length,
    ofPage: total === null,
    previous: reports[index - 1]?.[1] ?? null,
    next: reports[index + 1]?.[1] ?? more,
  }
}
