import { type FileToAnswer, fileAnswer } from '@cakrawala/http/file-answer'
import { reportSeenBy } from '#domain/report/report-queries.server.ts'
import type { ReportView } from '#domain/report/report-view.ts'
import { calendarWords } from '#i18n/calendar.ts'
import { wordsIn } from '#i18n/catalogue.ts'
import { reportWords } from '#i18n/report.ts'
import type { Actor } from '#kernel/actor.ts'
import { inLocale, type Locale } from '#kernel/locale.ts'
import { found } from '#kernel/refusal.ts'
import { areaAt } from '#web/parts/area-of.ts'
import { load } from '../open.ts'
import { deadlineCalendar } from './deadline-calendar.ts'

type Audience = ReportView['audience']

/** Where each of its readers reads a report, without language. */
const places: Record<Audience, string> = {
  reporter: '/bughunter/hacktivity',
  company: '/company/reports/detail',
  hello: '/hello/reports/detail',
}

/** The deadlines of the report at `{hash}` and `{id}` for the readers of the area that is asked, as a loader. */
export const reportCalendar = load(async ({ actor, params: { hash, id }, locale, url }) => {
  const area = areaAt(url.pathname)
  const audience = area === 'bughunter' ? 'reporter' : area === 'company' ? 'company' : 'hello'
  return fileAnswer(await reportCalendarFile(actor, { hash, id, audience }, locale))
})

type Asked = { hash: string | undefined; id: string | undefined; audience?: Audience }

/**
 * The running deadlines of a report for a calendar.
 * @param audience only for readers of this area; everyone who reads the report where it is left out
 * @throws Refusal not_found, also where no deadline is to come
 */
export async function reportCalendarFile(actor: Actor, asked: Asked, locale: Locale): Promise<FileToAnswer> {
  const report = found(await reportSeenBy(actor, asked.hash, asked.id))
  const { audience } = report
  const { id, hash, clocks } = found((asked.audience ?? audience) === audience ? report : null)
  const code = found(report.code)
  const words = wordsIn(calendarWords, locale)
  const { clocks: names } = wordsIn(reportWords, locale)
  return deadlineCalendar(
    code,
    id,
    clocks
      .filter(({ state }) => state === 'running' || state === 'soon')
      .map(({ kind, dueAt }) => ({
        ...{ kind, dueAt, path: inLocale(`${places[audience]}/${hash}/${id}`, locale) },
        title: words.deadline({ name: names[kind], code }),
        text: words.reportText,
      })),
  )
}
