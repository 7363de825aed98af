import { hasCookie, hostCookieName, onlyCookie, setCookie } from '@cakrawala/http/cookie'
import { pictureAddress } from '#domain/account/picture/picture.ts'
import { sessionSeconds } from '#domain/account/session/session-life.ts'
import { settings } from '#infra/settings.ts'
import { type Person, roleIds } from '#kernel/actor.ts'

export function sessionCookieName(): string {
  return hostCookieName('auth.session', isSecure())
}

/** @returns the session token of a Cookie header, or null; two cookies of the name count as none. */
export function tokenOfCookies(header: string | null): string | null {
  return onlyToken(header, sessionCookieName())
}

/** The token a cookie of this name carries; two cookies of the name count as none. */
export function onlyToken(header: string | null, name: string): string | null {
  const value = onlyCookie(header, name)
  return value !== null && /^[0-9A-Za-z]{40,64}$/.test(value) ? value : null
}

/** Whether a request carries a session cookie at all, readable or not. */
export function hasSessionCookie(header: string | null): boolean {
  return hasCookie(header, sessionCookieName())
}

/**
 * Cookies of a fresh session: the token, and the hints the specification names; hints of an earlier role go. No server
 * decision reads the hints.
 */
export function sessionCookies(
  token: string,
  person: Pick<Person, 'role' | 'permission' | 'username' | 'picture'>,
  companyName: string | null,
): Headers {
  const hints: Record<string, string> = {
    [`role_${person.role}`]: String(roleIds[person.role]),
    ...(person.permission === null ? {} : { company_permission: String(person.permission) }),
    'auth.login_data': loginData(person, companyName),
  }
  const headers = new Headers()
  add(headers, sessionCookieName(), token, sessionSeconds, true)
  for (const [name, value] of Object.entries(hints)) add(headers, name, value, sessionSeconds)
  for (const name of hintNames) if (!(name in hints)) add(headers, name, '', 0)
  return headers
}

type LoginData = Pick<Person, 'role' | 'username' | 'picture'>

/** The one hint that changes during a session. */
export function loginDataCookie(person: LoginData, companyName: string | null): Headers {
  const headers = new Headers()
  add(headers, 'auth.login_data', loginData(person, companyName), sessionSeconds)
  return headers
}

function loginData({ username, role, picture }: LoginData, companyName: string | null): string {
  const login = {
    username,
    avatar: pictureAddress(picture) ?? null,
    company_name: role === 'company' ? companyName : null,
    member_company_name: role === 'company_member' ? companyName : null,
  }
  return encodeURIComponent(JSON.stringify(login))
}

/** The end of a session in the browser: nothing of it stays behind. */
export function clearedCookies(): Headers {
  const headers = new Headers()
  for (const name of [sessionCookieName(), ...hintNames]) add(headers, name, '', 0)
  return headers
}

const hintNames = [
  'company_permission',
  'auth.login_data',
  ...Object.keys(roleIds).map((role) => `role_${role}`),
]

function add(headers: Headers, name: string, value: string, seconds: number, httpOnly = false): void {
  headers.append('Set-Cookie', setCookie(name, value, { seconds, isSecure: isSecure(), httpOnly }))
}

function isSecure(): boolean {
  return settings().origin.startsWith('https:')
}
