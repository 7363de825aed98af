import type { ScopeItem } from '../program.ts'

const hostTypes: readonly ScopeItem['type'][] = ['web', 'api', 'network', 'cloud', 'other']
const plainHost = /^(?:\*\.)?((?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9])$/

/** The host a target names, in lower case and without its wildcard; null where its text is more or less than one plain host. */
export function hostOfTarget({ type, target }: Pick<ScopeItem, 'type' | 'target'>): string | null {
  if (!hostTypes.includes(type)) return null
  const text = target.trim().toLowerCase()
  const parsed = URL.parse(text.includes('://') ? text : `https://${text}`)
  if (parsed === null || parsed.username + parsed.password !== '') return null
  return plainHost.exec(decodeWildcard(parsed.hostname))?.[1] ?? null
}

function decodeWildcard(host: string): string {
  return host.replace(/^%2a\./, '*.')
}
