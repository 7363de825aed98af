import { describe, expect, it } from 'vitest'
import {
  codeBlock,
  type Edit,
  link,
  mark,
  markLines,
  nextLine,
  onOwnLines,
  type Selected,
  table,
} from './markdown-edit.ts'

/** `‹` and `›` stand for the selection, `|` for a caret. */
function at(shown: string): Selected {
  const start = shown.search(/[‹|]/)
  const text = shown.replace(/[‹›|]/g, '')
  const end = shown.includes('›') ? shown.indexOf('›') - 1 : start
  return { text, start, end }
}

function after({ text }: Selected, edit: Edit | null): string | null {
  if (!edit) return null
  const whole = text.slice(0, edit.from) + edit.insert + text.slice(edit.to)
  const [left, chosen, right] = [
    whole.slice(0, edit.start),
    whole.slice(edit.start, edit.end),
    whole.slice(edit.end),
  ]
  return chosen === '' ? `${left}|${right}` : `${left}‹${chosen}›${right}`
}

const run = (shown: string, work: (selected: Selected) => Edit | null) => after(at(shown), work(at(shown)))

describe('marks', () => {
  it.each([
    ['a ‹kata› b', 'a **‹kata›** b'],
    ['a **‹kata›** b', 'a ‹kata› b'],
    ['a | b', 'a **|** b'],
    ['‹kata›', '**‹kata›**'],
  ])('of %j make %j', (shown, made) => expect(run(shown, (one) => mark(one, '**'))).toBe(made))
})

describe('lines', () => {
  it.each([
    ['bullets', 'a\n‹b\nc›\nd', 'a\n‹- b\n- c›\nd'],
    ['bullets', 'a\n‹- b\n- c›\nd', 'a\n‹b\nc›\nd'],
    ['numbers', '‹b\nc\n›d', '‹1. b\n2. c›\nd'],
    ['heading', 'a\nju|dul\nb', 'a\n## judul|\nb'],
    ['heading', '### judul|', 'judul|'],
    ['quote', '|', '> |'],
    ['quote', 'a\n|', 'a\n> |'],
  ] as const)('of %s: %j becomes %j', (kind, shown, made) =>
    expect(run(shown, (one) => markLines(one, kind))).toBe(made),
  )
})

describe('links, code and tables', () => {
  it.each([
    ['lihat ‹ini›', 'lihat [ini](‹https://›)'],
    ['lihat |', 'lihat [‹teks›](https://)'],
    ['‹https://a.test/›', '[‹teks›](https://a.test/)'],
  ])('a link at %j is %j', (shown, made) => expect(run(shown, (one) => link(one, 'teks'))).toBe(made))

  it('code lies on lines of its own, behind a fence longer than those in it', () => {
    expect(run('a|b', (one) => codeBlock(one, 'http'))).toBe('a\n\n```http\n|\n```\n\nb')
    expect(run('a\n\n‹x ``` y›\n\nb', (one) => codeBlock(one, ''))).toBe('a\n\n````\n‹x ``` y›\n````\n\nb')
  })

  it('a table replaces nothing', () => {
    expect(run('‹a›', (one) => table(one, ['Satu', 'Dua']))).toBe(
      'a\n\n| ‹Satu› | Dua |\n| --- | --- |\n|  |  |',
    )
  })
})

it('a picture stands on lines of its own', () => {
  expect(run('a‹b›c', (one) => onOwnLines(one, '![](x.png)'))).toBe('ab\n\n![](x.png)|\n\nc')
  expect(run('|', (one) => onOwnLines(one, '![](x.png)'))).toBe('![](x.png)|')
})

describe('Enter', () => {
  it.each([
    ['- a|', '- a\n- |'],
    ['  2) a|b', '  2) a\n  3) |b'],
    ['- [x] a|', '- [x] a\n- [ ] |'],
    ['> a|', '> a\n> |'],
    ['- a\n- |', '- a\n|'],
    ['1. |\nb', '|\nb'],
    ['a|', null],
    ['- ‹a›', null],
    ['|- a', null],
    ['-a|', null],
  ])('at %j makes %j', (shown, made) => expect(run(shown, nextLine)).toBe(made))
})
