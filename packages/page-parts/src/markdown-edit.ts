/** A text and what is selected in it. */
export type Selected = { text: string; start: number; end: number }
/** `insert` replaces `from` to `to`; afterwards `start` to `end` is selected. */
export type Edit = { from: number; to: number; insert: string; start: number; end: number }

export const codeLanguages = [
  ...['http', 'bash', 'json', 'javascript', 'python', 'php', 'sql', 'html'],
  ...['xml', 'java', 'kotlin', 'go', 'csharp', 'yaml', 'diff'],
] as const

/** Marks what is selected, or takes the marks off again; with nothing selected the writer goes on between them. */
export function mark({ text, start, end }: Selected, sign: '**' | '_' | '`'): Edit {
  const chosen = text.slice(start, end)
  const [before, after] = [start - sign.length, end + sign.length]
  if (before >= 0 && text.slice(before, start) === sign && text.slice(end, after) === sign)
    return { from: before, to: after, insert: chosen, start: before, end: end - sign.length }
  const insert = `${sign}${chosen}${sign}`
  return { from: start, to: end, insert, start: start + sign.length, end: end + sign.length }
}

const lineSigns = {
  heading: /^#{1,6} /,
  bullets: /^[-*+] /,
  numbers: /^\d{1,9}[.)] /,
  quote: /^> ?/,
}
export type LineKind = keyof typeof lineSigns

/** Begins each selected line with the sign of its kind; where all have it, takes it off. */
export function markLines({ text, start, end }: Selected, kind: LineKind): Edit {
  const from = text.lastIndexOf('\n', start - 1) + 1
  const next = text.indexOf('\n', Math.max(from, end > start ? end - 1 : end))
  const to = next < 0 ? text.length : next
  const lines = text.slice(from, to).split('\n')
  const marked = lines.every((line) => lineSigns[kind].test(line))
  const insert = lines
    .map((line, at) => (marked ? line.replace(lineSigns[kind], '') : signOf(kind, at) + line))
    .join('\n')
  const last = from + insert.length
  return { from, to, insert, start: lines.length > 1 ? from : last, end: last }
}

function signOf(kind: LineKind, at: number): string {
  if (kind === 'numbers') return `${at + 1}. `
  return { heading: '## ', bullets: '- ', quote: '> ' }[kind]
}

/** What is selected becomes the words of a link, an address the target; what is missing is selected next. */
export function link({ text, start, end }: Selected, words: string): Edit {
  const chosen = text.slice(start, end)
  const isAddress = /^https?:\/\/\S+$/.test(chosen)
  const label = isAddress || chosen === '' ? words : chosen
  const insert = `[${label}](${isAddress ? chosen : 'https://'})`
  const address = start + label.length + 3
  return isAddress || chosen === ''
    ? { from: start, to: end, insert, start: start + 1, end: start + 1 + label.length }
    : { from: start, to: end, insert, start: address, end: address + 'https://'.length }
}

/** A block of code around what is selected. The fence is longer than any in it. */
export function codeBlock(selected: Selected, language: string): Edit {
  const chosen = selected.text.slice(selected.start, selected.end)
  const longest = (chosen.match(/`+/g) ?? []).reduce((most, { length }) => Math.max(most, length), 2)
  const fence = '`'.repeat(longest + 1)
  return block(selected, { before: `${fence}${language}\n`, inner: chosen, after: `\n${fence}` })
}

/** A table of two columns whose first heading is selected. */
export function table(selected: Selected, [first, second]: readonly [string, string]): Edit {
  return block(
    { ...selected, start: selected.end },
    {
      before: '| ',
      inner: first,
      after: ` | ${second} |\n| --- | --- |\n|  |  |`,
    },
  )
}

/** Puts a text on lines of its own behind what is selected. */
export function onOwnLines(selected: Selected, inner: string): Edit {
  const edit = block({ ...selected, start: selected.end }, { before: '', inner, after: '' })
  return { ...edit, start: edit.end }
}

/** Puts a block on lines of its own, with an empty line to what is around it; `inner` is selected. */
function block(
  { text, start, end }: Selected,
  { before, inner, after }: { before: string; inner: string; after: string },
): Edit {
  const above = gap(text.slice(Math.max(0, start - 2), start), (near) => near.endsWith('\n'))
  const below = gap(text.slice(end, end + 2), (near) => near.startsWith('\n'))
  const at = start + above.length + before.length
  return {
    from: start,
    to: end,
    insert: above + before + inner + after + below,
    start: at,
    end: at + inner.length,
  }
}

function gap(near: string, touches: (near: string) => boolean): string {
  if (near === '' || near === '\n\n') return ''
  return touches(near) ? '\n' : '\n\n'
}

/** What Enter does in a list or a quote: begins the next item, or ends it where the item is empty; null for any other line. */
export function nextLine({ text, start, end }: Selected): Edit | null {
  if (start !== end) return null
  const from = text.lastIndexOf('\n', start - 1) + 1
  const found = /^([ \t]*)(?:([-*+]) (\[[ xX]\] )?|(\d{1,8})([.)]) |(> ))/.exec(text.slice(from, start))
  if (!found) return null
  const [sign, indent = '', bullet, task, number, dot, quote] = found
  if (from + sign.length === start && /^[ \t]*(?:\n|$)/.test(text.slice(start, start + 200)))
    return { from, to: start, insert: '', start: from, end: from }
  const next = quote ?? (number ? `${Number(number) + 1}${dot} ` : `${bullet} ${task ? '[ ] ' : ''}`)
  const insert = `\n${indent}${next}`
  return { from: start, to: end, insert, start: start + insert.length, end: start + insert.length }
}
