import { fileAnswer } from '@cakrawala/http/file-answer'
import { inExportTurn } from '#infra/export-turns.ts'
import type { Visit } from '../open.ts'
import { downloadForm } from './download-form.ts'

/** A CSV file by its name without the ending. */
export type CsvFile = { name: string; body: Buffer }

/** A form that is answered with a CSV file. It is read and written in a turn of exports. */
export function csvForm(make: (visit: Visit, form: FormData) => Promise<CsvFile>) {
  return downloadForm((visit, form) =>
    inExportTurn(async () => {
      const { name, body } = await make(visit, form)
      return fileAnswer({ name: `${name}.csv`, mediaType: 'text/csv; charset=utf-8', body })
    }),
  )
}
