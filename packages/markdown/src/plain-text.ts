/** The text of sanitized HTML, on one line: where no markup is allowed. */
export function plainText(sanitizedHtml: string): string {
  return decoded(partsOf(sanitizedHtml).reduce((text, part) => text + (isTag(part) ? ' ' : part), ''))
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .replace(/ ([.,;:!?)])/g, '$1')
    .trim()
}

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
 * The text of sanitized HTML, block by block: for a PDF document. Code keeps its lines, items get their sign.
 * A text may be made of nothing but line ends or spaces: each sign is looked at once.
 */
export function plainLines(sanitizedHtml: string): string[] {
  let text = ''
  let code = 0
  for (const part of partsOf(sanitizedHtml)) {
    const [, end, name] = (isTag(part) && /^<(\/?)([a-z]\w*)/.exec(part)) || []
    if (name === 'pre' || name === 'code') code += end ? -1 : 1
    if (name !== undefined) text += signOf(name, end === '/')
    else text += code > 0 ? part : part.replace(/\s+/g, (space) => (space.includes('\n') ? ' ' : space))
  }
  return decoded(text)
    .split('\u0000')
    .map((block) => block.replace(/^[ \n]+/, '').trimEnd())
    .filter((block) => block !== '' && block !== '•')
}

const blocks = /^(?:p|h[1-6]|ul|ol|pre|blockquote|table|tr|div|section)$/

/** What replaces a tag in a PDF document; NUL ends a block. */
function signOf(name: string, isEnd: boolean): string {
  if (name === 'li') return isEnd ? '' : '\u0000• '
  if (name === 'td' || name === 'th') return isEnd ? ' · ' : ''
  if (name === 'br' || name === 'hr') return '\n'
  return blocks.test(name) ? '\u0000' : ''
}

/** The outermost headings of sanitized HTML, as text, in the order of reading. */
export function headingsOf(sanitizedHtml: string): string[] {
  const found: string[] = []
  let open: string[] | null = null
  for (const part of partsOf(sanitizedHtml)) {
    if (part === '</h3>') {
      if (open) found.push(plainText(open.join('')))
      open = null
    } else if (open) open.push(part)
    else if (/^<h3[ >]/.test(part)) open = []
  }
  return [...new Set(found)].filter((heading) => heading !== '')
}

/** HTML cut into tags and what is between them; a tag without an end is text. Each sign is looked at once. */
function partsOf(html: string): string[] {
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

function isTag(part: string): boolean {
  return part.startsWith('<') && part.endsWith('>')
}
