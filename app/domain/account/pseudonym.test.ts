import { expect, it } from 'vitest'
import { isPseudonym, newPseudonym } from './pseudonym.ts'
import { usernameProblem } from './username.ts'

it('makes names that match the username rule and cannot be signed up with', () => {
  const names = Array.from({ length: 200 }, newPseudonym)
  expect(new Set(names).size).toBeGreaterThan(195)
  expect(names.every(isPseudonym)).toBe(true)
  expect(names.every((name) => /^[a-z0-9][a-z0-9_-]{1,28}[a-z0-9]$/.test(name))).toBe(true)
  expect(new Set(names.map(usernameProblem))).toEqual(new Set(['username_reserved']))
})

it('takes nothing else for one', () => {
  expect(['anonim', 'anonim-', 'anonim-abcdefg', 'anonim-ABCDEF', 'xanonim-abcdef'].some(isPseudonym)).toBe(
    false,
  )
})
