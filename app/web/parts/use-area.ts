import { useLocation } from 'react-router'
import { type Area, areaAt } from './area-of.ts'

/** The area of the page that is shown. */
export function useArea(): Area {
  return areaAt(useLocation().pathname)
}
