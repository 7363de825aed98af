import { wordsIn } from '#i18n/catalogue.ts'
import { siteWords } from '#i18n/site.ts'
import { localeOf } from '#kernel/locale.ts'

/** Meta of a page: its own title before the product's (specification §2), in the language of its address. */
export function pageTitle<T>(words: Record<'id' | 'en', T>, title: (words: T) => string) {
  return ({ location }: { location: { pathname: string } }) => {
    const locale = localeOf(location.pathname.split('/')[1])
    return [{ title: `${title(words[locale])} · ${wordsIn(siteWords, locale).title}` }]
  }
}
