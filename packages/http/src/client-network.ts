/** The network of an address as one visitor: an IPv4 address, or the /64 of an IPv6 address. */
export function networkOf(address: string): string {
  return ipv4Of(address) ?? prefixOf(groupsOf(address), 64)
}

/** The networks one IPv6 line may hold: its /56 and its /48. None for IPv4, where neighbours are unrelated. */
export function widerNetworksOf(address: string): string[] {
  if (ipv4Of(address)) return []
  const groups = groupsOf(address)
  return [prefixOf(groups, 56), prefixOf(groups, 48)]
}

/** Neighbours who share work slots: an IPv4 /24 or an IPv6 /48. */
export function sharingNetworkOf(address: string): string {
  const ipv4 = ipv4Of(address)
  return ipv4 ? `${ipv4.split('.').slice(0, 3).join('.')}.0/24` : prefixOf(groupsOf(address), 48)
}

/** @returns the dotted form, also of one mapped into IPv6; null for IPv6. What is no address counts as itself. */
function ipv4Of(address: string): string | null {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)
  if (mapped) return mapped[1]!
  return address.includes(':') ? null : address
}

/** The first four groups of 16 bits of an IPv6 address. */
function groupsOf(address: string): number[] {
  const [head = '', tail = ''] = address.split('%')[0]!.split('::')
  const left = head === '' ? [] : head.split(':')
  const right = tail === '' ? [] : tail.split(':')
  const zeros = address.includes('::') ? Array(Math.max(0, 8 - left.length - right.length)).fill('0') : []
  return [...left, ...zeros, ...right].slice(0, 4).map((group) => Number.parseInt(group, 16))
}

/** @param bits 64, 56 or 48 */
function prefixOf(groups: readonly number[], bits: 64 | 56 | 48): string {
  const kept =
    bits === 48
      ? groups.slice(0, 3)
      : [...groups.slice(0, 3), (groups[3] ?? 0) & (bits === 56 ? 0xff00 : 0xffff)]
  return `${kept.map((group) => group.toString(16)).join(':')}::/${bits}`
}
