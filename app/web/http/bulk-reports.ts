import { noteRefusal, type RefusedAct } from '#domain/event/note-refusal.server.ts'
import { listReports } from '#domain/report/report-list.server.ts'
import type { ReportLine } from '#domain/report/report-view.ts'
import type { BulkRow } from '#domain/reward/bulk/act-on-reports.server.ts'
import { wordsIn } from '#i18n/catalogue.ts'
import { fieldErrors } from '#i18n/errors.ts'
import { refusals } from '#i18n/refusals.ts'
import { bulkWords } from '#i18n/report-bulk.ts'
import type { Person } from '#kernel/actor.ts'
import type { Locale } from '#kernel/locale.ts'

type Asked = Pick<RefusedAct, 'door' | 'method' | 'pattern'>

/** What became of a report of a bulk act, in the reader's language; of one they may not see only that it was not found. */
export type BulkResult = {
  id: string
  report: Pick<ReportLine, 'code' | 'title' | 'hash'> | null
  done: boolean
  /** The code of the refusal, and its sentence. */
  code: string | null
  message: string | null
}

/** Names each row of a bulk act's result; denials leave a trace as from the page of the report. */
export async function bulkResultsOf(
  actor: Person,
  rows: readonly BulkRow[],
  locale: Locale,
  asked: Asked,
): Promise<BulkResult[]> {
  for (const { id, refused } of rows)
    if (refused) noteRefusal(actor, { ...asked, params: { id }, code: refused.code, detail: refused.detail })
  const among = rows.map(({ id }) => id)
  const { rows: lines } = await listReports(actor, { among }, { size: among.length })
  return rows.map(({ id, refused }) => {
    const line = refused?.code === 'not_found' ? undefined : lines.find((one) => one.id === id)
    return {
      ...{ id, report: line ? { code: line.code, title: line.title, hash: line.hash } : null },
      ...{ done: refused === null, code: refused?.code ?? null, message: sentenceOf(refused, locale) },
    }
  })
}

function sentenceOf(refused: BulkRow['refused'], locale: Locale): string | null {
  if (!refused) return null
  const { codes, details } = wordsIn(refusals, locale)
  const [[field, errors] = []] = Object.entries(refused.fields)
  if (field !== undefined && errors?.[0]) {
    const words = wordsIn(fieldErrors, locale) as Record<string, (facts: never) => string>
    const label = (wordsIn(bulkWords, locale).fields as Record<string, string>)[field] ?? ''
    const { key, params } = errors[0]
    return (words[key] ?? words.invalid!)({ ...params, label } as never)
  }
  return (details as Record<string, string>)[refused.detail ?? ''] ?? codes[refused.code]
}
