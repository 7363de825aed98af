import { BlockList, isIP, isIPv4 } from 'node:net'
import { isPublicNetwork } from '@cakrawala/ownership-proof/public-address'

/** A network. `network`: its first address; `bits`: how many of the address are fixed. */
export type AddressRange = { network: string; bits: number }
export type RangeProblem = 'range_invalid' | 'range_private' | 'range_large'

/** The widest networks that one claim may name. */
const fewestBits = { 4: 16, 6: 32 } as const

/** An address or a network in CIDR form; null where the text is neither. Bits beyond the mask must be zero. */
export function rangeOf(text: string): AddressRange | null {
  const [, address = '', bitsText] = /^\[?([0-9a-f:.]{2,45})\]?(?:\/(\d{1,3}))?$/i.exec(text.trim()) ?? []
  const family = isIP(address)
  if (family === 0) return null
  const whole = family === 4 ? 32 : 128
  const bits = bitsText === undefined ? whole : Number(bitsText)
  if (bits > whole) return null
  const network = family === 4 ? address : new URL(`http://[${address}]`).hostname.slice(1, -1)
  return { network, bits }
}

/** A network as a company may claim it, or why not. */
export function claimedRangeOf(text: string): AddressRange | { problem: RangeProblem } {
  const range = rangeOf(text)
  if (!range || !isFirst(range)) return { problem: 'range_invalid' }
  if (range.bits < fewestBits[isIPv4(range.network) ? 4 : 6]) return { problem: 'range_large' }
  return isPublicNetwork(range.network, range.bits) ? range : { problem: 'range_private' }
}

export function spelledRange({ network, bits }: AddressRange): string {
  return `${network}/${bits}`
}

/** Whether all of `inner` is in `outer`. */
export function holdsRange(outer: AddressRange, inner: AddressRange): boolean {
  if (isIPv4(outer.network) !== isIPv4(inner.network) || inner.bits < outer.bits) return false
  const list = new BlockList()
  const family = isIPv4(outer.network) ? 'ipv4' : 'ipv6'
  list.addSubnet(outer.network, outer.bits, family)
  return list.check(inner.network, family)
}

/** The network of an address that has none of its free bits set. */
function isFirst({ network, bits }: AddressRange): boolean {
  return (numberOf(network) & ((1n << BigInt((isIPv4(network) ? 32 : 128) - bits)) - 1n)) === 0n
}

function numberOf(address: string): bigint {
  if (isIPv4(address)) {
    return address.split('.').reduce((sum, part) => sum * 256n + BigInt(part), 0n)
  }
  const [head = '', tail] = address.split('::')
  const groups = (part: string | undefined) => (part ? part.split(':') : [])
  const missing = 8 - groups(head).length - groups(tail).length
  const all = [...groups(head), ...Array<string>(tail === undefined ? 0 : missing).fill('0'), ...groups(tail)]
  return all.reduce((sum, group) => sum * 65_536n + BigInt(`0x${group}`), 0n)
}
