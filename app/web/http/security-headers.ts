import * as headers from '@cakrawala/http/security-headers'
import { settings } from '#infra/settings.ts'

/** Headers of every answer: pages, files, calls, redirects, refusals and faults. */
export function commonHeaders(): Record<string, string> {
  return headers.commonHeaders(isSecure())
}

/** Headers of every page; `nonce` admits the scripts React Router writes into it. */
export function securityHeaders(nonce: string): Record<string, string> {
  return pageHeaders(`'nonce-${nonce}'`)
}

/** What a page that many readers get has inline, by the hashes a policy names: a nonce would be the same for all. */
type Hashes = { scriptHashes: readonly string[]; styleHashes: readonly string[] }

export function cachedPageHeaders({ scriptHashes, styleHashes }: Hashes): Record<string, string> {
  return pageHeaders(scriptHashes.join(' '), styleHashes.join(' '))
}

/** Headers of a page without any script: a refusal before the router. */
export function plainPageHeaders(): Record<string, string> {
  return headers.plainPageHeaders(isSecure())
}

function pageHeaders(scripts: string, styles = ''): Record<string, string> {
  const { filesOrigin: media } = settings()
  return headers.pageHeaders(isSecure(), { images: `${media} data: blob:`, media, scripts, styles })
}

function isSecure(): boolean {
  return settings().origin.startsWith('https:')
}
