import { expect, it } from 'vitest'
import { z } from 'zod'
import { areProxies, isDnsServer, lineFor, origin, port, urlWith } from './fields.ts'

const Environment = z.object({
  PORT: port,
  ORIGIN: origin(),
  DATABASE_URL: urlWith(['postgres']),
  MODE: z.enum(['a', 'b']),
})

const linesFor = (given: Record<string, string>) =>
  Environment.safeParse({
    PORT: '80',
    ORIGIN: 'https://example.id',
    DATABASE_URL: 'postgres://a/b',
    MODE: 'a',
    ...given,
  }).error?.issues.map(lineFor) ?? []

it.each([
  [{}, []],
  [{ DATABASE_URL: 'postgres://user@/name?host=/folder' }, []],
  [{ PORT: 'secret' }, ['PORT must be a port number.']],
  [{ DATABASE_URL: 'mysql://secret' }, ['DATABASE_URL must be an address that begins with postgres://.']],
  [{ ORIGIN: 'https://example.id/secret' }, ['ORIGIN must hold no path, such as https://example.id.']],
  [{ MODE: 'secret' }, ['MODE must be one of: a, b.']],
])('%j is answered with %j', (given, lines) => expect(linesFor(given)).toEqual(lines))

it('tells proxies and DNS servers from other text', () => {
  expect(areProxies(['loopback', '192.0.2.0/24', '2001:db8::1'])).toBe(true)
  for (const wrong of ['example.id', '192.0.2.0/33', '192.0.2.0/24/1'])
    expect(areProxies([wrong])).toBe(false)
  for (const server of ['192.0.2.1', '192.0.2.1:53', '[2001:db8::1]:53'])
    expect(isDnsServer(server)).toBe(true)
  for (const wrong of ['example.id', '192.0.2.1:0', '[2001:db8::1']) expect(isDnsServer(wrong)).toBe(false)
})
