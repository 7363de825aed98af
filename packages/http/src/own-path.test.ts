import { expect, it } from 'vitest'
import { isOwnPath, routerPath } from './own-path.ts'

it.each(['/programs', '/en/programs?page=2', '/a/b.c~d-e'])('%s is a path of the own site', (path) => {
  expect(isOwnPath(path)).toBe(true)
})

it.each([
  '',
  'programs',
  '//other.test',
  '/\\other.test',
  '/a/../b',
  '/a//b',
  '/a?b#c',
  `/${'a'.repeat(300)}`,
])('%s is none', (path) => {
  expect(isOwnPath(path)).toBe(false)
})

it('spells a path as the router reads it', () => {
  expect(routerPath('//Career/%41pply/.data')).toBe('/career/apply')
  expect(routerPath('/career/apply.data')).toBe('/career/apply')
  expect(routerPath('/%E0%A4%A')).toBe('/%e0%a4%a')
})
