import { describe, expect, it } from 'vitest'
import { countryOf } from './network-country.ts'

describe('the location of an address', () => {
  it.each([
    ['36.66.1.1', 'ID'],
    ['2001:448a::1', 'ID'],
    ['::ffff:36.66.1.1', 'ID'],
    ['8.8.8.8', 'US'],
    ['127.0.0.1', 'local'],
    ['::ffff:10.1.2.3', 'local'],
    ['172.31.255.255', 'local'],
    ['172.32.0.1', 'US'],
    ['fe80::1%eth0', 'local'],
    ['fd00::1', 'local'],
    ['::1', 'local'],
    ['192.0.2.1', null],
    ['', null],
    ['evil', null],
  ])('%s is %s', async (address, place) => expect(await countryOf(address)).toBe(place))
})
