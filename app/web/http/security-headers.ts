import { settings } from '#infra/settings.ts'

/** What nothing of ours may do unless a page says otherwise: load, run, be framed. */
const nothingAllowed = "default-src 'none'; frame-ancestors 'none'"

/** Headers of every answer: pages, files, calls, redirects, refusals and faults. */
export function commonHeaders(): Record<string, string> {
  return {
    'Content-Security-Policy': nothingAllowed,
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy':
      'camera=(), geolocation=(), microphone=(), payment=(), publickey-credentials-get=(self), publickey-credentials-create=(self)',
    'X-Frame-Options': 'DENY',
    ...(settings().origin.startsWith('https:')
      ? { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' }
      : {}),
  }
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

function pageHeaders(inlineScripts: string, inlineStyles = ''): Record<string, string> {
  return {
    ...commonHeaders(),
    'Content-Security-Policy': [
      "default-src 'none'",
      `script-src 'self' ${inlineScripts}`.trim(),
      `style-src 'self' ${inlineStyles}`.trim(),
      `img-src 'self' ${settings().filesOrigin} data: blob:`,
      "font-src 'self'",
      "connect-src 'self'",
      "form-action 'self'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "manifest-src 'self'",
    ].join('; '),
  }
}

/** Headers of a page without any script: the door's own. */
export function plainPageHeaders(): Record<string, string> {
  return {
    ...commonHeaders(),
    'Content-Security-Policy':
      "default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'no-store',
  }
}
