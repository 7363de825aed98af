/** A number of the program's own, such as an outgoing amount, keeps its sign; no other text does. */
export type Cell = string | bigint
/** How rows become lines of a file; `head` names the columns. */
export type CsvColumns<T> = { head: readonly Cell[]; line: (row: T) => readonly Cell[] }

export type CsvOptions = {
  /** Spreadsheets that write decimals with a comma part cells by semicolons. */
  separator: ',' | ';'
  /** A last line of one cell, such as that rows were left out. */
  note?: string
  /** Lets other work in between: after a row whose writing made it due, `take` is awaited. */
  pause: { isDue(): boolean; take(): Promise<void> }
}

/**
 * Rows as a CSV file (RFC 4180) that spreadsheets open as it is: UTF-8 with a mark, CRLF, every cell in quotes. A cell that a
 * spreadsheet would take for a formula begins with an apostrophe, which makes it text. It is written in pieces.
 * @throws what `pause.take` throws
 */
export async function csvFile<T>(
  { head, line }: CsvColumns<T>,
  rows: Iterable<T>,
  { separator, note, pause }: CsvOptions,
): Promise<Buffer> {
  const written: Buffer[] = []
  let text = `\uFEFF${lineOf(head, separator)}`
  for (const row of rows) {
    text += lineOf(line(row), separator)
    if (!pause.isDue()) continue
    written.push(Buffer.from(text))
    text = ''
    await pause.take()
  }
  if (note !== undefined) text += lineOf([note], separator)
  return Buffer.concat([...written, Buffer.from(text)])
}

/** Signs that begin a formula in some spreadsheet, also in full width and behind spaces, and the pipe of DDE. */
const formula = /^[\s\p{C}]*[=+\-@|＝＋－＠｜]|^[\t\r\n]/u

function lineOf(cells: readonly Cell[], separator: string): string {
  return `${cells.map(cellOf).join(separator)}\r\n`
}

function cellOf(cell: Cell): string {
  const text = String(cell)
  const safe = typeof cell === 'string' && formula.test(text) ? `'${text}` : text
  return `"${safe.replaceAll('"', '""')}"`
}
