import { readFile } from 'node:fs/promises'
import { BadEvidence } from './evidence-problem.ts'

type Order = { u16(at: number): number; u32(at: number): number }

/**
 * Reads recorded traffic of the given kind from block to block. The last block may be cut: a recorder that was ended leaves
 * half of it.
 * @throws BadEvidence capture_broken
 */
export async function readCapture(path: string, kind: 'pcap' | 'pcapng'): Promise<void> {
  const bytes = await readFile(path)
  if (!(kind === 'pcap' ? isPcap(bytes) : isPcapng(bytes))) throw new BadEvidence('capture_broken')
}

const pcapHead = 24
const packetHead = 16
/** The longest packet recorders store. */
const longestPacket = 1_048_576
/** Moments in microseconds and in nanoseconds. */
const pcapMagic = [0xa1b2c3d4, 0xa1b23c4d]

function isPcap(bytes: Buffer): boolean {
  if (bytes.length < pcapHead) return false
  const order = orderOf(bytes, 0, pcapMagic)
  if (order?.u16(4) !== 2) return false
  for (let at = pcapHead; at + packetHead <= bytes.length; ) {
    const length = order.u32(at + 8)
    if (length > longestPacket || length > order.u32(at + 12)) return false
    at += packetHead + length
  }
  return true
}

const sectionHeader = 0x0a0d0d0a
const byteOrderMagic = 0x1a2b3c4d
/** A type, the length twice, and nothing between. */
const smallestBlock = 12
const longestBlock = 16_777_216

function isPcapng(bytes: Buffer): boolean {
  let order: Order | null = null
  for (let at = 0; at + smallestBlock <= bytes.length; ) {
    // This type reads the same in both orders; it begins a section and names the order of its numbers.
    if (bytes.readUInt32LE(at) === sectionHeader) order = orderOf(bytes, at + 8, [byteOrderMagic])
    if (!order) return false
    const length = order.u32(at + 4)
    if (length < smallestBlock || length % 4 !== 0 || length > longestBlock) return false
    const end = at + length
    if (end <= bytes.length && order.u32(end - 4) !== length) return false
    at = end
  }
  return order !== null
}

/** The order of bytes in which one of the magic numbers is written at a position. */
function orderOf(bytes: Buffer, at: number, magic: readonly number[]): Order | null {
  if (magic.includes(bytes.readUInt32LE(at)))
    return { u16: (from) => bytes.readUInt16LE(from), u32: (from) => bytes.readUInt32LE(from) }
  if (magic.includes(bytes.readUInt32BE(at)))
    return { u16: (from) => bytes.readUInt16BE(from), u32: (from) => bytes.readUInt32BE(from) }
  return null
}
