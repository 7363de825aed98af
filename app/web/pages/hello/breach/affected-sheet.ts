import type { AffectedPerson } from '#domain/privacy/breach/breach.ts'
import { breachWords } from '#i18n/breach.ts'
import type { Locale } from '#kernel/locale.ts'
import { csvMoment } from '#web/http/sheet/csv.ts'

/** The people of a breach as rows of a file; the first row names the columns. */
export function affectedSheet(people: readonly AffectedPerson[], locale: Locale): string[][] {
  const { columns, fields } = breachWords[locale]
  const { name, email, times, first, last, locale: language, account } = columns
  return [
    [name, email, language, columns.fields, times, first, last, account],
    ...people.map((one) => [
      ...[one.name, one.email ?? '', one.locale, one.fields.map((field) => fields[field]).join(', ')],
      ...[String(one.times), csvMoment(one.firstAt), csvMoment(one.lastAt), one.accountId ?? ''],
    ]),
  ]
}
