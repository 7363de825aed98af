/** The two languages of the product; the first is the default and the fallback. */
export const locales = ['id', 'en'] as const
export type Locale = (typeof locales)[number]
export const defaultLocale: Locale = 'id'

/** @returns the locale spelled by `text`, or the default for anything else. */
export function localeOf(text: string | null | undefined): Locale {
  return text === 'en' ? 'en' : defaultLocale
}

/** Path of a page in a locale: `/programs` stays for Indonesian, becomes `/en/programs` for English. */
export function inLocale(path: string, locale: Locale): string {
  if (locale === defaultLocale) return path
  return path === '/' ? '/en' : `/en${path}`
}
