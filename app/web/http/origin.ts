import { isFrom } from '@cakrawala/http/own-origin'
import { settings } from '#infra/settings.ts'

/** Whether a request comes from one of our own pages, by Sec-Fetch-Site and Origin as browsers set them. */
export function isSameOrigin(request: Request): boolean {
  return isOwn(
    request.headers.get('sec-fetch-site'),
    request.headers.get('origin'),
    request.headers.get('referer'),
  )
}

/** The same by the headers themselves: Sec-Fetch-Site, Origin, Referer. */
export function isOwn(site: string | null, origin: string | null, referer: string | null): boolean {
  return isFrom(settings().origin, { site, origin, referer })
}
