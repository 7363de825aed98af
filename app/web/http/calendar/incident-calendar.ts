import { now } from '@cakrawala/calendar/clock'
import { type FileToAnswer, fileAnswer } from '@cakrawala/http/file-answer'
import { clocksOf, openStates } from '#domain/incident/incident.ts'
import { incidentSeenBy } from '#domain/incident/incident-queries.server.ts'
import { calendarWords } from '#i18n/calendar.ts'
import { wordsIn } from '#i18n/catalogue.ts'
import { incidentWords } from '#i18n/incidents.ts'
import { type Actor, isOperator } from '#kernel/actor.ts'
import { inLocale, type Locale } from '#kernel/locale.ts'
import { found } from '#kernel/refusal.ts'
import { load } from '../open.ts'
import { deadlineCalendar } from './deadline-calendar.ts'

/** The deadlines of a ticket as the loader of an area's page. */
export const incidentCalendar = load(async ({ actor, params, locale }) =>
  fileAnswer(await incidentCalendarFile(actor, params.id, locale)),
)

/**
 * The legal deadlines of an open ticket for a calendar. Its reporter gets both, counted from the moment it came: which of them
 * binds is for those who handle it to judge.
 * @throws Refusal not_found, also once it has ended or every deadline is over
 */
export async function incidentCalendarFile(
  actor: Actor,
  ticketId: string | undefined,
  locale: Locale,
): Promise<FileToAnswer> {
  const { part, ticket } = await incidentSeenBy(actor, ticketId)
  const { id, code, receivedAt } = found(openStates.some((open) => open === ticket.state) ? ticket : null)
  const unjudged = { receivedAt, personalData: null, vital: null }
  const clocks = part === 'reporter' ? clocksOf(unjudged, now()) : ticket.clocks
  const words = wordsIn(calendarWords, locale)
  const { names, ...said } = wordsIn(incidentWords, locale).one.clocks
  const path = inLocale(`${isOperator(actor) ? '/hello/incidents' : '/incident/tickets'}/${id}`, locale)
  return deadlineCalendar(
    code,
    id,
    clocks
      .filter(({ applies }) => applies !== false)
      .map(({ kind, dueAt }) => ({
        ...{ kind, dueAt, path },
        title: words.deadline({ name: names[kind], code }),
        text: said[kind],
      })),
  )
}
