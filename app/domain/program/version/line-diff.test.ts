import { describe, expect, it } from 'vitest'
import { lineDiff } from './line-diff.ts'

const signs = { same: ' ', removed: '-', added: '+', skipped: '…' } as const
const shown = (before: string, after: string) =>
  lineDiff(before ? before.split(' ') : [], after ? after.split(' ') : [])
    .map(({ kind, text }) => signs[kind] + text)
    .join(' ')

describe('lineDiff', () => {
  it.each([
    ['a b c', 'a b c', ''],
    ['', '', ''],
    ['', 'a', '+a'],
    ['a', '', '-a'],
    ['a b c', 'a x c', ' a -b +x  c'],
    ['a b c d e f', 'a b c d e g', '…  e -f +g'],
    ['a b c d e f g', 'x b c d e f y', '-a +x  b …  f -g +y'],
    ['a b', 'b a', '-a  b +a'],
    ['a a', 'a', ' a -a'],
  ])('%j to %j', (before, after, wanted) => {
    expect(shown(before, after)).toBe(wanted)
  })

  it('contains both texts completely, whatever they are', () => {
    let seed = 7
    const next = () => (seed = (seed * 48_271) % 2_147_483_647)
    for (let turn = 0; turn < 200; turn++) {
      const before = Array.from({ length: next() % 9 }, () => 'abc'[next() % 3]!)
      const after = Array.from({ length: next() % 9 }, () => 'abc'[next() % 3]!)
      const lines = lineDiff(before, after, 99)
      const side = (gone: string) => lines.filter(({ kind }) => kind !== gone).map(({ text }) => text)
      if (lines.length === 0) expect(before).toEqual(after)
      else expect([side('added'), side('removed')]).toEqual([before, after])
    }
  })

  it('responds without delay for texts of twenty thousand lines', () => {
    const lines = (word: string) => Array.from({ length: 20_000 }, (_, row) => `${word}${row}`)
    const start = performance.now()
    expect(lineDiff(lines('a'), lines('b'))).toHaveLength(40_000)
    expect(performance.now() - start).toBeLessThan(2_000)
  })
})
