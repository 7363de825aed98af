import { describe, expect, it } from 'vitest'
import { domainOfEmail, emailKey, parseEmail } from './email.ts'

describe('e-mail address', () => {
  it.each([
    ['Elang@Example.ID', 'elang@example.id'],
    ['  elang.jawa+bb@example.co.id ', 'elang.jawa+bb@example.co.id'],
    ['a@b.io', 'a@b.io'],
    ['elang@bücher.example', 'elang@xn--bcher-kva.example'],
  ])('reads %j as %j', (text, email) => expect(parseEmail(text)).toBe(email))

  it.each([
    '',
    'elang',
    '@example.id',
    'elang@',
    'elang@localhost',
    'elang@192.0.2.1',
    'elang@[192.0.2.1]',
    'a@b@example.id',
    '"elang jawa"@example.id',
    "o'neil@example.id",
    'elang@example.id, lain@example.id',
    'elang@example.id\r\nBcc: lain@example.id',
    'elang\u0000@example.id',
    'elang@exa mple.id',
    'elang@example.id/x',
    'elang@example.id:80',
    'elang..jawa@example.id',
    '.elang@example.id',
    'elang.@example.id',
    'elаng@example.id',
    '<elang@example.id>',
    `${'a'.repeat(65)}@example.id`,
    `a@${'b.'.repeat(130)}id`,
    ['elang@example.id'],
    { email: 'elang@example.id' },
    null,
    7,
  ])('refuses %j', (text) => expect(parseEmail(text)).toBeNull())

  it('gives one key to every spelling of a mailbox', () => {
    expect(emailKey('elang+x+y@example.id')).toBe('elang@example.id')
    expect(emailKey('e.lang@gmail.com')).toBe('elang@gmail.com')
    expect(emailKey('elang@googlemail.com')).toBe('elang@gmail.com')
    expect(emailKey('e.lang@example.id')).toBe('e.lang@example.id')
    expect(domainOfEmail('elang@example.id')).toBe('example.id')
  })
})
