import { Link, type LinkProps, useLocation } from 'react-router'
import { addressing, readerAt } from '#i18n/address.ts'
import { type Catalogue, wordsIn } from '#i18n/catalogue.ts'
import { inLocale, type Locale, localeOf } from '#kernel/locale.ts'

/** The language of the page, from its address. */
export function useLocale(): Locale {
  return localeOf(useLocation().pathname.split('/')[1])
}

/** The words of a catalogue in the language of the page, addressed to whom the page is for. */
export function useWords<T>(words: Catalogue<T>): T {
  return addressing(wordsIn(words, useLocale()), readerAt(useLocation().pathname))
}

/** The words of a text that is signed: exactly as it is written. */
export function useSignedWords<T>(words: Catalogue<T>): T {
  return wordsIn(words, useLocale())
}

/** A link that stays in the reader's language. */
export function L({ to, ...rest }: LProps) {
  const path = usePath()(to)
  const whole = path.startsWith('/')
  return import.meta.env.SSR && whole ? <Anchor to={path} {...rest} /> : <Link to={path} {...rest} />
}

type LProps = Omit<LinkProps, 'to'> & { to: string }

/** The same element as `Link` makes, without what it readies for clicks: a long list has hundreds of them. */
function Anchor({ to, ...rest }: LProps) {
  const { discover, prefetch, relative, reloadDocument, replace, state, ...more } = rest
  const { preventScrollReset, viewTransition, mask, defaultShouldRevalidate, ...attributes } = more
  return <a {...attributes} href={to} data-discover={discover === 'none' ? undefined : 'true'} />
}

/** Turns a path into the one of the reader's language, for components that take paths. */
export function usePath(): (path: string) => string {
  const locale = useLocale()
  return (path) => inLocale(path, locale)
}
