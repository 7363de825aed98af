/** Days off besides Saturday and Sunday, each `YYYY-MM-DD` in Asia/Jakarta. */
export type Holidays = ReadonlySet<string>

const dayMs = 86_400_000
// Jakarta has kept UTC+7 without summer time since 1964.
const jakartaMs = 7 * 3_600_000
const closingMs = 17 * 3_600_000
/** Longer searches mean the holiday table is broken, not that a year has no working day. */
const longestPause = 366

/** The calendar day of a moment in Asia/Jakarta, `YYYY-MM-DD`. */
export function jakartaDay(moment: Date): string {
  return nameOf(dayNumberOf(moment))
}

/** @param day `YYYY-MM-DD`. @throws RangeError when it is no date. */
export function isBusinessDay(day: string, holidays: Holidays): boolean {
  return isOpen(parseDay(day), holidays)
}

/**
 * The deadline `days` business days after `from`: 17.00 WIB of the last of them. The day of `from` itself does not count;
 * with 0 days it is the end of that day, or of the next business day when it is none or already past 17.00.
 * @param days a whole number, 0 … 1000.
 * @throws RangeError for other numbers, or when a whole year of days is off.
 */
export function addBusinessDays(from: Date, days: number, holidays: Holidays): Date {
  if (!Number.isInteger(days) || days < 0 || days > 1000)
    throw new RangeError(`cannot add ${days} business days`)
  let day = dayNumberOf(from)
  if (days === 0 && isOpen(day, holidays) && from.getTime() <= closingOf(day)) return new Date(closingOf(day))
  for (let left = Math.max(days, 1); left > 0; left--) day = nextOpen(day, holidays)
  return new Date(closingOf(day))
}

/**
 * How many business days lie after the day of `from` up to and with the day of `to`; negative when `to` is earlier.
 * It undoes `addBusinessDays` for 1 day and more.
 */
export function businessDaysBetween(from: Date, to: Date, holidays: Holidays): number {
  const first = dayNumberOf(from)
  const last = dayNumberOf(to)
  let open = 0
  for (let day = Math.min(first, last) + 1; day <= Math.max(first, last); day++)
    if (isOpen(day, holidays)) open++
  return last < first && open > 0 ? -open : open
}

function nextOpen(day: number, holidays: Holidays): number {
  for (let next = day + 1; next <= day + longestPause; next++) if (isOpen(next, holidays)) return next
  throw new RangeError('no business day within a year: the holiday table cannot be right')
}

function isOpen(day: number, holidays: Holidays): boolean {
  // Day 0 of the epoch was a Thursday.
  const weekday = (((day + 4) % 7) + 7) % 7
  return weekday !== 0 && weekday !== 6 && !holidays.has(nameOf(day))
}

function dayNumberOf(moment: Date): number {
  return Math.floor((moment.getTime() + jakartaMs) / dayMs)
}

function closingOf(day: number): number {
  return day * dayMs + closingMs - jakartaMs
}

function nameOf(day: number): string {
  return new Date(day * dayMs).toISOString().slice(0, 10)
}

function parseDay(day: string): number {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(day) ? Date.parse(`${day}T00:00:00Z`) : Number.NaN
  if (Number.isNaN(time) || nameOf(time / dayMs) !== day) throw new RangeError(`${day} is no date`)
  return time / dayMs
}
