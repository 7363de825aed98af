const LOCAL = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/i
const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/i

/**
 * The one strict reading of a mail address: a dot-atom of at most 64 characters, and a domain of at least two ASCII
 * labels (RFC 5321 §4.1.2, without quoted local parts, comments and address literals). No name, no list, no blanks,
 * no line ends: what passes can stand in an envelope and a header as it is.
 * @returns the address with its domain in lower case, or undefined
 */
export function strictMailAddress(text: unknown): string | undefined {
  if (typeof text !== 'string' || text.length > 254) return undefined
  const at = text.lastIndexOf('@')
  const local = text.slice(0, at)
  const labels = text.slice(at + 1).split('.')
  const lastLabel = labels.at(-1) ?? ''
  if (at < 1 || local.length > 64 || !LOCAL.test(local)) return undefined
  if (labels.length < 2 || !labels.every((label) => LABEL.test(label)) || /^\d+$/.test(lastLabel))
    return undefined
  return `${local}@${labels.join('.').toLowerCase()}`
}
