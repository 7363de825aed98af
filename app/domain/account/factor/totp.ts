import { Secret, TOTP } from 'otpauth'

/** The ways a second factor can be shown. */
export const factorWays = ['totp', 'passkey', 'recovery_code'] as const
export type FactorWay = (typeof factorWays)[number]

/** The second factor of an account as it was shown just now; `check-factor` alone makes one. */
export type FactorShown = {
  accountId: string
  way: FactorWay
  /** Unused recovery codes that remain, where one was spent. */
  left?: number
}

/** What a person answers the question for the second factor with: a code, or the answer of a passkey as JSON. */
export type FactorAnswer = { code?: string | undefined; passkey?: string | undefined }

/** Length of a step in seconds (RFC 6238). */
const stepSeconds = 30
/** Steps before and after the present one whose codes still count: clocks of phones drift. */
const stepsAround = 1
/** How long a secret that was shown waits for its first code, in minutes. */
export const setupMinutes = 15

const shape = { algorithm: 'SHA1', digits: 6, period: stepSeconds } as const

/** A new secret of 160 random bits. */
export function newSecret(): Uint8Array {
  return new Secret({ size: 20 }).bytes
}

/**
 * The step whose code this is, or null when it is none within one step of `at`.
 * @param code six digits
 */
export function stepOfCode(secret: Uint8Array, code: string, at: Date): number | null {
  if (!/^\d{6}$/.test(code)) return null
  const delta = totpOf(secret).validate({ token: code, timestamp: at.getTime(), window: stepsAround })
  return delta === null ? null : stepAt(at) + delta
}

/** The number of the step of a moment, counted from 1970. */
export function stepAt(at: Date): number {
  return Math.floor(at.getTime() / 1000 / stepSeconds)
}

/** What an authenticator app reads from the QR code. */
export function setupAddress(secret: Uint8Array, issuer: string, label: string): string {
  return totpOf(secret, { issuer, label }).toString()
}

/** The secret for people who type it: base32 in groups of four. */
export function keyToType(secret: Uint8Array): string {
  return secretOf(secret)
    .base32.match(/.{1,4}/g)!
    .join(' ')
}

function totpOf(secret: Uint8Array, name: { issuer?: string; label?: string } = {}): TOTP {
  return new TOTP({ ...shape, ...name, secret: secretOf(secret) })
}

function secretOf(bytes: Uint8Array): Secret {
  return new Secret({ buffer: Uint8Array.from(bytes).buffer })
}
