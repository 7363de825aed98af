import type { Holidays } from '@cakrawala/calendar/business-days'
import { indonesianHolidays } from '@cakrawala/reference-data/holidays'
import { settingLinesOf } from './settings-memory.server.ts'

/**
 * Public holidays of Indonesia around a moment, as the calendar has them and the team has mended it. Promises that run
 * already keep the day they were given (docs/decisions/0023).
 */
export function nationalHolidays(around: Date): Holidays {
  const mended = settingLinesOf('holidays')
  if (mended.length === 0) return indonesianHolidays(around)
  const days = new Set(indonesianHolidays(around))
  // The newest word on a day counts.
  for (const { scope, value } of mended.toSorted((a, b) => a.number - b.number)) {
    if (value.off) days.add(scope)
    else days.delete(scope)
  }
  return days
}
