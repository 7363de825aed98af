import { expect, test } from 'vitest'
import { findPersonalData } from './find-personal-data.ts'
import { maskValues } from './mask-values.ts'
import { toFind } from './to-find.fixtures.ts'
import { toLeave } from './to-leave.fixtures.ts'

test('what is personal is found whole, by its kind, and what is not is left alone', () => {
  const missed = toFind.filter(
    ([kind, text, value]) => !findPersonalData(text).some((one) => one.kind === kind && one.value === value),
  )
  const wrong = toLeave.filter((text) => findPersonalData(text).length > 0)
  const hits = toFind.length - missed.length
  const precision = hits / (hits + wrong.length)
  expect(toFind.length + toLeave.length).toBeGreaterThanOrEqual(150)
  expect({ missed: missed.map(([kind, , value]) => `${kind} ${value.slice(0, 40)}`), wrong }).toEqual({
    missed: [],
    wrong: [],
  })
  expect({ recall: hits / toFind.length, precision }).toEqual({ recall: 1, precision: 1 })
})

test('it is found in code blocks, tables, quotes and JSON as well', () => {
  for (const [kind, text, value] of toFind) {
    if (kind === 'private_key' || /^(?:>|Cookie|Set-Cookie)/.test(text)) continue
    for (const around of [
      `\`\`\`http\n${text}\n\`\`\``,
      `Langkah 1.\n\n${text}\n\nLangkah 2.`,
      `> ${text}`,
      `\t${text}\r\n`,
    ])
      expect([text, findPersonalData(around).map((one) => one.value)]).toEqual([
        text,
        expect.arrayContaining([value]),
      ])
  }
})

test('what is masked is found no more, and the rest of the text stays', () => {
  for (const [kind, text] of toFind) {
    const values = new Set(findPersonalData(text).map(({ value }) => value))
    const masked = maskValues(text, values)
    expect([kind, masked.open, findPersonalData(masked.text)]).toEqual([kind, [], []])
    for (const value of values) expect(masked.text).not.toContain(value)
    const at = findPersonalData(text)[0]!
    expect(masked.text.startsWith(text.slice(0, at.start) + at.mask)).toBe(true)
  }
})
