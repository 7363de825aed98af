import { wordsIn } from '#i18n/catalogue.ts'
import { listWords } from '#i18n/lists.ts'
import { pauses } from '#infra/pauses.ts'
import type { Locale } from '#kernel/locale.ts'
import type { ExportedRows } from '#kernel/paging.ts'

/** Spreadsheets set to Indonesian write decimals with a comma, so they part cells by semicolons. */
const separators: Record<Locale, string> = { id: ';', en: ',' }

/** A number of the platform's own, such as rupiah that went, keeps its sign; nobody else's text does. */
export type Cell = string | bigint
/** How rows become lines of a file; `head` names the columns. */
export type CsvColumns<T> = { head: readonly Cell[]; line: (row: T) => readonly Cell[] }

/**
 * Rows as a CSV file (RFC 4180) that spreadsheets open as it is: UTF-8 with a mark, CRLF, every cell in quotes, parted as the reader's language parts them. A cell that a
 * spreadsheet would take for a formula (EXP-01) begins with an apostrophe, which makes it text. A file that leaves rows out says
 * so in its last line. It is written in pieces.
 * @throws Refusal unavailable when the client is gone
 */
export async function csvFile<T>(
  { head, line }: CsvColumns<T>,
  { rows, more }: ExportedRows<T>,
  locale: Locale,
): Promise<Buffer> {
  const pause = pauses()
  const written: Buffer[] = []
  let text = `\uFEFF${lineOf(head, locale)}`
  for (const row of rows) {
    text += lineOf(line(row), locale)
    if (!pause.isDue()) continue
    written.push(Buffer.from(text))
    text = ''
    await pause.take()
  }
  if (more) text += lineOf([wordsIn(listWords, locale).cut({ most: rows.length })], locale)
  return Buffer.concat([...written, Buffer.from(text)])
}

/** A moment as spreadsheets read and sort it: `2026-11-21 21:32:05`, of Asia/Jakarta. */
export function csvMoment(moment: Date): string {
  return new Date(moment.getTime() + 7 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ')
}

/** Signs that begin a formula in some spreadsheet, also in full width and behind spaces, and the pipe of DDE. */
const formula = /^[\s\p{C}]*[=+\-@|＝＋－＠｜]|^[\t\r\n]/u

function lineOf(cells: readonly Cell[], locale: Locale): string {
  return `${cells.map(cellOf).join(separators[locale])}\r\n`
}

function cellOf(cell: Cell): string {
  const text = String(cell)
  const safe = typeof cell === 'string' && formula.test(text) ? `'${text}` : text
  return `"${safe.replaceAll('"', '""')}"`
}
