import type { IncomingMessage } from 'node:http'

/** Whether a request names the host of `origin` and no other; the server itself would take the first of several. */
export function asksFor(origin: string, { headers, rawHeaders }: IncomingMessage): boolean {
  const { host } = headers
  if (host === undefined || !namesOf(origin).includes(host.toLowerCase())) return false
  return rawHeaders.filter((name, i) => i % 2 === 0 && name.toLowerCase() === 'host').length === 1
}

/** A host as it may be written: without its port where that is the usual one. */
function namesOf(origin: string): readonly string[] {
  const known = names.get(origin)
  if (known) return known
  const { host, port, protocol } = new URL(origin)
  const all = port === '' ? [host, `${host}:${protocol === 'https:' ? 443 : 80}`] : [host]
  names.set(origin, all)
  return all
}
const names = new Map<string, readonly string[]>()
