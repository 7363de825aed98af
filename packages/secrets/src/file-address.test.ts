import { after, now, travelTo } from '@cakrawala/calendar/clock'
import { newId } from '@cakrawala/ids/ids'
import { afterEach, expect, test } from 'vitest'
import { fileAddress, seal, signedFileOf } from '../../../app/infra/secrets.ts'
import { settings } from '../../../app/infra/settings.ts'
import { addressLives } from './file-address.ts'

const signedFile = { fileId: newId(), inline: false, sessionId: newId() }
const pathOf = (given: typeof signedFile) => new URL(fileAddress(given)).pathname

afterEach(() => travelTo(null))

test('an address is on the files host, opens the signed file, and reveals nothing of it', () => {
  const given = [signedFile, { ...signedFile, inline: true }, { ...signedFile, sessionId: null }]
  for (const one of given) {
    const { origin, pathname, search } = new URL(fileAddress(one))
    expect([origin, search]).toEqual([settings().filesOrigin, ''])
    expect(signedFileOf(pathname)).toEqual(one)
    const shown = pathname + Buffer.from(pathname.slice(1), 'base64url').toString('latin1')
    expect(shown).not.toContain(signedFile.fileId)
    expect(shown).not.toContain(signedFile.sessionId)
  }
  expect(pathOf(signedFile)).not.toBe(pathOf(signedFile))
})

test('it opens for a minute, and is late afterwards', () => {
  const path = pathOf(signedFile)
  const made = now()
  travelTo(after(made, addressLives - 2_000))
  expect(signedFileOf(path)).toEqual(signedFile)
  travelTo(after(made, addressLives + 2_000))
  expect(signedFileOf(path)).toBe('late')
  expect(addressLives).toBeLessThanOrEqual(60_000)
})

test('no character of it can be replaced or missing', () => {
  const word = pathOf(signedFile).slice(1)
  for (let i = 0; i < word.length; i++) {
    for (const sign of ['A', '_', ''].filter((one) => one !== word[i]))
      expect([i, sign, signedFileOf(`/${word.slice(0, i)}${sign}${word.slice(i + 1)}`)]).toEqual([
        i,
        sign,
        null,
      ])
  }
})

test('it has one spelling', () => {
  const word = pathOf(signedFile).slice(1)
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
    expect([spelling, signedFileOf(`/${spelling}`)]).toEqual([spelling, null])
  expect(signedFileOf(word)).toBeNull()
})

test('what is sealed for another purpose, or is no signed file, opens nothing', () => {
  const said = `${signedFile.fileId} inline - ${now().getTime() + 10_000}`
  const as = (purpose: string, text: string) =>
    signedFileOf(`/${seal(purpose, Buffer.from(text)).toString('base64url')}`)
  expect(as('file address', said)).toMatchObject({ fileId: signedFile.fileId })
  expect(as('executive link', said)).toBeNull()
  for (const text of ['', 'x', `x ${said}`, 'null inline - 9999999999999'])
    expect(as('file address', text)).toBeNull()
  for (const until of ['', 'x', '0', 'Infinity-', '-1'])
    expect(as('file address', `${signedFile.fileId} inline - ${until}`)).not.toMatchObject({
      fileId: signedFile.fileId,
    })
  for (const path of ['', '/', '//', `/${'A'.repeat(100_000)}`, '/favicon.ico'])
    expect(signedFileOf(path)).toBeNull()
})
