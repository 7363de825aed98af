import { pauses } from '@cakrawala/fair-queue/pauses'
import { type CsvColumns, csvFile as fileOf } from '@cakrawala/file-formats/csv-file'
import { fileAnswer } from '@cakrawala/http/file-answer'
import type { ExportedRows } from '@cakrawala/paging/paging'
import { wordsIn } from '#i18n/catalogue.ts'
import { listWords } from '#i18n/lists.ts'
import { inExportTurn } from '#infra/export-turns.ts'
import type { Locale } from '#kernel/locale.ts'
import type { Visit } from '#web/http/open.ts'
import { downloadForm } from './download-form.ts'

/** Spreadsheets set to Indonesian write decimals with a comma, so they part cells by semicolons. */
const separators: Record<Locale, ',' | ';'> = { id: ';', en: ',' }

/**
 * Rows as a CSV file, parted as the reader's language parts them. A file that leaves rows out states it in
 * its last line.
 * @throws Refusal unavailable when the client is gone
 */
export function csvFile<T>(
  columns: CsvColumns<T>,
  { rows, more }: ExportedRows<T>,
  locale: Locale,
): Promise<Buffer> {
  const note = more ? { note: wordsIn(listWords, locale).cut({ most: rows.length }) } : {}
  return fileOf(columns, rows, { separator: separators[locale], pause: pauses(), ...note })
}

/** A moment as spreadsheets read and sort it: `2026-11-21 21:32:05`, of Asia/Jakarta. */
export function csvMoment(moment: Date): string {
  return new Date(moment.getTime() + 7 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ')
}

/** A CSV file by its name without the ending. */
type CsvFile = { name: string; body: Buffer }

/** A form that is answered with a CSV file. It is read and written in a turn of exports. */
export function csvForm(make: (visit: Visit, form: FormData) => Promise<CsvFile>) {
  return downloadForm((visit, form) =>
    inExportTurn(async () => {
      const { name, body } = await make(visit, form)
      return fileAnswer({ name: `${name}.csv`, mediaType: 'text/csv; charset=utf-8', body })
    }),
  )
}
