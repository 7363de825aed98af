import type { AffectedPerson } from '#domain/privacy/breach/breach.ts'
import { breachWords } from '#i18n/breach.ts'
import { wordsIn } from '#i18n/catalogue.ts'
import type { Locale } from '#kernel/locale.ts'
import { type CsvColumns, csvMoment } from '#web/http/csv/csv.ts'

/** The people of a breach as lines of a file. */
export function affectedCsv(locale: Locale): CsvColumns<AffectedPerson> {
  const { columns, fields } = wordsIn(breachWords, locale)
  const { name, email, times, first, last, locale: language, account } = columns
  return {
    head: [name, email, language, columns.fields, times, first, last, account],
    line: (one) => [
      ...[one.name, one.email ?? '', one.locale, one.fields.map((field) => fields[field]).join(', ')],
      ...[String(one.times), csvMoment(one.firstAt), csvMoment(one.lastAt), one.accountId ?? ''],
    ],
  }
}
