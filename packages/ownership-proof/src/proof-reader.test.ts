import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { type DnsRecord, type DnsServer, startDnsServer } from './dns-server.ts'
import { createProofReader, type ProofReader } from './proof-reader.ts'
import { isPublicAddress, isPublicNetwork } from './public-address.ts'

const opened: { close(): unknown }[] = []
afterEach(async () => {
  for (const one of opened.splice(0)) await one.close()
})

async function dns(records: readonly DnsRecord[]): Promise<DnsServer> {
  const server = await startDnsServer((name) => records.filter((one) => one.name === name))
  opened.push(server)
  return server
}

async function site(answer: RequestListener): Promise<{ port: number }> {
  const server: Server = createServer(answer).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  opened.push({
    close: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(resolve))
    },
  })
  return { port: (server.address() as AddressInfo).port }
}

/** HTTPS has no server behind its port, so that HTTP is asked. */
async function readerOf(
  records: readonly DnsRecord[],
  port = 1,
  allowed = ['127.0.0.1'],
): Promise<ProofReader> {
  const { address } = await dns(records)
  return createProofReader({
    resolver: address,
    ports: { http: port, https: 1 },
    mayConnect: (one) => allowed.includes(one),
  })
}

const here = { type: 'A', name: 'toko.test', data: '127.0.0.1' } as const

describe('TXT records', () => {
  it('are read, chunks joined, also where the answer needs TCP', async () => {
    const long = ['a'.repeat(250), 'b'.repeat(250), 'c'.repeat(250)]
    const reader = await readerOf([
      { type: 'TXT', name: 'toko.test', data: 'kode' },
      { type: 'TXT', name: 'toko.test', data: ['ko', 'de'] },
      { type: 'TXT', name: 'panjang.test', data: long },
    ])
    expect(await reader.txt('toko.test')).toEqual({ texts: ['kode', 'kode'] })
    expect(await reader.txt('panjang.test')).toEqual({ texts: [long.join('')] })
  })

  it('that are absent are missing: no name, and a name without one', async () => {
    const reader = await readerOf([here])
    expect(await reader.txt('kosong.test')).toEqual({ problem: 'missing' })
    expect(await reader.txt('toko.test')).toEqual({ problem: 'missing' })
  })

  it('of 64 KB are refused', async () => {
    const many = Array.from({ length: 240 }, () => 'x'.repeat(250))
    const reader = await readerOf([{ type: 'TXT', name: 'besar.test', data: many }])
    expect(await reader.txt('besar.test')).toEqual({ problem: 'too_large' })
  })

  it('behind a CNAME loop are missing, and queried no longer than a few seconds', async () => {
    const reader = await readerOf([
      { type: 'CNAME', name: 'a.test', data: 'b.test' },
      { type: 'CNAME', name: 'b.test', data: 'a.test' },
      { type: 'CNAME', name: 'diri.test', data: 'diri.test' },
    ])
    const before = performance.now()
    expect(await reader.txt('a.test')).toEqual({ problem: 'missing' })
    expect(await reader.txt('diri.test')).toEqual({ problem: 'missing' })
    expect(performance.now() - before).toBeLessThan(6_000)
  })

  it('of a server that does not respond are unreachable', async () => {
    const reader = createProofReader({ resolver: '127.0.0.1:1' })
    expect(await reader.txt('toko.test')).toEqual({ problem: 'unreachable' })
  })
})

