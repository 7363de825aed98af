import { jakartaDay } from '@cakrawala/calendar/business-days'
import { after, day, now } from '@cakrawala/calendar/clock'
import type { Fault } from '#kernel/refusal.ts'
import { mayHoldToday, type SettingKey } from './setting.ts'

/** How far ahead a line may begin, in days. */
const furthest = 3 * 366

/** The first day a line written now may begin, `YYYY-MM-DD`. */
export function firstDayOf(key: SettingKey): string {
  return jakartaDay(mayHoldToday(key) ? now() : after(now(), day))
}

/** What is wrong with the day a line begins. */
export function dayFaults(key: SettingKey, validFrom: string | undefined): Fault[] {
  if (validFrom === undefined) return []
  if (validFrom < firstDayOf(key)) return [['validFrom', mayHoldToday(key) ? 'date_past' : 'date_early']]
  return validFrom > jakartaDay(after(now(), furthest * day)) ? [['validFrom', 'date_far']] : []
}
