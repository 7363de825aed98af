import { day, hour, minute } from '@cakrawala/calendar/clock'
import type { Locale } from '#kernel/locale.ts'

// Written by hand: the names of months differ between the ICU of servers and browsers.
const months = {
  id: ['Jan', 'Feb', 'Mar', 'Apr', 'Mei', 'Jun', 'Jul', 'Agu', 'Sep', 'Okt', 'Nov', 'Des'],
  en: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
} as const satisfies Record<Locale, readonly string[]>
const weekdays = {
  id: ['Min', 'Sen', 'Sel', 'Rab', 'Kam', 'Jum', 'Sab'],
  en: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
} as const satisfies Record<Locale, readonly string[]>
const nearDays = { id: ['hari ini', 'besok'], en: ['today', 'tomorrow'] } as const satisfies Record<Locale, readonly string[]>
const units = [
  { length: day, id: 'hari', en: 'day' },
  { length: hour, id: 'jam', en: 'hour' },
  { length: minute, id: 'menit', en: 'minute' },
] as const
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

/** A deadline that stands alone: `Hari ini 17.00 WIB`, `Rab 25 Nov 17.00 WIB`; once it is over `Lewat 7 hari`. */
export function dueText(due: Date, locale: Locale, present: Date): string {
  const text = due < present ? lateText(due, locale, present) : dueInSentence(due, locale, present)
  return text[0]!.toUpperCase() + text.slice(1)
}

/**
 * The same within a sentence, never as what is over: `hari ini 17.00 WIB`, with the year where it is another one.
 * For pages alone: a mail is read later, so its moments are whole (`momentText`).
 */
export function dueInSentence(due: Date, locale: Locale, present: Date): string {
  const near = due < present ? undefined : nearDays[locale][dayNumber(due) - dayNumber(present)]
  return `${near ?? weekdayText(due, locale, present)} ${timeText(due, locale)}`
}

function weekdayText(moment: Date, locale: Locale, present: Date): string {
  const local = inWib(moment)
  const year = local.getUTCFullYear() === inWib(present).getUTCFullYear() ? '' : ` ${local.getUTCFullYear()}`
  const month = months[locale][local.getUTCMonth()]
  return `${weekdays[locale][local.getUTCDay()]} ${local.getUTCDate()} ${month}${year}`
}

/** `lewat 3 jam`, in the largest unit it fills. */
function lateText(due: Date, locale: Locale, present: Date): string {
  const over = present.getTime() - due.getTime()
  const unit = units.find(({ length }) => over >= length) ?? units[2]
  const count = Math.max(1, Math.floor(over / unit.length))
  return locale === 'id' ? `lewat ${count} ${unit.id}` : `${count} ${unit.en}${count === 1 ? '' : 's'} overdue`
}

function inWib(moment: Date): Date {
  return new Date(moment.getTime() + wib)
}

function dayNumber(moment: Date): number {
  return Math.floor(inWib(moment).getTime() / day)
}
