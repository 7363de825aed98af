import providers from 'email-providers/all.json' with { type: 'json' }

/** RFC 1035: no domain is longer, and what is would be joined anew for each of its labels. */
const longestDomain = 253
const free = new Set<string>(providers)

/** Whether anyone can have an address at `domain` (lower case, ASCII) or at a domain above it. */
export function isFreeMailDomain(domain: string): boolean {
  if (domain.length > longestDomain) return false
  const labels = domain.split('.')
  return labels.some((_label, at) => free.has(labels.slice(at).join('.')))
}
