import { expect, it } from 'vitest'
import { hasCookie, hostCookieName, onlyCookie, setCookie } from './cookie.ts'

it('reads the only cookie of a name, and none where it comes twice', () => {
  expect(onlyCookie('a=1; session=x; ab=2', 'session')).toBe('x')
  expect(onlyCookie('session=x; session=y', 'session')).toBeNull()
  expect(hasCookie('session=x; session=y', 'session')).toBe(true)
  expect(onlyCookie('asession=x', 'session')).toBeNull()
  expect(onlyCookie(null, 'session')).toBeNull()
  expect(hasCookie(null, 'session')).toBe(false)
})

it('binds a cookie to its host and to https where the site has it', () => {
  const name = hostCookieName('session', true)
  expect(setCookie(name, 'x', { seconds: 60, isSecure: true, httpOnly: true })).toBe(
    '__Host-session=x; Path=/; SameSite=Lax; Max-Age=60; Secure; HttpOnly',
  )
  expect(setCookie(hostCookieName('session', false), '', { seconds: 0, isSecure: false })).toBe(
    'session=; Path=/; SameSite=Lax; Max-Age=0',
  )
})
