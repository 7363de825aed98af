import type { Range } from './kinds.ts'

/** The longest key that is read, in characters: RSA of 16,384 bits. */
const longestKey = 16_000
/** Shorter ones are placeholders, in characters of base64. */
const leastBody = 60

/** Private keys in PEM and OpenPGP armour; one that was cut off ends where its base64 does. */
export function findKeys(text: string): Range[] {
  const found: Range[] = []
  let from = 0
  for (const { index, 0: head } of text.matchAll(/-----BEGIN [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----/g)) {
    if (index < from) continue
    const body = index + head.length
    const rest = text.slice(body, body + longestKey)
    const length = bodyLength(rest)
    const signs = rest.slice(0, length).replace(/[^A-Za-z0-9+/=]/g, '')
    if (signs.length < leastBody || /^(.)\1*$/.test(signs)) continue
    const foot =
      /^-----END [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----/.exec(rest.slice(length, length + 80))?.[0] ?? ''
    found.push({ kind: 'private_key', start: index, end: body + length + foot.length })
    from = found.at(-1)!.end
  }
  return found
}

/** Base64, headers of armour, and line ends typed out as `\n`, as in JSON. */
function bodyLength(rest: string): number {
  const end = rest.search(/-----|[^A-Za-z0-9+/=\s\\:,.()-]/)
  return end === -1 ? rest.trimEnd().length : end
}
