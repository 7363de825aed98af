import { inRequestScope } from '@cakrawala/fair-queue/request-scope'
import { describe, expect, it } from 'vitest'
import { hashPassword, verifyAgainstNothing, verifyPassword } from './password.ts'

describe('password hashing', () => {
  it('is argon2id with 19 MiB and two passes, and verifies the password exactly as sent', async () => {
    const stored = await hashPassword('Elang-Jawa-2026')
    expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(await verifyPassword(stored, 'Elang-Jawa-2026')).toBe(true)
    for (const other of [' Elang-Jawa-2026', 'elang-jawa-2026', 'Elang-Jawa-2026\u0000', '']) {
      expect(await verifyPassword(stored, other)).toBe(false)
    }
    expect(await verifyAgainstNothing('Elang-Jawa-2026')).toBe(false)
  })

  it('refuses more than 128 characters before hashing', async () => {
    const refusal = {
      code: 'invalid_input',
      fields: { password: [{ key: 'too_long', params: { max: 128 } }] },
    }
    const started = performance.now()
    await expect(hashPassword('x'.repeat(1_000_000))).rejects.toMatchObject(refusal)
    await expect(verifyAgainstNothing('x'.repeat(129))).rejects.toMatchObject(refusal)
    expect(performance.now() - started).toBeLessThan(20)
  })

  it('queues 64 behind 2 at work, refuses the rest, and recovers', async () => {
    const stored = await hashPassword('x')
    const all = await Promise.allSettled(Array.from({ length: 100 }, () => verifyPassword(stored, 'x')))
    const refused = all.filter(({ status }) => status === 'rejected')
    expect(refused).toHaveLength(34)
    expect(refused[0]).toMatchObject({ reason: { code: 'unavailable', retryAfterSeconds: 5 } })
    expect(await verifyPassword(stored, 'x')).toBe(true)
  })

  it('serves other networks while one floods, and people in known networks before both', async () => {
    const stored = await hashPassword('x')
    // On a busy machine more of a flood is done before the others are in the queue: the best of some floods is judged.
    const places: number[] = []
    do places.push(await lastPlaceInFlood(stored))
    while (places.length < 5 && Math.min(...places) >= 7)
    expect(Math.min(...places)).toBeLessThan(7)
  })
})

/** Floods the queue from one network. @returns the later of the places of another network and of a known owner in it */
async function lastPlaceInFlood(stored: string): Promise<number> {
  const { signal } = new AbortController()
  const order: string[] = []
  const ask = (network: string, knownAs?: string) =>
    inRequestScope({ network, signal }, () => verifyPassword(stored, 'y', { knownAs })).then(
      () => order.push(knownAs ?? network),
      (error: { code: string }) => error.code,
    )
  const flood = Array.from({ length: 40 }, () => ask('flood'))
  await Promise.all([ask('other'), ask('flood', 'owner')])
  const answers = await Promise.all(flood)
  expect(answers.filter((answer) => answer === 'unavailable')).toHaveLength(30)
  return Math.max(order.indexOf('owner'), order.indexOf('other'))
}
