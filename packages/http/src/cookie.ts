/** `__Host-` binds a cookie to its host and to https; plain http (demo, tests) cannot carry the prefix. */
export function hostCookieName(name: string, isSecure: boolean): string {
  return isSecure ? `__Host-${name}` : name
}

/** The value of a cookie in a Cookie header; null where there is none, or more than one of the name. */
export function onlyCookie(header: string | null, name: string): string | null {
  const values = cookiesOf(header, name)
  return values.length === 1 ? values[0]! : null
}

/** Whether a Cookie header has a cookie of this name at all. */
export function hasCookie(header: string | null, name: string): boolean {
  return cookiesOf(header, name).length > 0
}

type Life = { seconds: number; isSecure: boolean; httpOnly?: boolean }

/** A Set-Cookie header for the whole host, sent along by links of other sites but not by their forms. */
export function setCookie(
  name: string,
  value: string,
  { seconds, isSecure, httpOnly = false }: Life,
): string {
  const flags = `${isSecure ? '; Secure' : ''}${httpOnly ? '; HttpOnly' : ''}`
  return `${name}=${value}; Path=/; SameSite=Lax; Max-Age=${seconds}${flags}`
}

function cookiesOf(header: string | null, name: string): string[] {
  return (header ?? '')
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part.startsWith(`${name}=`))
    .map((part) => part.slice(name.length + 1))
}
