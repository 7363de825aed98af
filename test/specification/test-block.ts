const opening = /^\s*(?:it|test|describe|test\.describe)\b[.(]/
const skipping = /\.(?:skip|skipIf|runIf|todo|fixme|fails?|fail)\b/

/**
 * The source of a test, a journey or a group of them, by its title, `…` for what is filled in.
 * @returns null where no such test is run: it is absent, or it or a group around it is skipped
 */
export function blockOf(source: string, title: string): string | null {
  const lines = source.split('\n')
  const at = lines.findIndex((line) => {
    const shown = line.replace(/\$\{[^}]*\}/g, '…')
    return ["'", '"', '`'].some((quote) => shown.includes(quote + title + quote))
  })
  let start = at
  while (start >= 0 && !opening.test(lines[start]!)) start--
  if (start < 0 || isSkipped(lines, start, at)) return null
  const indent = indentOf(lines[start]!)
  let end = at + 1
  while (end < lines.length && isWithin(lines[end]!, indent)) end++
  return lines.slice(start, end).join('\n')
}

/** Whether the test, or a group that holds it, is left out of the run. */
function isSkipped(lines: readonly string[], start: number, at: number): boolean {
  if (skipping.test(lines.slice(start, at + 1).join('\n'))) return true
  let indent = indentOf(lines[start]!)
  for (let above = start - 1; above >= 0 && indent > 0; above--) {
    const line = lines[above]!
    if (line === '' || indentOf(line) >= indent) continue
    indent = indentOf(line)
    if (opening.test(line) && skipping.test(line)) return true
  }
  return false
}

/** Empty, further in, or the end of what the test is given: `}) => {`. */
const isWithin = (line: string, indent: number) =>
  line === '' || indentOf(line) > indent || (indentOf(line) === indent && /^\s*\}.*=> \{$/.test(line))

const indentOf = (line: string) => line.length - line.trimStart().length
