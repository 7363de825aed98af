import { describe, expect, it } from 'vitest'
import routes from '#web/routes.ts'
import { isReservedName, reservedNames } from './reserved-names.ts'
import { usernameKey, usernameProblem } from './username.ts'

type Entry = { path?: string | undefined; children?: Entry[] | undefined }

/** First parts of all addresses in the route table; `en?` is the language before each of them. */
function firstParts(entries: Entry[]): string[] {
  return entries.flatMap(({ path, children = [] }) => {
    const [first, second] = (path ?? '').split('/').filter((part) => part !== 'en?')
    const own = first ?? second
    return own ? [own.replace(/[?]$/, '').replace(/\..*$/, '')] : firstParts(children)
  })
}

describe('reserved names', () => {
  it('include every first segment of a route', () => {
    const names = [...new Set(firstParts(routes as Entry[]))].filter((part) => /^[a-z0-9]/.test(part))
    expect(names).toContain('bughunter')
    expect(names.filter((name) => !isReservedName(name))).toEqual([])
  })

  it('include the paths served outside the route table', () => {
    const served = [
      'api',
      'auth-api',
      'assets',
      'health',
      'en',
      'id',
      'robots',
      'sitemap',
      'favicon',
      'well-known',
    ]
    expect(served.filter((name) => !isReservedName(name))).toEqual([])
    expect(new Set(reservedNames).size).toBe(reservedNames.length)
  })
})

describe('username', () => {
  it.each(['elang', 'e1-2_x', 'abc', '0x0', 'a'.repeat(30)])('%s may be taken', (name) =>
    expect(usernameProblem(name)).toBeNull(),
  )

  it.each([
    'ab',
    'a'.repeat(31),
    'Elang',
    '-elang',
    'elang-',
    '_elang',
    'elang.jawa',
    'elang/',
    'el%2eng',
    'elang jawa',
    'elang\n',
    'elаng',
    'ｅlang',
    'el\u200bang',
    'elang\u202e',
    'é́lang',
    '',
  ])('%j has a wrong shape', (name) => expect(usernameProblem(name)).toBe('username_shape'))

  it.each([
    'programs',
    'hello',
    'hello-team',
    'admin2',
    'support-id',
    'cakrawala',
    'cakrawala-official',
    'sign-in',
  ])('%s is reserved', (name) => expect(usernameProblem(name)).toBe('username_reserved'))

  it('has one key for look-alikes', () => {
    expect(usernameKey('Ｅlang')).toBe('elang')
    expect(usernameKey('ELANG')).toBe('elang')
  })
})
