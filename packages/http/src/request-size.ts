import type { IncomingMessage } from 'node:http'

/** The longest address, in characters; a list with all its filters set has about 1,500. */
const longestAddress = 8_000
/** Parameters of an address, its folders, routes asked for at once: more than any page has. */
const mostPieces = 100
/** Browsers send about 20, proxies add some. */
const mostHeaders = 100
const mostCookies = 100

/**
 * Whether the head of a request holds more than anyone's browser sends. How many bytes it may have, the server itself
 * bounds; this bounds the items, which cost more than bytes.
 */
export function refusedSize({ url = '', rawHeaders, headers }: IncomingMessage): 414 | 431 | null {
  if (url.length > longestAddress || piecesOf(url, /[&/,]|%2c/gi) > mostPieces) return 414
  const cookies = piecesOf(headers.cookie ?? '', /;/g)
  return rawHeaders.length / 2 > mostHeaders || cookies > mostCookies ? 431 : null
}

function piecesOf(text: string, separator: RegExp): number {
  return text.match(separator)?.length ?? 0
}
