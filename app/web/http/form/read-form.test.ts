import { describe, expect, it } from 'vitest'
import { isRefusal } from '#kernel/refusal.ts'
import { fileForm, readForm, readFormBody, textForm } from './read-form.ts'

const multipart = 'multipart/form-data; boundary=b'

async function* inPieces(bytes: Uint8Array, size: number): AsyncIterable<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}

async function refusalOf(work: Promise<unknown>) {
  const error = await work.then(
    () => null,
    (reason: unknown) => reason,
  )
  return isRefusal(error) ? [error.code, error.detail] : error
}

describe('a form', () => {
  it('is read once, for all callers', async () => {
    const request = new Request('http://a.test', {
      method: 'POST',
      body: new URLSearchParams('a=1&a=2&b=%0D%0A'),
    })
    expect(await readForm(request)).toBe(await readForm(request))
    expect([...(await readForm(request))]).toEqual([
      ['a', '1'],
      ['a', '2'],
      ['b', '\n'],
    ])
  })

  const part = (name: string) => `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n`
  const urlEncoded = 'application/x-www-form-urlencoded'
  it.each([
    ['300 fields', urlEncoded, 'a=1&'.repeat(299), null],
    ['301 fields', urlEncoded, 'a=1&'.repeat(300), 'body_too_large'],
    ['300 parts', multipart, `${`${part('a')}1\r\n`.repeat(300)}--b--`, null],
    ['301 parts', multipart, `${`${part('a')}1\r\n`.repeat(301)}--b--`, 'body_too_large'],
    [
      'long headers of a part',
      multipart,
      `--b\r\nX: ${'x'.repeat(5_000)}\r\n\r\n\r\n--b--`,
      'body_too_large',
    ],
    [
      'text of a million letters',
      multipart,
      `${part('a')}${'x'.repeat(1_000_001)}\r\n--b--`,
      'body_too_large',
    ],
    ['an end too early', multipart, `${part('a')}1`, 'media_type_unsupported'],
    ['no name', multipart, '--b\r\nContent-Type: text/plain\r\n\r\n1\r\n--b--', 'media_type_unsupported'],
    ['two names', multipart, `${part('a"; name="b')}1\r\n--b--`, 'media_type_unsupported'],
    ['a long boundary', `multipart/form-data; boundary=${'x'.repeat(71)}`, 'x', 'media_type_unsupported'],
    ['another type', 'text/plain', 'a=1', 'media_type_unsupported'],
  ])('of %s', async (_name, type, body, code) => {
    const bytes = Buffer.from(body)
    const read = readFormBody(type, bytes.length, inPieces(bytes, 65_536), fileForm)
    const detail = code === 'body_too_large' ? 'form_too_large' : undefined
    expect(await refusalOf(read)).toEqual(code && [code, detail])
  })

  it('that declares too long a body is not parsed, but read to its end', async () => {
    let taken = 0
    const body = async function* () {
      for (; taken < 10; taken++) yield new Uint8Array(10)
    }
    expect(await refusalOf(readFormBody(multipart, 1_000_001, body(), textForm))).toEqual([
      'body_too_large',
      'form_too_large',
    ])
    expect(taken).toBe(10)
  })
})
