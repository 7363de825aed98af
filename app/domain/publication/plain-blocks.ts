/** What a PDF page shows of a text; inline marks are gone. */
export type PlainBlock = { kind: 'heading' | 'paragraph' | 'item' | 'code'; text: string; level: number }

/**
 * Splits the Markdown our team writes into blocks for a PDF document: headings, paragraphs, list items, code. Tables and
 * quotes become paragraphs of their words.
 */
export function plainBlocks(markdown: string): PlainBlock[] {
  const blocks: PlainBlock[] = []
  let code: string[] | null = null
  let open: PlainBlock | null = null
  for (const line of markdown.split('\n')) {
    if (/^\s*```/.test(line)) {
      if (code) blocks.push({ kind: 'code', text: code.join('\n'), level: 0 })
      code = code ? null : []
      open = null
      continue
    }
    if (code) {
      code.push(line)
      continue
    }
    const begun = blockOf(line)
    if (begun === null) open = null
    else if (begun.kind === 'paragraph' && open && open.kind !== 'heading') open.text += ` ${begun.text}`
    else {
      blocks.push(begun)
      open = begun
    }
  }
  if (code) blocks.push({ kind: 'code', text: code.join('\n'), level: 0 })
  return blocks
}

/** The block a line begins, or goes on with; null for an empty line. */
function blockOf(line: string): PlainBlock | null {
  const text = line.trim()
  if (text === '' || /^[-*_|: ]+$/.test(text)) return null
  const heading = /^(#{1,6})\s+(.*)$/.exec(text)
  if (heading) return { kind: 'heading', level: heading[1]!.length, text: plain(heading[2]!) }
  const item = /^(?:[-*+]|(\d{1,3})[.)])\s+(.*)$/.exec(text)
  if (item) return { kind: 'item', level: Number(item[1] ?? 0), text: plain(item[2]!) }
  return { kind: 'paragraph', level: 0, text: plain(text.replace(/^>\s?/, '')) }
}

function plain(text: string): string {
  return text
    .replace(/!?\[([^[\]]*)\]\(([^()\s]*)(?:\s[^()]*)?\)/g, (_all, words: string, address: string) =>
      words === '' || words === address ? address : `${words} (${address})`,
    )
    .replace(/(\*\*|__)(.+?)\1/g, '$2')
    .replace(/(^|[\s(])[*_]([^*_\s][^*_]*)[*_]/g, '$1$2')
    .replaceAll('`', '')
    .replaceAll('|', ' ')
    .trim()
}
