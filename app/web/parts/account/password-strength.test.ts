import { expect, it } from 'vitest'
import { strengthOf } from './password-strength.ts'

const told = (password: string, own = {}) => {
  const { level, rules } = strengthOf(password, own)
  const of = (which: (rule: (typeof rules)[number]) => boolean) => rules.filter(which).map(({ key }) => key)
  return {
    level,
    met: of(({ met, hidden }) => met && !hidden),
    broken: of(({ met, hidden }) => !met && !hidden),
  }
}
const [length, capital, digit, special] = [
  'password_length',
  'password_capital',
  'password_digit',
  'password_special',
]

it('shows nothing for an empty field but the requirements', () => {
  expect(told('')).toEqual({ level: 0, met: [], broken: [length, capital, digit, special] })
})

it.each([
  ['Tetapkua', 25, [capital], [length, digit, special]],
  ['Tetapkuatsekali', 50, [length, capital], [digit, special]],
  ['Tetapkuatsekali9', 75, [length, capital, digit], [special]],
  ['Tetapkuatsekali9!', 100, [length, capital, digit, special], []],
])('%s is at %i', (password, level, met, broken) => {
  expect(told(password)).toEqual({ level, met, broken })
})

it('mentions spaces, common words and own names only where they are present', () => {
  expect(told('Tetap kuat sekali 9!')).toMatchObject({ level: 25, broken: ['password_space'] })
  expect(told('Indonesia#1945')).toMatchObject({ level: 25, broken: ['password_too_common'] })
  const own = { username: 'elangjawa' }
  expect(told('Si-Elangjawa-77', own)).toMatchObject({ level: 25, broken: ['password_too_common'] })
  expect(told('Si-Elangjawa-77')).toMatchObject({ level: 100, broken: [] })
})
