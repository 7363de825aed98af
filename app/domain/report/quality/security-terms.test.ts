import { expect, it } from 'vitest'
import { terms, termsFor } from './security-terms.ts'

it('has each English term once, with its Indonesian word and meaning', () => {
  expect(terms.length).toBeGreaterThanOrEqual(80)
  expect(new Set(terms.map(([english]) => english.toLowerCase())).size).toBe(terms.length)
  expect(terms.flat().filter((text) => text.trim() === '' || text !== text.trim())).toEqual([])
})

it('finds terms by words of either language, and shows a few', () => {
  expect(termsFor('vulner').terms[0]?.[1]).toBe('kerentanan')
  expect(termsFor('kata sandi').terms.map(([english]) => english)).toContain('password')
  expect(termsFor('')).toMatchObject({ count: terms.length })
  expect(termsFor('').terms).toHaveLength(8)
  expect(termsFor('zzz')).toEqual({ terms: [], count: 0 })
})
