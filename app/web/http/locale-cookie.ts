import type { IncomingHttpHeaders } from 'node:http'
import { onlyCookie, setCookie } from '@cakrawala/http/cookie'
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

/** Whether nothing is known of the reader but their language: every page but `/` is the same for them. */
export function isStranger({ cookie, authorization }: IncomingHttpHeaders): boolean {
  const known = cookie !== undefined && !locales.some((locale) => cookie === `${name}=${locale}`)
  return !known && authorization === undefined
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
