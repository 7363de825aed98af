import { describe, expect, it } from 'vitest'
import { isPasswordAccepted, passwordLevel, passwordProblems } from './password-rule.ts'

describe('password', () => {
  it.each([
    ['', 0],
    ['a', 0],
    ['A', 25],
    ['tetapkuat', 0],
    ['tetapkuatsekali', 25],
    ['Tetapkuatsekali', 50],
    ['Tetapkuatsekali9', 75],
    ['Tetapkuatsekali9!', 100],
    ['Tetap9!', 75],
    ['Tetap kuat sekali 9!', 25],
    ['P4ssw0rd!2026', 25],
    ['1nd0nes!a-2026', 25],
    ['Rahasia123!!', 25],
    ['Indonesia#1945', 25],
    ['Aa1!Aa1!Aa1!', 25],
    ['Abcdefghijk1!', 25],
    ['1qaz@WSX3edc', 25],
    ['Zaq12wsx!@', 25],
    ['Qwerty123!Zx', 25],
    ['Kuda-abc-123-Laut', 100],
    ['x'.repeat(129), 0],
  ])('%j has level %i', (password, level) => expect(passwordLevel(password)).toBe(level))

  it('is weak when it holds a name of its owner', () => {
    const own = {
      username: 'elangjawa',
      email: 'rajawali.sakti@nusa.test',
      companyName: 'Nusantara Raya Bank',
    }
    expect(passwordLevel('x7-ElangJawa-!', own)).toBe(25)
    expect(passwordLevel('x7-Rajawali.Sakti', own)).toBe(25)
    expect(passwordLevel('x7-BankKuatSekali!', own)).toBe(25)
    expect(passwordLevel('x7-Kokoh!Sekali', own)).toBe(100)
  })

  it('names what is missing', () => {
    expect(passwordProblems('kata sandi')).toEqual([
      'password_capital',
      'password_digit',
      'password_special',
      'password_space',
    ])
    expect(passwordProblems('Tetapkuatsekali9!')).toEqual([])
  })

  it('accepts only text that is transmitted unchanged', () => {
    expect(isPasswordAccepted('Tetapkuatsekali9!')).toBe(true)
    expect(isPasswordAccepted('Tetapkuatsekali9!\0')).toBe(false)
    expect(isPasswordAccepted('Tetapkuatsekali9!\ud800')).toBe(false)
    expect(isPasswordAccepted(`Tétap-kuat-${'9'.repeat(100)}`)).toBe(true)
  })

  it('is judged by its composed letters, however a keyboard sends them', () => {
    for (const form of ['NFC', 'NFD', 'NFKD'] as const)
      expect(passwordLevel('Tétapkuat9!'.normalize(form))).toBe(100)
    // Nine letters are nine, also in two signs each.
    expect(passwordLevel('Té9!éKüñö'.normalize('NFD'))).toBe(75)
  })

  it('is checked without delay, however long', () => {
    const started = performance.now()
    for (let turn = 0; turn < 50; turn++) passwordLevel('aA1!'.repeat(100_000))
    passwordLevel('1'.repeat(128), { companyName: ' '.repeat(100) })
    expect(performance.now() - started).toBeLessThan(500)
  })
})
