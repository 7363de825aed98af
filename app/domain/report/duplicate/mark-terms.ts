const longestTerm = 8
const mostTerms = 500

/** Words in small letters with one space between them, as terms are compared; `/v1/accounts` is "v1 accounts". */
export function termOf(written: string): string {
  return (written.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, longestTerm).join(' ')
}

/**
 * Puts `<mark>` around each of the terms in sanitized HTML, the longest first; tags and entities stay as they are.
 * @param terms as written; at most 500 are looked for
 */
export function markTerms(sanitizedHtml: string, terms: readonly string[]): string {
  const known = new Set(terms.slice(0, mostTerms).map(termOf))
  known.delete('')
  if (known.size === 0) return sanitizedHtml
  return sanitizedHtml
    .split(/(<[^<>]*>)/)
    .map((part, at) => (at % 2 === 1 ? part : markedText(part, known)))
    .join('')
}

function markedText(text: string, known: ReadonlySet<string>): string {
  const found = Array.from(text.matchAll(/&[a-z#\d]{1,10};|[\p{L}\p{N}]+/giu))
  const tokens = found.map(([token]) => token.toLowerCase())
  const starts = found.map(({ index }) => index)
  const ends = found.map(({ index, 0: token }) => index + token.length)
  let marked = ''
  let done = 0
  for (let at = 0; at < tokens.length; ) {
    const length = termAt(tokens, at, known)
    if (length > 0) {
      const end = ends[at + length - 1]!
      marked += `${text.slice(done, starts[at])}<mark>${text.slice(starts[at], end)}</mark>`
      done = end
    }
    at += Math.max(1, length)
  }
  return marked + text.slice(done)
}

/** How many words from here are one term; 0 where there is none. */
function termAt(tokens: readonly string[], at: number, known: ReadonlySet<string>): number {
  let found = 0
  let words = ''
  for (let length = 1; length <= longestTerm && at + length <= tokens.length; length++) {
    const token = tokens[at + length - 1]!
    if (token.startsWith('&')) break
    words = length === 1 ? token : `${words} ${token}`
    if (known.has(words)) found = length
  }
  return found
}
