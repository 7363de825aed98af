/**
 * A Markdown text without its code, blocks and spans alike: each piece of code is one space. Lines keep their ends. It is read once,
 * so a text of nothing but backticks takes no longer.
 */
export function outsideCode(markdown: string): string {
  return withoutSpans(withoutBlocks(markdown))
}

const fence = /^ {0,3}(`{3,}|~{3,})/

function withoutBlocks(markdown: string): string {
  let open: string | null = null
  const kept: string[] = []
  for (const line of markdown.split('\n')) {
    const marks: string | undefined = fence.exec(line)?.[1]
    if (open === null && marks !== undefined) {
      open = marks
      kept.push(' ')
    } else if (open === null) kept.push(line)
    else if (marks?.startsWith(open) && line.trim() === marks) open = null
  }
  return kept.join('\n')
}

/** A span ends with as many backticks as it began with; marks without an end are text. */
function withoutSpans(text: string): string {
  const runs = [...text.matchAll(/`+/g)].map(({ index, 0: marks }) => ({
    start: index,
    length: marks.length,
  }))
  const ends = nextOfLength(runs)
  let result = ''
  let from = 0
  for (let at = 0; at < runs.length; at++) {
    const end = ends[at]
    if (end === undefined) continue
    result += `${text.slice(from, runs[at]!.start)} `
    from = runs[end]!.start + runs[end]!.length
    at = end
  }
  return result + text.slice(from)
}

/** For each run of marks the place of the next one of the same length. */
function nextOfLength(runs: readonly { length: number }[]): (number | undefined)[] {
  const seen = new Map<number, number>()
  const next: (number | undefined)[] = new Array(runs.length)
  for (let at = runs.length - 1; at >= 0; at--) {
    next[at] = seen.get(runs[at]!.length)
    seen.set(runs[at]!.length, at)
  }
  return next
}
