import { settings } from '#infra/settings.ts'

/** Whether a request comes from one of our own pages, by Sec-Fetch-Site and Origin as browsers set them. */
export function isSameOrigin(request: Request): boolean {
  return isOwn(
    request.headers.get('sec-fetch-site'),
    request.headers.get('origin'),
    request.headers.get('referer'),
  )
}

/**
 * @param site Sec-Fetch-Site, which pages cannot forge; absent in old browsers and in API clients.
 * @param origin the Origin header; must be ours where present.
 */
export function isOwn(site: string | null, origin: string | null, referer: string | null): boolean {
  const own = settings().origin
  // A page whose address must not be passed on sends its forms with Origin null; only a browser says same-origin of it.
  if (origin === 'null') return site === 'same-origin'
  if (origin !== null && origin !== own) return false
  if (site !== null) return site === 'same-origin' || site === 'none'
  if (origin !== null) return true
  return referer?.startsWith(`${own}/`) ?? false
}
