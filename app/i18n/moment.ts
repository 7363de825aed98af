import { day, hour } from '@cakrawala/calendar/clock'
import type { Locale } from '#kernel/locale.ts'

// Written by hand: the names of months differ between the ICU of servers and browsers.
const months = {
  id: ['Jan', 'Feb', 'Mar', 'Apr', 'Mei', 'Jun', 'Jul', 'Agu', 'Sep', 'Okt', 'Nov', 'Des'],
  en: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
} as const satisfies Record<Locale, readonly string[]>
const weekdays = {
  id: ['Minggu', 'Senin', 'Selasa', 'Rabu', 'Kamis', 'Jumat', 'Sabtu'],
  en: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
} as const satisfies Record<Locale, readonly string[]>
/** Western Indonesia Time, all year. */
const wib = 7 * hour

/** `21 Nov 2026`, the day in Western Indonesia Time. */
export function dateText(moment: Date, locale: Locale): string {
  const local = inWib(moment)
  return `${local.getUTCDate()} ${months[locale][local.getUTCMonth()]} ${local.getUTCFullYear()}`
}

/** `Nov 2026` of a month `YYYY-MM`. */
export function monthText(month: string, locale: Locale): string {
  return `${months[locale][Number(month.slice(5, 7)) - 1]} ${month.slice(0, 4)}`
}

/** `Nov` of a month `YYYY-MM`, for the axis of a chart. */
export function shortMonthText(month: string, locale: Locale): string {
  return months[locale][Number(month.slice(5, 7)) - 1]!
}

/** `17 Nov` of a day `YYYY-MM-DD`, for the axis of a chart. */
export function shortDayText(day: string, locale: Locale): string {
  return `${Number(day.slice(8))} ${shortMonthText(day, locale)}`
}

/** `14.32 WIB`; English spells it `14:32 WIB`. */
export function timeText(moment: Date, locale: Locale): string {
  const local = inWib(moment)
  const minutes = String(local.getUTCMinutes()).padStart(2, '0')
  return `${String(local.getUTCHours()).padStart(2, '0')}${locale === 'id' ? '.' : ':'}${minutes} WIB`
}

/** `21 Nov 2026, 14.32 WIB`. */
export function momentText(moment: Date, locale: Locale): string {
  return `${dateText(moment, locale)}, ${timeText(moment, locale)}`
}

/**
 * A deadline in short form: `Jumat 17.00 WIB` while it is to come within six days of `present`, else with its
 * date.
 */
export function dueText(due: Date, locale: Locale, present: Date): string {
  const days = dayNumber(due) - dayNumber(present)
  if (due < present || days > 6) return momentText(due, locale)
  return `${weekdays[locale][inWib(due).getUTCDay()]} ${timeText(due, locale)}`
}

function inWib(moment: Date): Date {
  return new Date(moment.getTime() + wib)
}

function dayNumber(moment: Date): number {
  return Math.floor(inWib(moment).getTime() / day)
}
