import { incidentCalendar } from '#web/http/calendar/incident-calendar.ts'

/** The legal deadlines of a ticket for a calendar. */
export const loader = incidentCalendar
