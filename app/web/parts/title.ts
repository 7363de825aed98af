import { wordsIn } from '#i18n/catalogue.ts'
import { siteWords } from '#i18n/site.ts'
import { localeOf } from '#kernel/locale.ts'

/**
 * Meta of a page: its own title before the product's (specification §2), in the language of its address.
 * @param title gets the page's loader data too, undefined where loading was refused
 * @param description one or two sentences for search results, where the page has them
 */
export function pageTitle<T, D = unknown>(
  words: Record<'id' | 'en', T>,
  title: (words: T, data: D | undefined) => string,
  description?: (words: T, data: D | undefined) => string,
) {
  return ({ location, loaderData }: { location: { pathname: string }; loaderData?: unknown }) => {
    const locale = localeOf(location.pathname.split('/')[1])
    const data = loaderData as D | undefined
    const own = { title: `${title(words[locale], data)} · ${wordsIn(siteWords, locale).title}` }
    return description ? [own, { name: 'description', content: description(words[locale], data) }] : [own]
  }
}
