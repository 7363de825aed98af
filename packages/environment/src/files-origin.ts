import { isIP } from 'node:net'

/** The default origin of uploaded files: a name beside the one people see. */
export function usualFilesOrigin(origin: string): string {
  const { protocol, hostname, port } = new URL(origin)
  // Every current browser resolves *.localhost to its own machine, without a DNS query.
  const name = isLoopback(origin) || isAddress(hostname) ? 'localhost' : hostname
  return `${protocol}//files.${name}${port === '' ? '' : `:${port}`}`
}

/**
 * What is wrong with a files host: browsers bring the cookies of a host to all its ports, and a host above ours could set
 * cookies for us. @returns lines for the person at the terminal
 */
export function filesOriginProblems(
  origin: string,
  given: string | undefined,
  production: boolean,
): string[] {
  const [own, files] = [new URL(origin).hostname, new URL(given ?? usualFilesOrigin(origin)).hostname]
  const local = isLoopback(origin)
  if (production && given === undefined && !local)
    return [
      'FILES_ORIGIN must be set in production: the address uploaded files come from, another host than ORIGIN.',
    ]
  return [
    ...(own === files ? ['FILES_ORIGIN must be another host than ORIGIN; another port is not enough.'] : []),
    ...(own.endsWith(`.${files}`) ? ['FILES_ORIGIN must not be a host above the one of ORIGIN.'] : []),
    ...(production && !local && !given?.startsWith('https:')
      ? ['FILES_ORIGIN must begin with https:// in production.']
      : []),
  ]
}

/** Whether an origin is this machine, as seen from itself. */
export function isLoopback(origin: string): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(new URL(origin).hostname)
}

function isAddress(hostname: string): boolean {
  return isIP(hostname.replace(/^\[|\]$/g, '')) !== 0
}
