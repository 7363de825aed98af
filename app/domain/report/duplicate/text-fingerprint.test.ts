import { describe, expect, it } from 'vitest'
import { bandsOf, likeness, wordPairs } from './text-fingerprint.ts'

const words = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, place) => `kata${from + place}`).join(' ')
const text = (pocMd: string) => ({ title: '', impactMd: '', pocMd })
const sharedBands = (one: string, other: string, circle = 'a') => {
  const known = new Set(bandsOf(text(one), 'a'))
  return bandsOf(text(other), circle).filter((band) => known.has(band)).length
}

describe('the fingerprint of a text', () => {
  it('measures shared word pairs', () => {
    const pairs = wordPairs(text('Satu dua, TIGA empat'))
    expect([...pairs]).toEqual(['satu dua', 'dua tiga', 'tiga empat'])
    expect(likeness(pairs, pairs)).toBe(1)
    expect(likeness(pairs, wordPairs(text('satu dua tiga lima')))).toBeCloseTo(2 / 4)
    expect(likeness(pairs, new Set())).toBe(0)
  })

  it('is found again where two thirds of the pairs are shared, nearly always', () => {
    let missed = 0
    for (let turn = 0; turn < 100; turn++) {
      const from = turn * 1000
      if (sharedBands(words(from, from + 250), words(from + 50, from + 300)) === 0) missed++
    }
    expect(missed).toBeLessThan(5)
  })

  it('matches neither other texts nor other companies', () => {
    expect(sharedBands(words(0, 200), words(500, 700))).toBe(0)
    expect(sharedBands(words(0, 200), words(0, 200))).toBe(16)
    expect(sharedBands(words(0, 200), words(0, 200), 'b')).toBe(0)
  })

  it('is fast for the longest report', () => {
    const long = Array.from({ length: 5_000 }, (_, place) => `kata${(place * 7919) % 4001}`).join(' ')
    const start = performance.now()
    bandsOf(text(long), 'a')
    expect(performance.now() - start).toBeLessThan(200)
  })
})
