import { describe, expect, it } from 'vitest'
import { faqWords } from '#i18n/faq.ts'
import { locales } from '#kernel/locale.ts'
import { faqFound, faqQueryOf } from './faq-search.ts'

const figures = { low: 6, medium: 12, high: 24, critical: 48, cvssRight: 2, quality: 5 }
const idsFor = (query: string) =>
  faqFound(faqWords.id, faqQueryOf(query), figures).flatMap(({ questions }) => questions.map(({ id }) => id))

describe.each(locales)('the questions in %s', (locale) => {
  it('are at least 24 in five groups, each with an anchor of its own', () => {
    const groups = faqFound(faqWords[locale], '', figures)
    const ids = groups.flatMap(({ questions }) => questions.map(({ id }) => id))
    expect(groups).toHaveLength(5)
    expect(ids.length).toBeGreaterThanOrEqual(24)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.filter((id) => !/^[a-z]+-[a-z]+$/.test(id))).toEqual([])
    const said = groups.flatMap(({ questions }) => questions.map(({ text }) => text)).join(' ')
    expect(said).not.toMatch(/[{}]|undefined/)
    expect(said).toMatch(/6 po[a-z]+ .*12 .*24 .*48 /)
  })
})

describe('the search', () => {
  it('finds questions that hold every word, in any case, order and accent', () => {
    expect(idsFor('DUPLIKAT')).toEqual(['bughunter-duplicate'])
    expect(idsFor('hilang  ponsel')).toEqual(['account-lost'])
    expect(idsFor('dúplikat')).toEqual(['bughunter-duplicate'])
    expect(idsFor('duplikat gajah')).toEqual([])
  })

  it('treats wildcards and regular expressions as text, and truncates long or broken terms', () => {
    for (const query of ['%', '.*', '[', '\\', '(a+)+$', 'a'.repeat(5_000), '\ud800'])
      expect(idsFor(query)).toEqual([])
    expect(faqQueryOf(`a\0b\r\n${'c'.repeat(5_000)}`)).toHaveLength(100)
    expect(faqQueryOf('\0\r\n')).toBe('')
    expect(faqQueryOf(null)).toBe('')
  })
})
