import { reportCalendar } from '#web/http/calendar/report-calendar.ts'

/** The deadlines of an own report for a calendar. */
export const loader = reportCalendar('reporter')
