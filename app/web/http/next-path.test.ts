import { describe, expect, it } from 'vitest'
import { pathAfterSignIn } from './next-path.ts'

describe('the redirect after a sign-in', () => {
  it.each([
    ['/bughunter/programs/detail/0190', '/bughunter/programs/detail/0190'],
    ['/en/bughunter/profile?tab=phone', '/en/bughunter/profile?tab=phone'],
    ['/programs/abc', '/programs/abc'],
    ['/bughunter', '/bughunter'],
  ])('%s is followed', (next, path) => expect(pathAfterSignIn(next, 'bughunter', 'id')).toBe(path))

  it.each([
    null,
    '',
    'https://evil.test',
    '//evil.test/bughunter',
    '/\\evil.test',
    '/bughunter//evil.test',
    '/bughunter/../company',
    '/bughunter/..',
    '/bughunter/./../sign-out?a=b',
    '/company/programs',
    '/bughunters-evil',
    '/bughunter/\r\nSet-Cookie: a=b',
    '/bughunter/%2f%2fevil.test',
    'javascript:alert(1)',
    '/sign-out',
    `/bughunter/${'a'.repeat(400)}`,
  ])('%j leads to the home page', (next) => {
    expect(pathAfterSignIn(next, 'bughunter', 'id')).toBe('/bughunter')
    expect(pathAfterSignIn(next, 'bughunter', 'en')).toBe('/en/bughunter')
  })
})
