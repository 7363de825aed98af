export type DiffLine = { kind: 'same' | 'removed' | 'added' | 'skipped'; text: string }

/** Beyond this many comparisons two texts count as wholly different: a page must not wait for them. */
const mostComparisons = 400_000

/**
 * What became of the lines of a text, in reading order: the longest common lines stay, the rest was removed or added.
 * Unchanged lines further than `context` from a change shrink to one `skipped` line.
 * @returns nothing when both are the same
 */
export function lineDiff(before: readonly string[], after: readonly string[], context = 1): DiffLine[] {
  let head = 0
  while (head < before.length && head < after.length && before[head] === after[head]) head++
  let tail = 0
  const shorter = Math.min(before.length, after.length) - head
  while (tail < shorter && before.at(-1 - tail) === after.at(-1 - tail)) tail++
  if (head === before.length && head === after.length) return []
  const middle = changed(before.slice(head, before.length - tail), after.slice(head, after.length - tail))
  return shortened(
    [...same(before.slice(0, head)), ...middle, ...same(before.slice(before.length - tail))],
    context,
  )
}

function changed(before: readonly string[], after: readonly string[]): DiffLine[] {
  if (before.length * after.length > mostComparisons)
    return [...all('removed', before), ...all('added', after)]
  const common = commonLengths(before, after)
  const lines: DiffLine[] = []
  let [b, a] = [0, 0]
  while (b < before.length || a < after.length) {
    if (b < before.length && a < after.length && before[b] === after[a]) {
      lines.push({ kind: 'same', text: before[b]! })
      b++
      a++
    } else if (a === after.length || (b < before.length && common[b + 1]![a]! >= common[b]![a + 1]!)) {
      lines.push({ kind: 'removed', text: before[b++]! })
    } else {
      lines.push({ kind: 'added', text: after[a++]! })
    }
  }
  return lines
}

/** `[b][a]`: how many lines the rests from `b` and from `a` have in common. */
function commonLengths(before: readonly string[], after: readonly string[]): number[][] {
  const common = Array.from({ length: before.length + 1 }, () => new Array<number>(after.length + 1).fill(0))
  for (let b = before.length - 1; b >= 0; b--) {
    for (let a = after.length - 1; a >= 0; a--) {
      const [row, below] = [common[b]!, common[b + 1]!]
      row[a] = before[b] === after[a] ? below[a + 1]! + 1 : Math.max(below[a]!, row[a + 1]!)
    }
  }
  return common
}

function shortened(lines: readonly DiffLine[], context: number): DiffLine[] {
  const near = (at: number) =>
    lines.slice(Math.max(0, at - context), at + context + 1).some(({ kind }) => kind !== 'same')
  const kept: DiffLine[] = []
  for (const [at, line] of lines.entries()) {
    if (near(at)) kept.push(line)
    else if (kept.at(-1)?.kind !== 'skipped') kept.push({ kind: 'skipped', text: '' })
  }
  return kept
}

function same(lines: readonly string[]): DiffLine[] {
  return all('same', lines)
}

function all(kind: DiffLine['kind'], lines: readonly string[]): DiffLine[] {
  return lines.map((text) => ({ kind, text }))
}
