import { Link, type LinkProps, useLocation } from 'react-router'
import { type Catalogue, wordsIn } from '#i18n/catalogue.ts'
import { inLocale, type Locale, localeOf } from '#kernel/locale.ts'

/** The language of the page, as its address says. */
export function useLocale(): Locale {
  return localeOf(useLocation().pathname.split('/')[1])
}

/** The words of a catalogue in the language of the page. */
export function useWords<T>(words: Catalogue<T>): T {
  return wordsIn(words, useLocale())
}

/** A link that stays in the reader's language. */
export function L({ to, ...rest }: Omit<LinkProps, 'to'> & { to: string }) {
  return <Link to={usePath()(to)} {...rest} />
}

/** Turns a path into the one of the reader's language, for components that take paths. */
export function usePath(): (path: string) => string {
  const locale = useLocale()
  return (path) => inLocale(path, locale)
}
