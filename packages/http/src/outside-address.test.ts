import { describe, expect, it } from 'vitest'
import { outsideAddress, spelledOut } from './outside-address.ts'

describe('an address outside our site', () => {
  it('shows a homograph in both spellings', () => {
    expect(outsideAddress('https://раураl.example/login')).toMatchObject({
      host: 'xn--l-7sba6dbr.example',
      readable: 'раураl.example',
      scheme: 'https',
    })
  })

  it('removes a name before the host and reports that', () => {
    expect(outsideAddress('http://www.nusabank.test@evil.test/a?b#c')).toMatchObject({
      href: 'http://evil.test/a?b#c',
      host: 'evil.test',
      disguised: true,
    })
  })

  it('shows as escapes the characters that turn or hide others', () => {
    expect(outsideAddress('https://evil.test/\u202Egnp.exe')!.written).toBe(
      'https://evil.test/[U+202E]gnp.exe',
    )
    expect(spelledOut('a\u200Bb\u0007c\u2066d')).toBe('a[U+200B]b[U+0007]c[U+2066]d')
  })

  it.each([
    null,
    '',
    'javascript:alert(1)',
    'JavaScript://evil.test/%0aalert(1)',
    'data:text/html,x',
    'ftp://evil.test/',
    '//evil.test',
    'https:evil.test',
    'https:///evil.test',
    'https:\\\\evil.test',
    'http://',
    'https://exa mple.test/',
    `https://evil.test/${'x'.repeat(2_000)}`,
  ])('refuses %j', (text) => expect(outsideAddress(text)).toBeNull())
})
