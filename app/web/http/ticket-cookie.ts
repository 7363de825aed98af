import { settings } from '#infra/settings.ts'
import { onlyToken } from './session-cookie.ts'

/** Life of the cookie between password and second factor, in seconds; the ticket in it lives no longer. */
const ticketSeconds = 300

/** The ticket of a Cookie header, or null. It is never looked for where a session is: it opens no page. */
export function ticketOfCookies(header: string | null): string | null {
  return onlyToken(header, ticketCookieName())
}

export function ticketCookie(ticket: string): string {
  return written(ticket, ticketSeconds)
}

export function clearedTicketCookie(): string {
  return written('', 0)
}

function ticketCookieName(): string {
  return isSecure() ? '__Host-auth.ticket' : 'auth.ticket'
}

function written(value: string, seconds: number): string {
  const secure = isSecure() ? '; Secure' : ''
  return `${ticketCookieName()}=${value}; Path=/; SameSite=Lax; Max-Age=${seconds}${secure}; HttpOnly`
}

function isSecure(): boolean {
  return settings().origin.startsWith('https:')
}
