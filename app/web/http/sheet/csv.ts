import type { Locale } from '#kernel/locale.ts'

/** Spreadsheets set to Indonesian write decimals with a comma, so they part cells by semicolons. */
const separators: Record<Locale, string> = { id: ';', en: ',' }

/** A number of the house's own, such as rupiah that went, keeps its sign; nobody else's text does. */
export type Cell = string | bigint

/**
 * Rows as a CSV file (RFC 4180) that spreadsheets open as it is: UTF-8 with a mark, CRLF, every cell in quotes, parted as the reader's language parts them. A cell that a
 * spreadsheet would take for a formula (EXP-01) begins with an apostrophe, which makes it text.
 */
export function csvOf(rows: readonly (readonly Cell[])[], locale: Locale): string {
  const lines = rows.map((row) => `${row.map(cellOf).join(separators[locale])}\r\n`)
  return `\uFEFF${lines.join('')}`
}

/** A moment as spreadsheets read and sort it: `2026-11-21 21:32:05`, of Asia/Jakarta. */
export function csvMoment(moment: Date): string {
  return new Date(moment.getTime() + 7 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ')
}

/** Signs that begin a formula in some spreadsheet, also in full width and behind spaces, and the pipe of DDE. */
const formula = /^[\s\p{C}]*[=+\-@|＝＋－＠｜]|^[\t\r\n]/u

function cellOf(cell: Cell): string {
  const text = String(cell)
  const safe = typeof cell === 'string' && formula.test(text) ? `'${text}` : text
  return `"${safe.replaceAll('"', '""')}"`
}
