import { plainRefusalPage } from '../plain-refusal.ts'
import { plainPageHeaders } from '../security-headers.ts'

/**
 * The answer to a page there is no capacity for: made without React, since making it must cost next to
 * nothing.
 */
export function busyPage({ url, method }: Request): Response {
  const { pathname } = new URL(url)
  return new Response(method === 'HEAD' ? null : plainRefusalPage(503, pathname, method), {
    status: 503,
    headers: plainPageHeaders(),
  })
}
