/** The text of sanitized HTML, on one line: where no markup is allowed. */
export function plainText(sanitizedHtml: string): string {
  return decoded(
    htmlParts(sanitizedHtml).reduce((text, part) => text + (isTag(part) ? gapOf(part) : part), ''),
  )
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .replace(/ ([.,;:!?)])/g, '$1')
    .trim()
}

/** Colours divide no word. */
const gapOf = (tag: string) => (/^<\/?span\b/.test(tag) ? '' : ' ')

const named: Record<string, string> = { amp: '&', quot: '"', lt: '<', gt: '>', apos: "'" }

/** Text of an HTML source without its entities. */
export function decoded(value: string): string {
  return value.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|([a-z]{2,4}));/gi, (entity, hex, decimal, name) => {
    if (name) return named[name.toLowerCase()] ?? entity
    const point = hex ? Number.parseInt(hex, 16) : Number(decimal)
    return point <= 0x10ffff ? String.fromCodePoint(point) : entity
  })
}

/**
 * The text of sanitized HTML, block by block: for a PDF document. Code keeps its lines, items their number or a bullet, before
 * the first text in them. A text may be made of nothing but line ends or spaces: each sign is looked at once.
 */
export function plainLines(sanitizedHtml: string): string[] {
  let text = ''
  let code = 0
  let item = ''
  const lists: List[] = []
  for (const part of htmlParts(sanitizedHtml)) {
    const [, end, name] = (isTag(part) && /^<(\/?)([a-z]\w*)/.exec(part)) || []
    if (name === 'pre' || name === 'code') code += end ? -1 : 1
    if (name === 'ol' || name === 'ul') end ? lists.pop() : lists.push(listOf(name, part))
    if (name === 'li') item = end ? '' : itemSign(lists)
    if (name !== undefined) text += signOf(name, end === '/')
    else if (part.trim() === '') text += code > 0 ? part : blank(part)
    else {
      text += item + (code > 0 ? part : part.replace(/\s+/g, blank))
      item = ''
    }
  }
  return decoded(text)
    .split('\u0000')
    .map((block) => block.replace(/^[ \n]+/, '').trimEnd())
    .filter((block) => block !== '')
}

const blank = (space: string) => (space.includes('\n') ? ' ' : space)

/** The number of the item being read in a numbered list; null in another one. */
type List = { number: number } | null

function listOf(name: 'ol' | 'ul', tag: string): List {
  return name === 'ul' ? null : { number: Number(/ start="(\d{1,9})"/.exec(tag)?.[1] ?? 1) - 1 }
}

/** Counts an item: `2. `, within a numbered one `2.1. `; `• ` where its list has no numbers. */
function itemSign(lists: readonly List[]): string {
  const list = lists.at(-1) ?? null
  if (list === null) return '• '
  list.number++
  // A few levels alone: lists may be nested without end.
  const numbers = lists.slice(-3).flatMap((one) => (one === null ? [] : [one.number]))
  return `${numbers.join('.')}. `
}

const blocks = /^(?:p|h[1-6]|ul|ol|li|pre|blockquote|table|tr|div|section)$/

/** What replaces a tag in a PDF document; NUL ends a block. */
function signOf(name: string, isEnd: boolean): string {
  if (name === 'td' || name === 'th') return isEnd ? ' · ' : ''
  if (name === 'br' || name === 'hr') return '\n'
  return blocks.test(name) ? '\u0000' : ''
}

/** The outermost headings of sanitized HTML, as text, in the order of reading. */
export function headingsOf(sanitizedHtml: string): string[] {
  const found: string[] = []
  let open: string[] | null = null
  for (const part of htmlParts(sanitizedHtml)) {
    if (part === '</h3>') {
      if (open) found.push(plainText(open.join('')))
      open = null
    } else if (open) open.push(part)
    else if (/^<h3[ >]/.test(part)) open = []
  }
  return [...new Set(found)].filter((heading) => heading !== '')
}

/** HTML cut into tags and what is between them; a tag without an end is text. Each sign is looked at once. */
export function htmlParts(html: string): string[] {
  const parts: string[] = []
  let at = 0
  while (at < html.length) {
    const begins = html.indexOf('<', at)
    const ends = begins < 0 ? -1 : html.indexOf('>', begins)
    if (ends < 0) return [...parts, html.slice(at)]
    if (begins > at) parts.push(html.slice(at, begins))
    parts.push(html.slice(begins, ends + 1))
    at = ends + 1
  }
  return parts
}

export function isTag(part: string): boolean {
  return part.startsWith('<') && part.endsWith('>')
}
