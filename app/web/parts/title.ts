import { wordsIn } from '#i18n/catalogue.ts'
import { siteWords } from '#i18n/site.ts'
import { localeOf } from '#kernel/locale.ts'

/**
 * Meta of a page: its own title before the product's (specification §2), in the language of its address.
 * @param title gets the page's loader data too, undefined where loading was refused
 */
export function pageTitle<T, D = unknown>(
  words: Record<'id' | 'en', T>,
  title: (words: T, data: D | undefined) => string,
) {
  return ({ location, loaderData }: { location: { pathname: string }; loaderData?: unknown }) => {
    const locale = localeOf(location.pathname.split('/')[1])
    const own = title(words[locale], loaderData as D | undefined)
    return [{ title: `${own} · ${wordsIn(siteWords, locale).title}` }]
  }
}
