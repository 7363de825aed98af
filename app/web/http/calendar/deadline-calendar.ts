import { now } from '@cakrawala/calendar/clock'
import { type CalendarMoment, calendarFile } from '@cakrawala/file-formats/calendar-file'
import type { FileToAnswer } from '@cakrawala/http/file-answer'
import { settings } from '#infra/settings.ts'
import { found } from '#kernel/refusal.ts'

/**
 * Deadlines to come as a file for any calendar. Calendars are stored by third parties: an entry holds the
 * code, the deadline and a link, and nothing of the content.
 * @param id of what the deadlines belong to; with the kind of one it names an entry for good
 * @throws Refusal not_found where none is to come
 */
export function deadlineCalendar(
  code: string,
  id: string,
  deadlines: readonly { kind: string; dueAt: Date; title: string; text: string; path: string }[],
): FileToAnswer {
  const { origin, brandName } = settings()
  const present = now()
  const moments = deadlines
    .filter(({ dueAt }) => dueAt > present)
    .map(({ kind, dueAt, path, ...words }): CalendarMoment => {
      const uid = `${id}-${kind}@${new URL(origin).hostname}`
      return { uid, at: dueAt, ...words, address: origin + path }
    })
  const body = calendarFile(found(moments.length > 0 ? moments : null), brandName, present)
  return { name: `${code}.ics`, mediaType: 'text/calendar; charset=utf-8', body }
}
