import { pageMeta } from '@cakrawala/page-parts/page-meta'
import { wordsIn } from '#i18n/catalogue.ts'
import { siteWords } from '#i18n/site.ts'
import { type Locale, localeOf } from '#kernel/locale.ts'
import { type RootFacts, unknownFacts } from './root-facts.tsx'

/** What a route's `meta` receives; the first of the matches is the root, which knows the brand. */
export type PageArgs = {
  location: { pathname: string }
  loaderData?: unknown
  matches?: readonly ({ loaderData?: unknown } | undefined)[]
}

/**
 * Meta of a page: its own title before the product's, in the language of its address.
 * @param title gets the page's loader data too, undefined where loading was refused; empty: the product's title alone
 * @param description one or two sentences for search results and for those it is shared with, on public pages
 */
export function pageTitle<T, D = unknown>(
  words: Record<'id' | 'en', T>,
  title: (words: T, data: D | undefined) => string,
  description?: (words: T, data: D | undefined, brand: string) => string,
) {
  return (page: PageArgs) => {
    const locale = localeOf(page.location.pathname.split('/')[1])
    const data = page.loaderData as D | undefined
    const site = siteTitle(page, locale)
    const own = title(wordsIn(words, locale), data)
    return pageMeta(own, site, description?.(wordsIn(words, locale), data, brandOf(page)))
  }
}

/** The product's title under the brand this site is run by. */
export function siteTitle(page: Pick<PageArgs, 'matches'>, locale: Locale): string {
  return wordsIn(siteWords, locale).title({ brand: brandOf(page) })
}

function brandOf({ matches }: Pick<PageArgs, 'matches'>): string {
  const root = matches?.[0]?.loaderData as RootFacts | undefined
  return (root ?? unknownFacts).brand.name
}
