import type { ReadingLine } from '#domain/privacy/readings/readings.ts'
import { readingsWords } from '#i18n/readings.ts'
import type { Locale } from '#kernel/locale.ts'
import { csvMoment } from '#web/http/sheet/csv.ts'

/** The readings of a week as rows of a file; the first row names the columns. */
export function readingsSheet(lines: readonly ReadingLine[], locale: Locale): string[][] {
  const { columns, yes, no } = readingsWords[locale]
  const { operator, moment, type, about, assigned, reason } = columns
  return [
    [operator, moment, type, about, assigned, reason],
    ...lines.map((line) => [
      ...[line.username, csvMoment(line.at), line.type, line.about],
      ...[line.assigned === null ? '' : line.assigned ? yes : no, line.reason ?? ''],
    ]),
  ]
}