describe('a file', () => {
  it('is read from the resolved address of its name, by its name', async () => {
    const { port } = await site((request, response) =>
      response.end(`${request.headers.host} ${request.url}\n`),
    )
    const reader = await readerOf([here], port)
    expect(await reader.file('toko.test', '/.well-known/x.txt')).toEqual({
      texts: ['toko.test /.well-known/x.txt'],
    })
  })

  it('of an internal address is never requested', async () => {
    let asked = 0
    const { port } = await site((_request, response) => {
      asked++
      response.end('kode')
    })
    const { address } = await dns([
      { type: 'A', name: 'dalam.test', data: '127.0.0.1' },
      { type: 'A', name: 'campur.test', data: '93.184.216.34' },
      { type: 'A', name: 'campur.test', data: '10.0.0.1' },
    ])
    const reader = createProofReader({ resolver: address, ports: { http: port, https: port } })
    expect(await reader.file('dalam.test', '/a')).toEqual({ problem: 'inner_address' })
    expect(await reader.file('campur.test', '/a')).toEqual({ problem: 'inner_address' })
    expect(asked).toBe(0)
  })

  it.each([
    ['another host', 'http://lain.test/kode'],
    ['an inner address', 'http://127.0.0.1/kode'],
    ['cloud metadata', 'http://169.254.169.254/latest/meta-data'],
    ['another port', 'http://toko.test:22/kode'],
    ['a file of the machine', 'file:///etc/passwd'],
    ['itself, without end', '/.well-known/x.txt'],
  ])('behind a redirect to %s is refused', async (_what, location) => {
    const { port } = await site((_request, response) => response.writeHead(302, { location }).end())
    const reader = await readerOf([here, { type: 'A', name: 'lain.test', data: '127.0.0.1' }], port)
    expect(await reader.file('toko.test', '/.well-known/x.txt')).toEqual({ problem: 'redirected' })
  })

  it('behind a redirect within its host is read, and each step resolved and checked anew', async () => {
    const { port } = await site((request, response) =>
      request.url === '/b' ? response.end('kode') : response.writeHead(301, { location: '/b' }).end(),
    )
    expect(await (await readerOf([here], port)).file('toko.test', '/a')).toEqual({ texts: ['kode'] })
    let asked = 0
    const { address } = await startCounting(() => ({ ...here, data: ++asked > 2 ? '10.0.0.1' : '127.0.0.1' }))
    const moving = createProofReader({
      ...{ resolver: address, ports: { http: port, https: 1 } },
      mayConnect: (one) => one === '127.0.0.1',
    })
    expect(await moving.file('toko.test', '/a')).toEqual({ problem: 'inner_address' })
  })

  it('that is absent, too large, or endless is reported as such in a few seconds', async () => {
    const { port } = await site((request, response) => {
      if (request.url === '/tiada') return void response.writeHead(404).end('kode')
      if (request.url === '/besar') return void response.end('x'.repeat(65_536))
      response.write('k')
    })
    const reader = await readerOf([here], port)
    expect(await reader.file('toko.test', '/tiada')).toEqual({ problem: 'missing' })
    expect(await reader.file('toko.test', '/besar')).toEqual({ problem: 'too_large' })
    const before = performance.now()
    expect(await reader.file('toko.test', '/lambat')).toEqual({ problem: 'unreachable' })
    expect(performance.now() - before).toBeLessThan(7_000)
    expect(await reader.file('tanpa-alamat.test', '/a')).toEqual({ problem: 'missing' })
  })
})

async function startCounting(next: () => DnsRecord): Promise<DnsServer> {
  const server = await startDnsServer((name) => {
    const record = name === 'toko.test' ? next() : null
    return record ? [record] : []
  })
  opened.push(server)
  return server
}

describe('addresses', () => {
  it.each([
    ...['127.0.0.1', '10.1.2.3', '192.168.1.1', '169.254.169.254', '100.64.0.1', '0.0.0.0', '224.0.0.1'],
    ...[
      '::1',
      '::ffff:127.0.0.1',
      '::ffff:8.8.8.8',
      'fe80::1',
      'fc00::1',
      '64:ff9b::7f00:1',
      '2002:7f00:1::',
    ],
    ...['198.51.100.7', '2001:db8::1', 'bukan alamat', ''],
  ])('%s is not public', (address) => expect(isPublicAddress(address)).toBe(false))

  it.each(['8.8.8.8', '103.10.66.1', '2606:4700::1111'])('%s is public', (address) => {
    expect(isPublicAddress(address)).toBe(true)
  })

  it('a network that holds a reserved one is not public', () => {
    expect(isPublicNetwork('103.10.66.0', 24)).toBe(true)
    expect(isPublicNetwork('2400:3200::', 32)).toBe(true)
    expect(isPublicNetwork('172.0.0.0', 8)).toBe(false)
    expect(isPublicNetwork('192.0.0.0', 16)).toBe(false)
    expect(isPublicNetwork('10.20.0.0', 16)).toBe(false)
  })
})
