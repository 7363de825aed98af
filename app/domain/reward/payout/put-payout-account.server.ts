import { now } from '@cakrawala/calendar/clock'
import { newId } from '@cakrawala/ids/ids'
import { eq } from 'drizzle-orm'
import type { Tx } from '#infra/database.ts'
import { type AccountRow, accountInUse, type PayeeFacts } from '../lock-payee.server.ts'
import { payoutAccounts } from '../payout-tables.server.ts'
import { isSameHolder } from './holder-name.ts'
import { lockSharers } from './lock-sharers.server.ts'
import { maskAccountNumber, usableFrom } from './payout-account.ts'
import { sealedNumber } from './payout-account-queries.server.ts'
import type { PayoutAccountInput } from './payout-input.ts'

export type NamedAccount = Pick<PayoutAccountInput, 'kind' | 'provider' | 'number' | 'holder'>
type Put = {
  /** The account in use from now on: the same as before where nothing else was named. */
  id: string
  isNew: boolean
  before: AccountRow | null
  /** Accounts of other people with this number. The caller sends them to the team by `reviewShared`, last. */
  sharers: AccountRow[]
}

/**
 * Replaces the account in use by another, locked against others who name its number. The caller has locked
 * the payee.
 */
export async function putPayoutAccount(
  tx: Tx,
  bughunterId: string,
  input: NamedAccount,
  payee: PayeeFacts,
): Promise<Put> {
  const sharers = await lockSharers(tx, bughunterId, input)
  const before = await accountInUse(tx, bughunterId)
  if (before && isSame(before, input, payee)) return { id: before.id, isNew: false, before, sharers: [] }
  const id = await replace(tx, bughunterId, input, payee, before, sharers.length > 0)
  return { id, isNew: true, before, sharers }
}

function isSame(before: AccountRow, { provider, number, holder }: NamedAccount, payee: PayeeFacts) {
  const same = before.numberHash.equals(sealedNumber(provider, number).numberHash)
  return (
    same && before.holder === holder && before.verifiedName === payee.fullName && before.state !== 'refused'
  )
}

async function replace(
  tx: Tx,
  bughunterId: string,
  { kind, provider, number, holder }: NamedAccount,
  { fullName }: PayeeFacts,
  before: AccountRow | null,
  shared: boolean,
): Promise<string> {
  const id = newId()
  const namedAt = now()
  if (before)
    await tx.update(payoutAccounts).set({ replacedAt: namedAt }).where(eq(payoutAccounts.id, before.id))
  await tx.insert(payoutAccounts).values({
    ...{ id, bughunterId, kind, provider, holder, namedAt, usableFrom: usableFrom(namedAt) },
    ...sealedNumber(provider, number),
    numberMasked: maskAccountNumber(number),
    verifiedName: fullName,
    state: isSameHolder(fullName, holder) && !shared ? 'matched' : 'review',
    sharedAt: shared ? namedAt : null,
  })
  return id
}
