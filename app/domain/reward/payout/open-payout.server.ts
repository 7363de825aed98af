import { and, eq, ne, sql } from 'drizzle-orm'
import { accounts } from '#domain/account/account-tables.server.ts'
import { type KeptFile, unsafeKeptFile } from '#domain/account/files/file-queries.server.ts'
import { record } from '#domain/event/record.server.ts'
import { database, transaction } from '#infra/database.ts'
import type { Actor } from '#kernel/actor.ts'
import { isId } from '#kernel/ids.ts'
import { found } from '#kernel/refusal.ts'
import { unsafeNumberOf } from './account-number.server.ts'
import { mayConfirm, mayPay, mayReadPayouts, needsTwoPeople } from './payout-policy.ts'
import { linesOf, payoutView } from './payout-queries.server.ts'
import { payoutAccounts, payouts } from './payout-tables.server.ts'
import type { PayoutLine, PayoutView } from './payout-view.ts'

export type PayoutForTeam = PayoutView & {
  bughunterId: string
  username: string
  fullName: string
  lines: PayoutLine[]
  /** The whole number, only while somebody has to transfer to it; each look is recorded. */
  fullNumber: string | null
  takenBy: string | null
  settledBy: string | null
  hasProof: boolean
  twoPeople: boolean
  /** How many other people named the same account. */
  sharedWith: number
  may: { take: boolean; confirm: boolean; fail: boolean }
}

/** One payout for the team. While it is being paid the whole account number is shown, and the look recorded. @throws Refusal not_found */
export async function openPayout(actor: Actor, payoutId: string): Promise<PayoutForTeam> {
  found(mayReadPayouts(actor) && isId(payoutId) ? actor : null)
  const [row] = await database()
    .select({ payout: payouts, account: payoutAccounts, username: accounts.username })
    .from(payouts)
    .innerJoin(accounts, eq(accounts.id, payouts.bughunterId))
    .innerJoin(payoutAccounts, eq(payoutAccounts.id, payouts.payoutAccountId))
    .where(eq(payouts.id, payoutId))
  const { payout, account, username } = found(row)
  const facts = { gross: payout.grossIdr, twoPeople: payout.twoPeople, takenBy: payout.takenBy }
  const paying = payout.state === 'processing' && mayPay(actor)
  if (paying) await recordLook(actor, payout)
  return {
    ...payoutView(payout, account),
    ...{ bughunterId: payout.bughunterId, username, fullName: account.verifiedName },
    lines: await linesOf(database(), payoutId),
    fullNumber: paying ? unsafeNumberOf(account) : null,
    takenBy: await nameOf(payout.takenBy),
    settledBy: payout.state === 'cancelled' ? null : await nameOf(payout.settledBy),
    hasProof: payout.proofFileId !== null,
    twoPeople: needsTwoPeople(facts),
    sharedWith: await othersWith(account),
    may: {
      take: payout.state === 'requested' && mayPay(actor),
      confirm: paying && mayConfirm(actor, facts),
      fail: paying,
    },
  }
}

/** The paper that shows a transfer, for the team. @throws Refusal not_found for everybody else */
export async function payoutProofSeenBy(viewer: Actor, payoutId: string): Promise<KeptFile> {
  found(mayReadPayouts(viewer) && isId(payoutId) ? viewer : null)
  const [row] = await database()
    .select({ fileId: payouts.proofFileId })
    .from(payouts)
    .where(eq(payouts.id, payoutId))
  return found(row?.fileId ? await unsafeKeptFile(row.fileId) : null)
}

/** How many other people named this account. */
async function othersWith({
  bughunterId,
  numberHash,
}: Pick<typeof payoutAccounts.$inferSelect, 'bughunterId' | 'numberHash'>): Promise<number> {
  // Of an erased account nothing is known any more.
  if (numberHash.length === 0) return 0
  const [row] = await database()
    .select({ others: sql<number>`count(DISTINCT ${payoutAccounts.bughunterId})::int` })
    .from(payoutAccounts)
    .where(and(eq(payoutAccounts.numberHash, numberHash), ne(payoutAccounts.bughunterId, bughunterId)))
  return row!.others
}

async function recordLook(actor: Actor, { id, bughunterId }: typeof payouts.$inferSelect): Promise<void> {
  await transaction((tx) =>
    record(tx, actor, 'reward.payout_account_opened', bughunterId, { payoutId: id, bughunterId }),
  )
}

async function nameOf(accountId: string | null): Promise<string | null> {
  if (accountId === null) return null
  const [row] = await database()
    .select({ username: accounts.username })
    .from(accounts)
    .where(eq(accounts.id, accountId))
  return row?.username ?? null
}
