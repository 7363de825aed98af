import { isId } from '@cakrawala/ids/ids'
import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { accounts } from '#domain/account/account-tables.server.ts'
import { companies } from '#domain/account/membership/membership-tables.server.ts'
import { programs, programVersions } from '#domain/program/program-tables.server.ts'
import { database } from '#infra/database.ts'
import type { Actor } from '#kernel/actor.ts'
import { type Locale, locales } from '#kernel/locale.ts'
import { found, refuse, refuseUnless } from '#kernel/refusal.ts'
import { text } from '#kernel/view-fields.ts'
import { z } from '#kernel/zod.ts'
import { fillPlaceholders, type PlaceholderValues } from '../placeholder/placeholders.ts'
import { factsOf } from '../report-facts.server.ts'
import { audiencesOf, maySee } from '../report-policy.ts'
import { reportClocks, reports } from '../report-tables.server.ts'
import { traceOpening } from '../trace-opening.server.ts'
import { cannedBounds, cannedScopes } from './canned-answer.ts'
import { mayReadCanned } from './canned-policy.ts'
import { cannedScope } from './canned-queries.server.ts'
import { cannedAnswers } from './canned-tables.server.ts'

/**
 * An answer filled in for one report. `language` is that of its text: the reader's, or the other where it has none in theirs.
 * `missing`: placeholders the report has nothing for, as they are written in the text.
 */
const filledAnswer = z.object({
  ...{ id: text, name: text, scope: z.enum(cannedScopes), language: z.enum(locales), text },
  missing: z.array(text),
})
/** `language`: that of the bughunter whom the answers go to. */
export const cannedForReportView = z.object({
  language: z.enum(locales),
  answers: z.array(filledAnswer),
})
export type CannedForReport = z.infer<typeof cannedForReportView>

/**
 * The canned answers of a person who may write on a report, filled in for it and in the language of its bughunter.
 * @param dueText how a deadline is written in a language
 * @throws Refusal not_found (report), forbidden (only reads it), step_missing `reading_reason`
 */
export async function cannedForReport(
  viewer: Actor,
  reportId: string,
  dueText: DueText,
): Promise<CannedForReport> {
  refuseUnless(mayReadCanned(viewer), 'forbidden')
  const report = isId(reportId) ? await reportOf(viewer, reportId) : refuse('not_found')
  await traceOpening(viewer, { id: reportId })
  const rows = await database()
    .select()
    .from(cannedAnswers)
    .where(cannedScope(viewer))
    .orderBy(asc(sql`lower(${cannedAnswers.name})`), asc(cannedAnswers.id))
    .limit(2 * cannedBounds.answers)
  const values = { id: valuesOf(report, 'id', dueText), en: valuesOf(report, 'en', dueText) }
  const answers = rows.map(({ id, name, ownerId, textId, textEn }) => {
    const language = languageOf({ id: textId, en: textEn }, report.locale)
    const filled = fillPlaceholders(language === 'id' ? textId : textEn, values[language])
    const scope = ownerId === null ? ('shared' as const) : ('own' as const)
    return { id, name, scope, language, ...filled }
  })
  return { language: report.locale, answers }
}

function languageOf(texts: Record<Locale, string>, wanted: Locale): Locale {
  return texts[wanted] === '' ? (locales.find((one) => texts[one] !== '') ?? wanted) : wanted
}

/** A deadline in words of a language. */
type DueText = (due: Date, locale: Locale) => string

type Facts = Awaited<ReturnType<typeof reportOf>>

function valuesOf(
  { username, code, title, program, company, due }: Facts,
  locale: Locale,
  dueText: DueText,
): PlaceholderValues {
  return { hunter: username, code, title, program, company, due: due && dueText(due, locale) }
}

/** What answers tell of a report: what its bughunter knows, so the program by the title it was reported under. */
async function reportOf(viewer: Actor, reportId: string) {
  const [row] = await database()
    .select({
      report: reports,
      ...{ code: reports.code, title: reports.title, company: companies.name },
      ...{ username: accounts.username, locale: accounts.locale },
      program: sql<string>`${programVersions.policy} ->> 'title'`,
    })
    .from(reports)
    .innerJoin(accounts, eq(accounts.id, reports.reporterId))
    .innerJoin(programs, eq(programs.id, reports.programId))
    .innerJoin(companies, eq(companies.id, programs.companyId))
    .leftJoin(
      programVersions,
      and(
        eq(programVersions.programId, reports.programId),
        eq(programVersions.version, reports.programVersion),
      ),
    )
    .where(eq(reports.id, reportId))
  const { report, ...shown } = found(row)
  const { facts } = await factsOf(database(), viewer, report)
  refuseUnless(maySee(viewer, facts), 'not_found')
  refuseUnless(audiencesOf(viewer, facts).length > 0, 'forbidden')
  return { ...shown, due: await nextDue(reportId) }
}

/** The next deadline that runs on the report. */
async function nextDue(reportId: string): Promise<Date | null> {
  const { dueAt, stoppedAt, pausedAt } = reportClocks
  const [row] = await database()
    .select({ dueAt })
    .from(reportClocks)
    .where(and(eq(reportClocks.reportId, reportId), isNull(stoppedAt), isNull(pausedAt)))
    .orderBy(asc(dueAt))
    .limit(1)
  return row?.dueAt ?? null
}
