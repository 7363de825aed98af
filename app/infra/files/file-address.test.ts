import { afterEach, expect, test } from 'vitest'
import { after, now, travelTo } from '#kernel/clock.ts'
import { newId } from '#kernel/ids.ts'
import { seal } from '../seal.ts'
import { settings } from '../settings.ts'
import { addressLives, fileAddress, loanOf } from './file-address.ts'

const loan = { fileId: newId(), inline: false, sessionId: newId() }
const pathOf = (given: typeof loan) => new URL(fileAddress(given)).pathname

afterEach(() => travelTo(null))

test('an address lies on the files host, opens what was lent, and shows nothing of it', () => {
  const given = [loan, { ...loan, inline: true }, { ...loan, sessionId: null }]
  for (const one of given) {
    const { origin, pathname, search } = new URL(fileAddress(one))
    expect([origin, search]).toEqual([settings().filesOrigin, ''])
    expect(loanOf(pathname)).toEqual(one)
    const shown = pathname + Buffer.from(pathname.slice(1), 'base64url').toString('latin1')
    expect(shown).not.toContain(loan.fileId)
    expect(shown).not.toContain(loan.sessionId)
  }
  expect(pathOf(loan)).not.toBe(pathOf(loan))
})

test('it opens for a minute, and for no minute of a changed clock before', () => {
  const path = pathOf(loan)
  const made = now()
  travelTo(after(made, addressLives - 2_000))
  expect(loanOf(path)).toEqual(loan)
  travelTo(after(made, addressLives + 2_000))
  expect(loanOf(path)).toBe('late')
  expect(addressLives).toBeLessThanOrEqual(60_000)
})

test('no letter of it can be another one, and none can be missing', () => {
  const word = pathOf(loan).slice(1)
  for (let i = 0; i < word.length; i++) {
    for (const sign of ['A', '_', ''].filter((one) => one !== word[i]))
      expect([i, sign, loanOf(`/${word.slice(0, i)}${sign}${word.slice(i + 1)}`)]).toEqual([i, sign, null])
  }
})

test('it has one spelling', () => {
  const word = pathOf(loan).slice(1)
  const bytes = Buffer.from(word, 'base64url')
  const spellings = [
    ...[`${word}=`, `${word}==`, bytes.toString('base64'), bytes.toString('hex')],
    ...[
      `${word}/`,
      `/${word}`,
      `${word}?x=1`,
      `${word}#x`,
      `${word}.png`,
      `${word} `,
      `${word}\n`,
      ` ${word}`,
    ],
    ...[word.toLowerCase(), word.toUpperCase(), `../${word}`, `..%2f${word}`, `x/../${word}`, word + word],
  ]
  // Without a sign that differs, both alphabets write the same word.
  for (const spelling of spellings.filter((one) => one !== word))
    expect([spelling, loanOf(`/${spelling}`)]).toEqual([spelling, null])
  expect(loanOf(word)).toBeNull()
})

test('what is sealed for another purpose, or is no loan, opens nothing', () => {
  const said = `${loan.fileId} inline - ${now().getTime() + 10_000}`
  const as = (purpose: string, text: string) =>
    loanOf(`/${seal(purpose, Buffer.from(text)).toString('base64url')}`)
  expect(as('file address', said)).toMatchObject({ fileId: loan.fileId })
  expect(as('executive link', said)).toBeNull()
  for (const text of ['', 'x', `x ${said}`, 'null inline - 9999999999999'])
    expect(as('file address', text)).toBeNull()
  for (const until of ['', 'x', '0', 'Infinity-', '-1'])
    expect(as('file address', `${loan.fileId} inline - ${until}`)).not.toMatchObject({ fileId: loan.fileId })
  for (const path of ['', '/', '//', `/${'A'.repeat(100_000)}`, '/favicon.ico'])
    expect(loanOf(path)).toBeNull()
})
