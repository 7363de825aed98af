import { describe, expect, it } from 'vitest'
import { holdsRange, rangeOf } from './address-range.server.ts'
import { assetNameOf, namesAddress } from './asset-name.server.ts'
import { domainNameOf, hostOf, skeletonOf } from './domain-name.server.ts'

describe('a domain', () => {
  it.each([
    ['bca.co.id', 'bca.co.id', 'bca.co.id'],
    ['https://WWW.Bca.co.id/masuk', 'www.bca.co.id', 'bca.co.id'],
    ['*.nusabank.test', 'nusabank.test', 'nusabank.test'],
    ['toko.my.id.', 'toko.my.id', 'toko.my.id'],
    ['nusabаnk.com', 'xn--nusabnk-6fg.com', 'xn--nusabnk-6fg.com'],
    ['bandung.go.id', 'bandung.go.id', 'bandung.go.id'],
    ['toko.github.io', 'toko.github.io', 'toko.github.io'],
  ])('%s is spelled %s', (typed, domain, base) => {
    expect(domainNameOf(typed, true)).toMatchObject({ domain, base })
  })

  it.each(['co.id', 'go.id', 'id', 'com', 'my.id', 'github.io', 'https://co.id/', '*.co.id', 'test'])(
    '%s is a public suffix',
    (typed) =>
      expect(domainNameOf(typed, true)).toMatchObject({ problem: expect.stringMatching(/suffix|invalid/) }),
  )

  it.each(['127.0.0.1', '10.0.0.1', '[::1]', '0x7f.1', '2130706433', 'http://192.168.1.1:8080/'])(
    '%s is an address',
    (typed) => expect(domainNameOf(typed, true)).toEqual({ problem: 'domain_is_address' }),
  )

  it.each([
    ...['nusabank', 'nusa bank.com', 'a@bca.co.id', 'https://a.com\\@bca.co.id', '', '.', 'a..com', '-a.com'],
    ...[`${'a'.repeat(64)}.com`, `${'a.'.repeat(130)}com`, 'https://a.com/ https://bca.co.id', 'a.com,b.com'],
  ])('%j is none', (typed) => expect(domainNameOf(typed, true)).toEqual({ problem: 'domain_invalid' }))

  it('of a reserved name is admitted in demonstrations alone', () => {
    expect(domainNameOf('nusabank.test', false)).toEqual({ problem: 'domain_unlisted' })
    for (const typed of ['router.local', 'db.internal', 'app.localhost'])
      expect(domainNameOf(typed, true)).toEqual({ problem: 'domain_unlisted' })
  })

  it.each([
    'nusabаnk.test',
    'nuѕabank.test',
    'nusabanĸ.test',
    'nüsabank.test',
    'nusa-bank.test',
    'ηusabank.test',
  ])('%s looks like nusabank.test', (typed) =>
    expect(skeletonOf((domainNameOf(typed, true) as { base: string }).base)).toBe(
      skeletonOf('nusabank.test'),
    ),
  )

  it('that is spelled otherwise does not look alike', () => {
    expect(skeletonOf('warungpay.test')).not.toBe(skeletonOf('nusabank.test'))
    expect(skeletonOf('nusabank.com')).not.toBe(skeletonOf('nusabank.co.id'))
  })
})

describe('an address range', () => {
  it.each([
    ['103.10.66.0/24', '103.10.66.0/24'],
    ['103.10.66.7', '103.10.66.7/32'],
    ['2400:3200:0:0::/32', '2400:3200::/32'],
  ])('%s is spelled %s', (typed, identity) => {
    expect(assetNameOf('address_range', typed, true)).toMatchObject({ identity })
  })

  it.each([
    ['10.20.0.0/16', 'range_private'],
    ['127.0.0.1', 'range_private'],
    ['169.254.169.254', 'range_private'],
    ['::1', 'range_private'],
    ['103.0.0.0/8', 'range_large'],
    ['0.0.0.0/0', 'range_large'],
    ['103.10.66.7/24', 'range_invalid'],
    ['103.10.66.0/33', 'range_invalid'],
    ['bca.co.id', 'range_invalid'],
  ])('%s is refused: %s', (typed, problem) => {
    expect(assetNameOf('address_range', typed, true)).toEqual({ problem })
  })

  it('contains the addresses within it', () => {
    const range = (text: string) => rangeOf(text)!
    expect(holdsRange(range('103.10.66.0/24'), range('103.10.66.128/25'))).toBe(true)
    expect(holdsRange(range('103.10.66.0/25'), range('103.10.66.0/24'))).toBe(false)
    expect(holdsRange(range('103.10.66.0/24'), range('103.10.67.1'))).toBe(false)
    expect(holdsRange(range('2400:3200::/32'), range('103.10.67.1'))).toBe(false)
  })
})

describe('other assets', () => {
  it.each([
    ['mobile_app', 'com.NusaBank.mobile', 'com.nusabank.mobile'],
    [
      'mobile_app',
      'https://play.google.com/store/apps/details?hl=id&id=id.warungpay.kasir',
      'id.warungpay.kasir',
    ],
    ['mobile_app', 'https://apps.apple.com/id/app/nusa/id1234567890', 'id1234567890'],
    ['repository', 'https://github.com/Nusa/App.git', 'github.com/nusa/app'],
    ['repository', 'git@github.com:nusa/app.git', 'github.com/nusa/app'],
    ['device', '  Pelacak   RT-200 ', 'pelacak rt-200'],
  ] as const)('%s %s is %s', (kind, typed, identity) => {
    expect(assetNameOf(kind, typed, true)).toMatchObject({ identity })
  })

  it.each([
    ['mobile_app', 'Nusa Mobile', 'app_invalid'],
    ['repository', 'https://github.com/', 'repository_invalid'],
    ['repository', 'https://github.com/nusa/../bca', 'repository_invalid'],
    ['device', 'Server www.bca.co.id', 'device_has_address'],
    ['device', 'https://www.bca.co.id', 'device_has_address'],
    ['device', 'router 103.10.66.7', 'device_has_address'],
  ] as const)('%s %s is refused', (kind, typed, problem) => {
    expect(assetNameOf(kind, typed, true)).toEqual({ problem })
  })

  it('finds an address in a text, and none where there is none', () => {
    expect(namesAddress('label-rantai (Amazon S3)')).toBe(false)
    expect(namesAddress('Firmware 3.1')).toBe(false)
    expect(namesAddress('lihat (bca.co.id)')).toBe(true)
  })

  it('reads the host of a target', () => {
    expect(hostOf('*.warungpay.test')).toEqual({ host: 'warungpay.test', wildcard: true })
    expect(hostOf('https://m.nusabank.test/a?b#c')).toEqual({ host: 'm.nusabank.test', wildcard: false })
    expect(hostOf('https://a.test/?ke=https://bca.co.id')).toBeNull()
  })
})
