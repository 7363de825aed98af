/** What no answer may do unless a page allows it: load, run, be framed. */
const nothingAllowed = "default-src 'none'; frame-ancestors 'none'"

/** What a page may load beside the files of its own origin. */
export type PageSources = {
  /** Further sources of pictures, as the policy names them. */
  images: string
  /** Further sources of videos. */
  media: string
  /** Inline scripts and styles, by a nonce or by hashes. */
  scripts: string
  styles: string
}

/**
 * Headers of every answer: pages, files, calls, redirects, refusals and faults.
 * @param secure whether the site is reached by https alone
 */
export function commonHeaders(secure: boolean): Record<string, string> {
  return {
    'Content-Security-Policy': nothingAllowed,
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy':
      'camera=(), geolocation=(), microphone=(), payment=(), publickey-credentials-get=(self), publickey-credentials-create=(self)',
    'X-Frame-Options': 'DENY',
    ...(secure ? { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' } : {}),
  }
}

export function pageHeaders(
  secure: boolean,
  { images, media, scripts, styles }: PageSources,
): Record<string, string> {
  return {
    ...commonHeaders(secure),
    'Content-Security-Policy': [
      "default-src 'none'",
      `script-src 'self' ${scripts}`.trim(),
      `style-src 'self' ${styles}`.trim(),
      `img-src 'self' ${images}`,
      `media-src 'self' ${media}`,
      "font-src 'self'",
      "connect-src 'self'",
      "form-action 'self'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "manifest-src 'self'",
    ].join('; '),
  }
}

/** Headers of a page without any script. */
export function plainPageHeaders(secure: boolean): Record<string, string> {
  return {
    ...commonHeaders(secure),
    'Content-Security-Policy':
      "default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'no-store',
  }
}

/**
 * Headers of every answer of a host that only hands out files. A policy for openers cannot be joined with a sandbox: browsers
 * would show neither.
 */
export function fileHostHeaders(secure: boolean): Record<string, string> {
  return {
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'no-referrer',
    'X-Robots-Tag': 'noindex',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=()',
    ...(secure ? { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' } : {}),
  }
}
