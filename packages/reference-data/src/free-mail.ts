import providers from 'email-providers/all.json' with { type: 'json' }
import throwaway from 'mailchecker'

/** RFC 1035: no domain is longer, and what is would be joined anew for each of its labels. */
const longestDomain = 253

/** Providers that neither package knows, seen on 26 November 2026. */
const missing = [
  ...['tutanota.com', 'tuta.io', 'tuta.com', 'tutamail.com', 'tutanota.de', 'fastmail.com', 'fastmail.fm'],
  ...['posteo.de', 'posteo.net', 'startmail.com', 'hotmail.co.id', 'disroot.org', 'riseup.net', 'skiff.com'],
  ...['indo.net.id', 'cbn.net.id', 'tempmail.com', 'temp-mail.org', 'passmail.net', 'simplelogin.io'],
]
const free = new Set<string>([...providers, ...throwaway.blacklist(), ...missing])

/**
 * Whether anyone can have an address at `domain` (lower case, ASCII) or at a domain above it: free providers
 * (email-providers), throwaway ones (mailchecker), and the few both lack. The lists come up to date with their packages.
 */
export function isFreeMailDomain(domain: string): boolean {
  if (domain.length > longestDomain) return false
  const labels = domain.split('.')
  return labels.some((_label, at) => free.has(labels.slice(at).join('.')))
}
