import dgram from 'node:dgram'
import { once } from 'node:events'
import net, { type AddressInfo } from 'node:net'
import packet from 'dns-packet'

export type DnsRecord =
  | { type: 'TXT'; name: string; data: string | string[] }
  | { type: 'A' | 'AAAA' | 'CNAME'; name: string; data: string }

/** A running DNS server on this machine. `address`: as `address:port`. */
export type DnsServer = { address: string; close(): Promise<void> }

/** Largest answer by UDP without EDNS; what is larger is asked for again by TCP. */
const mostUdpBytes = 512
const largestTcpQuery = 4_096
const mostTcpConnections = 32

/**
 * A small DNS server for a demonstration and for tests: UDP and TCP on one port of `host`, authoritative for every name.
 * @param recordsOf all records of a name (lower case, without the last dot), of any type
 */
export async function startDnsServer(
  recordsOf: (name: string) => Promise<readonly DnsRecord[]> | readonly DnsRecord[],
  host = '127.0.0.1',
): Promise<DnsServer> {
  const tcp = net.createServer((socket) => serveTcp(socket, recordsOf))
  tcp.maxConnections = mostTcpConnections
  tcp.listen(0, host)
  await once(tcp, 'listening')
  const { port } = tcp.address() as AddressInfo
  const udp = dgram.createSocket('udp4')
  udp.on('message', (message, from) => {
    void answerTo(message, recordsOf).then((answer) => {
      if (!answer) return
      const bytes = packet.encode(answer)
      const sent =
        bytes.length > mostUdpBytes
          ? packet.encode({ ...answer, flags: answer.flags | packet.TRUNCATED_RESPONSE, answers: [] })
          : bytes
      udp.send(sent, from.port, from.address, () => undefined)
    })
  })
  udp.on('error', () => undefined)
  udp.bind(port, host)
  await once(udp, 'listening')
  return {
    address: `${host}:${port}`,
    close: async () => {
      udp.close()
      await new Promise<void>((resolve) => tcp.close(() => resolve()))
    },
  }
}

type Answer = packet.Packet & { flags: number }

async function answerTo(
  message: Buffer,
  recordsOf: Parameters<typeof startDnsServer>[0],
): Promise<Answer | null> {
  const query = decoded(message)
  const question = query?.questions?.[0]
  if (!query || !question) return null
  const name = question.name.toLowerCase().replace(/\.$/, '')
  const records = await Promise.resolve(recordsOf(name)).catch(() => [])
  const answers = records.filter(({ type }) => type === question.type || type === 'CNAME')
  const rcode = records.length > 0 ? 0 : nameUnknown
  return {
    ...{ id: query.id ?? 0, type: 'response', questions: [question] },
    flags: packet.AUTHORITATIVE_ANSWER | packet.RECURSION_DESIRED | packet.RECURSION_AVAILABLE | rcode,
    answers: answers.map((one) => ({ ...one, ttl: 0 })),
  }
}

/** The code NXDOMAIN. */
const nameUnknown = 3

function decoded(message: Buffer): packet.DecodedPacket | null {
  try {
    return packet.decode(message)
  } catch {
    return null
  }
}

function serveTcp(socket: net.Socket, recordsOf: Parameters<typeof startDnsServer>[0]): void {
  let received = Buffer.alloc(0)
  socket.setTimeout(5_000, () => socket.destroy())
  socket.on('error', () => undefined)
  socket.on('data', (part) => {
    received = Buffer.concat([received, part])
    const length = received.length >= 2 ? received.readUInt16BE(0) : 0
    if (length > largestTcpQuery) return void socket.destroy()
    if (received.length < 2 || received.length < length + 2) return
    void answerTo(received.subarray(2, length + 2), recordsOf).then((answer) => {
      if (answer) socket.end(packet.streamEncode(answer))
      else socket.destroy()
    })
  })
}
