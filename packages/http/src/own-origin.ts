/** The headers by which a browser names the origin of a request. */
export type Whence = {
  /** Sec-Fetch-Site, which pages cannot forge; absent in old browsers and in API clients. */
  site: string | null
  /** The Origin header; must be ours where present. */
  origin: string | null
  referer: string | null
}

/** Whether a request comes from a page of `own`, an origin. */
export function isFrom(own: string, { site, origin, referer }: Whence): boolean {
  // A page whose address must not be passed on sends its forms with Origin null; only a browser sends same-origin for it.
  if (origin === 'null') return site === 'same-origin'
  if (origin !== null && origin !== own) return false
  if (site !== null) return site === 'same-origin' || site === 'none'
  if (origin !== null) return true
  return referer?.startsWith(`${own}/`) ?? false
}
