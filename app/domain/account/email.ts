/** Providers that read `a.b@` and `ab@` as one mailbox. */
const dotless = new Set(['gmail.com', 'googlemail.com'])
const localShape = /^[a-z0-9](?:[a-z0-9._%+-]{0,62}[a-z0-9_+-])?$/
const domainShape = /^(?=.{4,190}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/

/**
 * Reads an e-mail address strictly: no display names, quotes, lists, comments or control characters.
 * @returns the address in lower case with its domain in ASCII (IDNA), or null
 */
export function parseEmail(text: unknown): string | null {
  if (typeof text !== 'string' || text.length > 254) return null
  const [local, host, ...more] = text.trim().toLowerCase().split('@')
  if (!local || !host || more.length > 0 || !localShape.test(local) || local.includes('..')) return null
  const domain = asciiDomain(host)
  return domain && domainShape.test(domain) ? `${local}@${domain}` : null
}

/** One key for every spelling of a mailbox: without `+tag`, and without dots where the provider ignores them. */
export function emailKey(email: string): string {
  const at = email.lastIndexOf('@')
  const domain = email.slice(at + 1)
  const [untagged = ''] = email.slice(0, at).split('+')
  const local = untagged === '' ? email.slice(0, at) : untagged
  return dotless.has(domain) ? `${local.replaceAll('.', '')}@gmail.com` : `${local}@${domain}`
}

/** Domain of an address `parseEmail` gave. */
export function domainOfEmail(email: string): string {
  return email.slice(email.lastIndexOf('@') + 1)
}

function asciiDomain(host: string): string | null {
  if (/[^\p{L}\p{M}\p{N}.-]/u.test(host)) return null
  // The URL parser is the IDNA reader that servers and browsers share.
  return URL.canParse(`http://${host}`) ? new URL(`http://${host}`).hostname : null
}
