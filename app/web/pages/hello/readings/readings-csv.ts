import type { ReadingLine } from '#domain/privacy/readings/readings.ts'
import { wordsIn } from '#i18n/catalogue.ts'
import { readingsWords } from '#i18n/readings.ts'
import type { Locale } from '#kernel/locale.ts'
import { type CsvColumns, csvMoment } from '#web/http/csv/csv.ts'

/** The readings of a week as lines of a file. */
export function readingsCsv(locale: Locale): CsvColumns<ReadingLine> {
  const { columns, yes, no } = wordsIn(readingsWords, locale)
  const { operator, moment, type, about, assigned, reason } = columns
  return {
    head: [operator, moment, type, about, assigned, reason],
    line: (line) => [
      ...[line.username, csvMoment(line.at), line.type, line.about],
      ...[line.assigned === null ? '' : line.assigned ? yes : no, line.reason ?? ''],
    ],
  }
}
