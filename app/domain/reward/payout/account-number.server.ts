import { keyedHash, seal, unseal } from '#infra/secrets.ts'
import type { payoutAccounts } from '../payout-tables.server.ts'

const purpose = 'payout account'

/** A number as it is stored: encrypted, and as a hash that identifies equal ones. */
export function sealedNumber(provider: string, number: string) {
  return { numberSealed: seal(purpose, Buffer.from(number)), numberHash: hashesOf(provider, number)[0] }
}

/**
 * The hash of an account, and the one it may have from before: banks read `0055` and `55` as one account, so zeros in front do not
 * count; until 24 November 2026 they did.
 */
export function hashesOf(provider: string, number: string): [Buffer, Buffer] {
  const hashOf = (text: string) => keyedHash(purpose, `${provider}:${text}`)
  return [hashOf(number.replace(/^0+/, '')), hashOf(number)]
}

/** The number itself; null once its person was erased. Unscoped: the caller has shown that the reader may know it. */
export function unsafeNumberOf({
  numberSealed,
}: Pick<typeof payoutAccounts.$inferSelect, 'numberSealed'>): string | null {
  return numberSealed.length === 0 ? null : unseal(purpose, numberSealed).toString()
}
