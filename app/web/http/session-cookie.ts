import { settings } from '#infra/settings.ts'
import { type Person, roleIds } from '#kernel/actor.ts'

/** Absolute life of a session in seconds (specification §9). */
export const sessionSeconds = 172_800

/** `__Host-` binds the cookie to this host and to https; plain http (demo, tests) cannot carry the prefix. */
export function sessionCookieName(): string {
  return settings().origin.startsWith('https:') ? '__Host-auth.session' : 'auth.session'
}

/** @returns the session token of a Cookie header, or null; two cookies of the name count as none. */
export function tokenOfCookies(header: string | null): string | null {
  const name = sessionCookieName()
  const values = (header ?? '')
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part.startsWith(`${name}=`))
    .map((part) => part.slice(name.length + 1))
  return values.length === 1 && /^[0-9A-Za-z]{40,64}$/.test(values[0]!) ? values[0]! : null
}

/** Cookies of a fresh session: the token, and the hints the specification names. No server decision reads the hints. */
export function sessionCookies(
  token: string,
  person: Pick<Person, 'role' | 'permission' | 'username'>,
  companyName: string | null,
): Headers {
  const secure = settings().origin.startsWith('https:') ? '; Secure' : ''
  const headers = new Headers()
  const set = (name: string, value: string, flags = '') =>
    headers.append(
      'Set-Cookie',
      `${name}=${value}; Path=/; SameSite=Lax; Max-Age=${sessionSeconds}${secure}${flags}`,
    )
  set(sessionCookieName(), token, '; HttpOnly')
  set(`role_${person.role}`, String(roleIds[person.role]))
  if (person.permission !== null) set('company_permission', String(person.permission))
  const login = {
    username: person.username,
    avatar: null,
    company_name: companyName,
    member_company_name: companyName,
  }
  set('auth.login_data', encodeURIComponent(JSON.stringify(login)))
  return headers
}

export function clearedCookies(): Headers {
  const secure = settings().origin.startsWith('https:') ? '; Secure' : ''
  const headers = new Headers()
  const names = [
    sessionCookieName(),
    'company_permission',
    'auth.login_data',
    ...Object.keys(roleIds).map((role) => `role_${role}`),
  ]
  for (const name of names) headers.append('Set-Cookie', `${name}=; Path=/; SameSite=Lax; Max-Age=0${secure}`)
  return headers
}
