import { articleTopics } from '#domain/publication/article.ts'
import { inLocale, type Locale, locales } from '#kernel/locale.ts'

/** The metadata of a page for search engines and for those it is shared with; its `handle` carries it. */
export type PublicPage<D = unknown> = {
  /**
   * Whether it may be listed. Pages under `pages/public` are unless they opt out; all others only when they
   * opt in.
   */
  listed?: (data: D) => boolean
  /** Queries that make a page of their own; every other one shows the same page. */
  queries?: Readonly<Record<string, RegExp>>
  /** Which picture of its own it has: a kind and a name, such as `programs/<id>`. */
  picture?: (data: D) => string
  /** Languages its text is written in, where that is not all: the others show it too, but point here. */
  languages?: (data: D) => readonly Locale[]
  /** The Open Graph type; `website` by default. */
  type?: 'article' | 'profile'
}

/** Page 1 is the list itself. */
export const pageQuery = /^(?!1$)[1-9]\d{0,3}$/
/** What articles can be about. */
export const topicQuery = new RegExp(`^(?:${articleTopics.join('|')})$`)

export function publicPage<D>(page: PublicPage<D>): { publicPage: PublicPage<D> } {
  return { publicPage: page }
}

/** A public page that is not indexed. */
export const unlisted = publicPage({ listed: () => false })

export type Match = { id: string; loaderData?: unknown; handle?: unknown }

/** How a page wants to be found; null for pages that want not to be. */
export function publicPageOf({ id, loaderData, handle }: Match): PublicPage | null {
  const said = (handle as { publicPage?: PublicPage } | undefined)?.publicPage
  const listed = said?.listed ? said.listed(loaderData) : id.startsWith('pages/public/')
  return listed ? (said ?? {}) : null
}

/**
 * The one path of a page without its language, whatever way its address was written, with the queries that count.
 * The router reads addresses without regard to case and slashes.
 */
export function canonicalPath(
  { pathname, search }: { pathname: string; search: string },
  { queries = {} }: Pick<PublicPage, 'queries'> = {},
): string {
  const parts = pathname.toLowerCase().split('/').filter(Boolean)
  const path = `/${(parts[0] === 'en' ? parts.slice(1) : parts).join('/')}`
  const asked = new URLSearchParams(search)
  const kept = Object.keys(queries)
    .sort()
    .flatMap((name) => {
      const value = asked.get(name)
      return value !== null && queries[name]!.test(value) ? [[name, value]] : []
    })
  return kept.length > 0 ? `${path}?${new URLSearchParams(kept)}` : path
}

/** Addresses of a page in its languages, and for the person who speaks none of them. */
export function alternatesOf(origin: string, path: string, languages: readonly Locale[] = locales) {
  const own = languages.map((locale) => [locale, origin + inLocale(path, locale)] as const)
  return [...own, ['x-default', origin + path] as const]
}

/** Path of the picture that is shown where a page is shared. */
export function picturePath(picture: string | undefined, locale: Locale): string {
  return `/og/${locale}/${picture ?? 'site'}.png`
}
