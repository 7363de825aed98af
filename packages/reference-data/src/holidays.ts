import type { Holidays } from '@cakrawala/calendar/business-days'
import DateHolidays from 'date-holidays'

const byYear = new Map<number, readonly string[]>()
/** Years may come from outside. */
const mostYears = 200

/** Public holidays of Indonesia from the year before `around` to two years after it, as days in Asia/Jakarta. */
export function indonesianHolidays(around: Date): Holidays {
  const year = around.getUTCFullYear()
  return new Set([year - 1, year, year + 1, year + 2].flatMap(holidaysOf))
}

/** The days of a year with their Indonesian names, in order. */
export function holidayNames(year: number): { day: string; name: string }[] {
  return publicOnes(year)
    .flatMap(({ days, name }) => days.map((day) => ({ day, name })))
    .sort((a, b) => (a.day < b.day ? -1 : 1))
}

function holidaysOf(year: number): readonly string[] {
  const known = byYear.get(year)
  if (known) return known
  const days = publicOnes(year).flatMap((one) => one.days)
  if (byYear.size < mostYears) byYear.set(year, days)
  return days
}

function publicOnes(year: number): { days: string[]; name: string }[] {
  return new DateHolidays('ID', { languages: 'id' })
    .getHolidays(year)
    .filter(({ type }) => type === 'public')
    .map(({ date, start, end, name }) => ({
      days: daysBetween(date.slice(0, 10), end.getTime() - start.getTime()),
      name,
    }))
}

/** Holidays of more than one day (Idulfitri) come as one entry with its length. */
function daysBetween(first: string, milliseconds: number): string[] {
  const count = Math.max(1, Math.round(milliseconds / 86_400_000))
  const from = Date.parse(`${first}T00:00:00Z`)
  return Array.from({ length: count }, (_, i) => new Date(from + i * 86_400_000).toISOString().slice(0, 10))
}
