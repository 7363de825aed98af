/** What stands where something was left out of a text that is to be public. */
export const hiddenSign = '[disamarkan]'

/** The most text that is looked at, in characters; what is beyond is left out. */
const mostText = 80_000

/**
 * What the public never reads of a report, each with what replaces it: pictures, whose files stay with the report; credentials;
 * internal addresses; addresses and numbers of people. Every pattern is bounded, so that a text takes time in proportion to
 * its length.
 */
const patterns: readonly (readonly [pattern: RegExp, replacement: string])[] = [
  [/!\[([^\]\n]{0,120})\]\([^)\n]{0,500}\)/g, '(gambar: $1)'],
  [/-----BEGIN [A-Z ]{0,30}KEY-----[^-]{0,8000}-----END [A-Z ]{0,30}KEY-----/g, hiddenSign],
  [
    /^([ \t]{0,8}(?:authorization|proxy-authorization|cookie|set-cookie|x-api-key|x-auth-token|x-csrf-token)[ \t]{0,4}:[ \t]{0,4})\S.{0,4000}$/gim,
    `$1${hiddenSign}`,
  ],
  [
    /\b((?:password|passwd|pwd|secret|client_secret|token|access_token|refresh_token|api_?key|session(?:_?id)?|kata sandi)["']?[ \t]{0,4}[=:][ \t]{0,4}["']?)(?!\[)[^\s"'&,;<>]{1,500}/gi,
    `$1${hiddenSign}`,
  ],
  [/(?<![\w-])eyJ[\w-]{8,4000}\.[\w-]{4,4000}(?:\.[\w-]{0,1000})?/g, hiddenSign],
  [
    /\b(?:10(?:\.\d{1,3}){3}|127(?:\.\d{1,3}){3}|169\.254(?:\.\d{1,3}){2}|192\.168(?:\.\d{1,3}){2}|172\.(?:1[6-9]|2\d|3[01])(?:\.\d{1,3}){2})\b/g,
    hiddenSign,
  ],
  [
    /(?<![\w.-])(?:[a-z0-9-]{1,63}\.){1,8}(?:internal|intranet|local|localdomain|lan|corp|home\.arpa)\b(?!\.?\w)/gi,
    hiddenSign,
  ],
  [/(?<![\w.%+-])[\w.%+-]{1,64}@(?:[a-z0-9-]{1,63}\.){1,8}[a-z]{2,24}\b/gi, hiddenSign],
  [/(?<![\w+])(?:\+62|62|0)[ -]?8\d{1,3}(?:[ -]?\d{2,5}){2,3}(?!\w)/g, hiddenSign],
  [/(?<![\w.-])\d{10,24}(?![\w-])/g, hiddenSign],
]

/**
 * A text without what must not be public: a first proposal, which its writer still reads and changes.
 * @param names further words that may not stand in it, such as the names of a private program and its company
 * @returns the text, and how many places were replaced
 */
export function hideInternals(text: string, names: readonly string[] = []): { text: string; hidden: number } {
  let hidden = 0
  const bounded = text.slice(0, mostText)
  const hide = (from: string, pattern: RegExp, replacement: string) => {
    hidden += from.match(pattern)?.length ?? 0
    return from.replace(pattern, replacement)
  }
  const named = names
    .filter((name) => name.trim().length >= 3)
    .map(
      (name) => [new RegExp(name.trim().replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'), 'gi'), hiddenSign] as const,
    )
  const shown = [...patterns, ...named].reduce((before, [pattern, to]) => hide(before, pattern, to), bounded)
  return { text: shown, hidden }
}
