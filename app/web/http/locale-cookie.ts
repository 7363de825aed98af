import type { IncomingHttpHeaders } from 'node:http'
import { onlyCookie, setCookie } from '@cakrawala/http/cookie'
import { themeIn } from '@cakrawala/ui/choose-theme'
import { settings } from '#infra/settings.ts'
import { type Locale, locales } from '#kernel/locale.ts'

const name = 'locale'
const yearSeconds = 31_536_000

/** The language chosen in this browser; null where none was. */
export function localeOfCookies(header: string | null | undefined): Locale | null {
  const value = onlyCookie(header ?? null, name)
  return locales.find((locale) => locale === value) ?? null
}

export function localeCookie(locale: Locale): string {
  const isSecure = settings().origin.startsWith('https:')
  return setCookie(name, locale, { seconds: yearSeconds, isSecure, httpOnly: true })
}

/** The two choices a browser remembers without knowing its reader, in either order. */
const choice = `(?:${name}=(?:${locales.join('|')})|theme=[a-z]{0,10})`
const choicesOnly = new RegExp(`^${choice}(?:; ?${choice})?$`)

/**
 * Whether nothing is known of the reader but their language and theme: every page but `/` is the same for them, in each of the
 * themes.
 */
export function isStranger({ cookie, authorization }: IncomingHttpHeaders): boolean {
  return authorization === undefined && (cookie === undefined || choicesOnly.test(cookie))
}

/** The theme chosen in this browser, of a closed list; undefined where it follows the device, also by any other value. */
export function chosenTheme({ cookie }: IncomingHttpHeaders): 'light' | 'dark' | undefined {
  if (cookie === undefined) return undefined
  const theme = themeIn(cookie)
  return theme === 'system' ? undefined : theme
}

/** The one cookie with which a page is made for all who chose a theme. */
export function themeCookie(theme: string | undefined): Record<string, string> {
  return theme === undefined ? {} : { cookie: `theme=${theme}` }
}

/** Where `/`, the one address that chooses no language, leads a reader who chose another one; null for everything else. */
export function chosenHome(
  method: string | undefined,
  url: string,
  cookie: string | undefined,
): string | null {
  if ((method !== 'GET' && method !== 'HEAD') || !/^\/(?:\?|$)/.test(url)) return null
  return localeOfCookies(cookie) === 'en' ? `/en${url.slice(1)}` : null
}
