import { networkOf } from '@cakrawala/http/client-network'
import { describe, expect, it } from 'vitest'
import { useDatabase } from '../../../test/support/database.ts'
import { rateLimit } from './rate-limit.ts'

describe('network of an address', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0db8:0001:2::9', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
  ])('%s is %s', (address, network) => expect(networkOf(address)).toBe(network))
})

describe('a rate limit', () => {
  useDatabase()

  it('lets exactly `most` of many parallel tries through, key by key', async () => {
    const limit = rateLimit('parallel', 3, 60)
    const tries = await Promise.allSettled(Array.from({ length: 20 }, () => limit.take('one')))
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
    await expect(limit.take('one')).rejects.toMatchObject({
      code: 'too_many_requests',
      retryAfterSeconds: 60,
    })
    await limit.take('two')
  })

  it('starts anew when forgotten', async () => {
    const limit = rateLimit('forgotten', 1, 60)
    await limit.take('one')
    await limit.forget('one')
    await limit.take('one')
    await expect(limit.take('one')).rejects.toMatchObject({ code: 'too_many_requests' })
  })
})
