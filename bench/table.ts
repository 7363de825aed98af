/** Prints a table to the terminal, its columns as wide as their words. */
export function table(title: string, head: readonly string[], rows: readonly (readonly string[])[]): void {
  const widths = head.map((name, i) => Math.max(name.length, ...rows.map((row) => row[i]!.length)))
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, i) => cell.padEnd(widths[i]!))
      .join('  ')
      .trimEnd()
  const lines = [title, line(head), line(widths.map((width) => '─'.repeat(width))), ...rows.map(line)]
  process.stdout.write(`\n${lines.join('\n')}\n`)
}
