import { dateText } from '#i18n/moment.ts'
import { useLocale } from '#web/parts/locale.tsx'

/** A day of Asia/Jakarta, given as `YYYY-MM-DD`. */
export function DayShown({ day }: { day: string }) {
  return <time dateTime={day}>{dateText(new Date(`${day}T00:00:00Z`), useLocale())}</time>
}
