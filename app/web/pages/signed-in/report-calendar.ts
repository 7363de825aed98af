import { reportCalendar } from '#web/http/calendar/report-calendar.ts'

/** The deadlines of a report for a calendar. */
export const loader = reportCalendar
