import { hostCookieName, setCookie } from '@cakrawala/http/cookie'
import { settings } from '#infra/settings.ts'
import { onlyToken } from './session-cookie.ts'

/** Life of the cookie between password and second factor, in seconds; the ticket in it lives no longer. */
const preAuthTokenSeconds = 300

/** The ticket of a Cookie header, or null. It is never looked for where a session is: it opens no page. */
export function preAuthTokenOfCookies(header: string | null): string | null {
  return onlyToken(header, preAuthCookieName())
}

export function preAuthCookie(ticket: string): string {
  return written(ticket, preAuthTokenSeconds)
}

export function clearedPreAuthCookie(): string {
  return written('', 0)
}

function preAuthCookieName(): string {
  return hostCookieName('auth.ticket', isSecure())
}

function written(value: string, seconds: number): string {
  return setCookie(preAuthCookieName(), value, { seconds, isSecure: isSecure(), httpOnly: true })
}

function isSecure(): boolean {
  return settings().origin.startsWith('https:')
}
