import { sessionSeconds } from '#domain/account/session/session-life.ts'
import { settings } from '#infra/settings.ts'
import { type Person, roleIds } from '#kernel/actor.ts'

/** `__Host-` binds the cookie to this host and to https; plain http (demo, tests) cannot carry the prefix. */
export function sessionCookieName(): string {
  return settings().origin.startsWith('https:') ? '__Host-auth.session' : 'auth.session'
}

/** @returns the session token of a Cookie header, or null; two cookies of the name count as none. */
export function tokenOfCookies(header: string | null): string | null {
  return onlyToken(header, sessionCookieName())
}

/** The token a cookie of this name carries; two cookies of the name count as none. */
export function onlyToken(header: string | null, name: string): string | null {
  const values = (header ?? '')
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part.startsWith(`${name}=`))
    .map((part) => part.slice(name.length + 1))
  return values.length === 1 && /^[0-9A-Za-z]{40,64}$/.test(values[0]!) ? values[0]! : null
}

/** Whether a request carries a session cookie at all, readable or not. */
export function hasSessionCookie(header: string | null): boolean {
  const name = sessionCookieName()
  return (header ?? '').split(';').some((part) => part.trim().startsWith(`${name}=`))
}

/**
 * Cookies of a fresh session: the token, and the hints the specification names; hints of an earlier role go. No server
 * decision reads the hints.
 */
export function sessionCookies(
  token: string,
  person: Pick<Person, 'role' | 'permission' | 'username'>,
  companyName: string | null,
): Headers {
  const login = {
    username: person.username,
    avatar: null,
    company_name: person.role === 'company' ? companyName : null,
    member_company_name: person.role === 'company_member' ? companyName : null,
  }
  const hints: Record<string, string> = {
    [`role_${person.role}`]: String(roleIds[person.role]),
    ...(person.permission === null ? {} : { company_permission: String(person.permission) }),
    'auth.login_data': encodeURIComponent(JSON.stringify(login)),
  }
  const headers = new Headers()
  setCookie(headers, sessionCookieName(), token, sessionSeconds, '; HttpOnly')
  for (const [name, value] of Object.entries(hints)) setCookie(headers, name, value, sessionSeconds)
  for (const name of hintNames) if (!(name in hints)) setCookie(headers, name, '', 0)
  return headers
}

/** The end of a session in the browser: nothing of it stays behind. */
export function clearedCookies(): Headers {
  const headers = new Headers()
  for (const name of [sessionCookieName(), ...hintNames]) setCookie(headers, name, '', 0)
  return headers
}

const hintNames = [
  'company_permission',
  'auth.login_data',
  ...Object.keys(roleIds).map((role) => `role_${role}`),
]

function setCookie(headers: Headers, name: string, value: string, seconds: number, flags = ''): void {
  const secure = settings().origin.startsWith('https:') ? '; Secure' : ''
  headers.append('Set-Cookie', `${name}=${value}; Path=/; SameSite=Lax; Max-Age=${seconds}${secure}${flags}`)
}
