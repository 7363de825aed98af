import { dateText } from '#i18n/moment.ts'
import type { Locale } from '#kernel/locale.ts'

/** A day `YYYY-MM-DD` of Asia/Jakarta as people read it. */
export function planDay(day: string, locale: Locale): string {
  return dateText(new Date(`${day}T00:00:00+07:00`), locale)
}
