import { keyedHash } from '#infra/keyed-hash.ts'
import { seal, unseal } from '#infra/seal.ts'
import type { payoutAccounts } from './payout-tables.server.ts'

const purpose = 'payout account'

/** A number as it is kept: encrypted, and as a hash that tells equal ones. */
export function sealedNumber(provider: string, number: string) {
  return {
    numberSealed: seal(purpose, Buffer.from(number)),
    numberHash: keyedHash(purpose, `${provider}:${number}`),
  }
}

/** The number itself; null once its person was erased. Unscoped: the caller has shown that the reader may know it. */
export function unsafeNumberOf({
  numberSealed,
}: Pick<typeof payoutAccounts.$inferSelect, 'numberSealed'>): string | null {
  return numberSealed.length === 0 ? null : unseal(purpose, numberSealed).toString()
}
