import { describe, expect, it } from 'vitest'
import { keyToType, newSecret, setupAddress, stepAt, stepOfCode } from './totp.ts'

const secret = new TextEncoder().encode('12345678901234567890')
const at = (seconds: number) => new Date(seconds * 1000)

describe('the authenticator', () => {
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_234_567_890, '005924'],
    [20_000_000_000, '353130'],
  ])('shows at second %i what RFC 6238 appendix B says, in six digits', (seconds, code) => {
    expect(stepOfCode(secret, code, at(seconds))).toBe(Math.floor(seconds / 30))
  })

  it('counts one step around the present one, and not two', () => {
    const step = stepAt(at(59))
    for (const [late, seen] of [
      [-30, step],
      [0, step],
      [30, step],
      [60, null],
      [-60, null],
    ] as const) {
      expect(stepOfCode(secret, '287082', at(59 + late)), String(late)).toBe(seen)
    }
  })

  it.each(['', '28708', '2870822', '28708a', '２８７０８２', '-28708'])('reads %j as no code', (code) => {
    expect(stepOfCode(secret, code, at(59))).toBeNull()
  })

  it('is set up by an address apps read, or by a key people type', () => {
    expect(setupAddress(secret, 'Cakrawala', 'elang')).toBe(
      'otpauth://totp/Cakrawala:elang?issuer=Cakrawala&secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&algorithm=SHA1&digits=6&period=30',
    )
    expect(keyToType(secret)).toBe('GEZD GNBV GY3T QOJQ GEZD GNBV GY3T QOJQ')
    expect(newSecret()).toHaveLength(20)
  })
})
