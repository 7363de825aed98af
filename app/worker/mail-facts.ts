import { sql } from 'drizzle-orm'
import { wordsIn } from '#i18n/catalogue.ts'
import type { MailFacts } from '#i18n/mail-kinds.ts'
import { mailFrame } from '#i18n/mails.ts'
import { database } from '#infra/database.ts'
import { settings } from '#infra/settings.ts'
import type { Locale } from '#kernel/locale.ts'
import type { LinkedSubject } from './mail-link.ts'
import type { Happening } from './recipients.ts'

export type Subject = LinkedSubject & { code: string; company: string }

/** What mails may name of the subject of an event: a report's code and address, a program's company. Nothing else. */
export async function subjectOf({ subjectId }: Happening): Promise<Subject> {
  const answer = await database().execute<{
    id: string
    hash: string | null
    code: string | null
    company: string | null
  }>(sql`
    SELECT r.id, r.hash, r.code, NULL AS company FROM reports r WHERE r.id = ${subjectId} AND r.stage <> 'draft'
    UNION ALL
    SELECT p.id, NULL, NULL, c.name FROM programs p JOIN companies c ON c.id = p.company_id WHERE p.id = ${subjectId}`)
  const row = answer.rows[0]
  const report = row?.hash ? { id: row.id, hash: row.hash } : null
  const programId = row && !report ? row.id : null
  return { report, programId, code: row?.code ?? '', company: row?.company ?? '' }
}

/** The facts of a mail in the words of its reader. */
export function mailFactsOf({ facts }: Happening, { code, company }: Subject, locale: Locale): MailFacts {
  const { reasons, clocks } = wordsIn(mailFrame, locale)
  return {
    brand: settings().brandName,
    code,
    company,
    reason: wordOf(reasons, facts.closeReason),
    clock: wordOf(clocks, facts.kind),
  }
}

function wordOf(words: Readonly<Record<string, string>>, key: unknown): string {
  return typeof key === 'string' && Object.hasOwn(words, key) ? words[key]! : ''
}
