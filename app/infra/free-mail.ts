import providers from 'email-providers/all.json' with { type: 'json' }

const free = new Set<string>(providers)

/** Whether anybody can have an address at `domain` (lower case, ASCII) or at a domain above it. */
export function isFreeMailDomain(domain: string): boolean {
  const labels = domain.split('.')
  return labels.some((_label, at) => free.has(labels.slice(at).join('.')))
}
