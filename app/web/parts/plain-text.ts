/** What sanitized HTML says, on one line: for places that take no markup. */
export function plainText(sanitizedHtml: string): string {
  return decoded(sanitizedHtml.replace(/<[^>]*>/g, ' '))
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

/** What sanitized HTML says, block by block: for paper. Code keeps its lines, items get their sign. */
export function plainLines(sanitizedHtml: string): string[] {
  const text = sanitizedHtml
    .replace(/\s*\n\s*(?![^<]*<\/(?:code|pre)>)/g, ' ')
    .replace(/<li[^>]*>/g, '\u0000• ')
    .replace(/<\/t[dh]>/g, ' · ')
    .replace(/<(?:br|hr)[^>]*>/g, '\n')
    .replace(/<\/?(?:p|h[1-6]|ul|ol|pre|blockquote|table|tr|div|section)(?: [^>]*)?>/g, '\u0000')
    .replace(/<[^>]*>/g, '')
  return decoded(text)
    .split('\u0000')
    .map((block) => block.replace(/^[ \n]+|\s+$/g, ''))
    .filter((block) => block !== '' && block !== '•')
}

/** The outermost headings of sanitized HTML, as text, in the order of reading. */
export function headingsOf(sanitizedHtml: string): string[] {
  const found = sanitizedHtml.matchAll(/<h3(?: [^>]*)?>([\s\S]*?)<\/h3>/g)
  return [...new Set([...found].map((match) => plainText(match[1]!)))].filter((heading) => heading !== '')
}
