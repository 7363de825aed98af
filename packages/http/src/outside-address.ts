import { domainToUnicode } from 'node:url'

/** An address outside our site, taken apart for a reader who shall judge it. */
export type OutsideAddress = {
  /** Where the button leads: what a browser opens, without a name or password before the host. */
  href: string
  scheme: 'https' | 'http'
  /** The host as the network knows it (punycode), with a port that is not the usual one. */
  host: string
  /** The host as people read it; null when it is the same. */
  readable: string | null
  /** A name before an @ dresses the address up as another's. */
  disguised: boolean
  /** All of it as it was written; signs that cannot be seen are spelled out. */
  written: string
}

const longest = 2_000

/** @returns null for whatever is no whole http or https address. */
export function outsideAddress(text: string | null): OutsideAddress | null {
  const written = text?.trim() ?? ''
  if (written.length > longest || !/^https?:\/\/[^/\\]/i.test(written) || !URL.canParse(written)) return null
  const url = new URL(written)
  const disguised = url.username !== '' || url.password !== ''
  url.username = ''
  url.password = ''
  const readable = domainToUnicode(url.hostname)
  return {
    href: url.href,
    scheme: url.protocol === 'https:' ? 'https' : 'http',
    host: url.host,
    readable: readable === '' || readable === url.hostname ? null : spelledOut(readable),
    disguised,
    written: spelledOut(written),
  }
}

/** Controls of direction, of width zero and of old terminals: `U+202E` shows what the eye would miss. */
export function spelledOut(text: string): string {
  return text.replace(
    /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\u115f\u1160\u3164\uffa0]|\u034f/gu,
    (sign) => `[U+${sign.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}]`,
  )
}
