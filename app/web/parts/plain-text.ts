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

/** The outermost headings of sanitized HTML, as text, in the order of reading. */
export function headingsOf(sanitizedHtml: string): string[] {
  const found = sanitizedHtml.matchAll(/<h3(?: [^>]*)?>([\s\S]*?)<\/h3>/g)
  return [...new Set([...found].map((match) => plainText(match[1]!)))].filter((heading) => heading !== '')
}
