import { useLocation } from 'react-router'

/**
 * The area of signed-in people an address is in, as the path of its first page; undefined outside and on that page
 * itself.
 */
export function areaOf(pathname: string): string | undefined {
  return /^(?:\/en)?(\/(?:bughunter|company|hello|incident))\/./.exec(pathname)?.[1]
}

/** The areas of signed-in people. */
export type Area = 'bughunter' | 'company' | 'hello' | 'incident'

/** The area of an address of a page that is in one: `company` of `/en/company/search`. */
export function areaAt(pathname: string): Area {
  return areaOf(pathname)?.slice(1) as Area
}

/** The area of the page that is shown. */
export function useArea(): Area {
  return areaAt(useLocation().pathname)
}
