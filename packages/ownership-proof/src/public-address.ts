import { BlockList, isIP, isIPv4 } from 'node:net'
import { networkInterfaces } from 'node:os'

// IANA special-purpose registries: nothing in them is reached through the public internet.
const special = new BlockList()
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const) {
  special.addSubnet(network, bits, 'ipv4')
}
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const) {
  special.addSubnet(network, bits, 'ipv6')
}
const globalUnicast = new BlockList()
globalUnicast.addSubnet('2000::', 3, 'ipv6')

/** Whether an address (IPv4 or IPv6 text) is on the public internet and not one of this machine. */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 0 || isOwnAddress(address)) return false
  if (isIPv4(address)) return !special.check(address, 'ipv4')
  return globalUnicast.check(address, 'ipv6') && !special.check(address, 'ipv6')
}

/** Whether no address of a network is in a reserved range, and none of this machine in it. `network` is an address. */
export function isPublicNetwork(network: string, bits: number): boolean {
  const family = isIPv4(network) ? 'ipv4' : 'ipv6'
  const whole = new BlockList()
  whole.addSubnet(network, bits, family)
  if (ownAddresses().some((own) => whole.check(own, isIPv4(own) ? 'ipv4' : 'ipv6'))) return false
  return isPublicAddress(network) && !reservedStarts(family).some((start) => whole.check(start, family))
}

// A network that is larger than a reserved one may hold it whole: then it holds its first address.
function reservedStarts(family: 'ipv4' | 'ipv6'): string[] {
  return special.rules
    .map((rule) => /^Subnet: (IPv[46]) (\S+)\/\d+$/.exec(rule))
    .flatMap((match) => (match?.[1]?.toLowerCase() === family ? match[2]! : []))
}

function isOwnAddress(address: string): boolean {
  return ownAddresses().includes(address)
}

function ownAddresses(): string[] {
  return Object.values(networkInterfaces()).flatMap((list) => (list ?? []).map((one) => one.address))
}
