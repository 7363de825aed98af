import { after, day, hour, minute } from '@cakrawala/calendar/clock'

/** The time zones of Indonesia, and how many hours each is ahead of UTC: none has summer time. */
export const zoneHours = { WIB: 7, WITA: 8, WIT: 9 } as const
export type Zone = keyof typeof zoneHours
export const zones = Object.keys(zoneHours) as Zone[]

/** When a person is not disturbed, every day. `from` and `to`: `HH:MM` on the clock of the zone. */
export type QuietHours = { from: string; to: string; zone: Zone }

/** News may not wait for most of a day: some of it runs towards a deadline. */
export const longestQuiet = 14 * hour

/** How long a quiet time lasts; one that ends at its start lasts a day. */
export function lengthOf({ from, to }: Pick<QuietHours, 'from' | 'to'>): number {
  return sinceMidnight(to) - sinceMidnight(from) + (to > from ? 0 : day)
}

/** The end of the quiet time `at` lies in; null where it lies in none. */
export function quietUntil(quiet: QuietHours | null, at: Date): Date | null {
  if (!quiet) return null
  const ofDay = (at.getTime() + zoneHours[quiet.zone] * hour) % day
  const since = (ofDay - sinceMidnight(quiet.from) + day) % day
  const left = lengthOf(quiet) - since
  return left > 0 ? after(at, left) : null
}

function sinceMidnight(time: string): number {
  return Number(time.slice(0, 2)) * hour + Number(time.slice(3)) * minute
}
