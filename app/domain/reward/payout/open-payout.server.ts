import { and, eq, ne, sql } from 'drizzle-orm'
import { accounts, files } from '#domain/account/account-tables.server.ts'
import { type StoredFile, unsafeStoredFile } from '#domain/account/files/file-queries.server.ts'
import { secondBlockOfTeam } from '#domain/account/status/team-right.server.ts'
import { record } from '#domain/event/record.server.ts'
import { database, transaction } from '#infra/database.ts'
import type { Actor } from '#kernel/actor.ts'
import { now } from '#kernel/clock.ts'
import { isId } from '#kernel/ids.ts'
import { found } from '#kernel/refusal.ts'
import { type SecondBlock, secondBlocks } from '#kernel/second-person.ts'
import { count, flag, moment, text } from '#kernel/view-fields.ts'
import { z } from '#kernel/zod.ts'
import { payeeFacts } from '../lock-payee.server.ts'
import { payoutAccounts, payoutBatches, payouts } from '../payout-tables.server.ts'
import { residenceInForce } from '../tax-view.ts'
import { unsafeNumberOf } from './account-number.server.ts'
import type { PayoutRow } from './move-payout.server.ts'
import { twoPayers } from './paid-alone.server.ts'
import { accountObstacle } from './payout-account.ts'
import { mayPay, mayReadPayouts } from './payout-policy.ts'
import { linesOf, payoutView } from './payout-queries.server.ts'
import { payoutLine, payoutView as payoutSchema } from './payout-view.ts'

export const payoutForTeam = payoutSchema
  .extend({
    ...{ bughunterId: text, username: text, fullName: text },
    /** As it is now; the payout keeps the payee it was asked for with. */
    residence: residenceInForce,
    lines: z.array(payoutLine),
    /** The whole number, only while a person has to transfer to it; each look is recorded. */
    fullNumber: text.nullable(),
    /** Who of the team asked for it, and why; null where the bughunter did. */
    requestedFor: z.object({ by: text.nullable(), reason: text }).nullable(),
    ...{ takenBy: text.nullable(), settledBy: text.nullable(), hasProof: flag, twoPeople: flag },
    /** Why the reader is not the second one for it; null where they are, or one is enough. */
    confirmBlock: z.enum(secondBlocks).nullable(),
    /** Why the reader is not the second one for a return that was noted. */
    returnBlock: z.enum(secondBlocks).nullable(),
    /** How many other payouts, refunds and top-ups show the same file as their proof. */
    sameProof: count,
    /** The file for the bank it stands in; null while it stands in none. */
    batch: text.nullable(),
    /** How many other people named the same account. */
    sharedWith: count,
    /** A return that was noted and not confirmed yet. */
    notedReturn: z.object({ by: text.nullable(), at: moment, reference: text, reason: text }).nullable(),
    hasReturnProof: flag,
    may: z.object({
      ...{ take: flag, confirm: flag, fail: flag },
      ...{ noteReturn: flag, confirmReturn: flag, dismissReturn: flag },
    }),
  })
  .meta({ id: 'PayoutForTeam' })
export type PayoutForTeam = z.infer<typeof payoutForTeam>

/** One payout for the team. While it is being paid the whole account number is shown, and the look recorded. @throws Refusal not_found */
export async function openPayout(actor: Actor, payoutId: string): Promise<PayoutForTeam> {
  found(mayReadPayouts(actor) && isId(payoutId) ? actor : null)
  const [row] = await database()
    .select({
      ...{ payout: payouts, account: payoutAccounts, username: accounts.username },
      batch: payoutBatches.code,
    })
    .from(payouts)
    .innerJoin(accounts, eq(accounts.id, payouts.bughunterId))
    .innerJoin(payoutAccounts, eq(payoutAccounts.id, payouts.payoutAccountId))
    .leftJoin(payoutBatches, eq(payoutBatches.id, payouts.batchId))
    .where(eq(payouts.id, payoutId))
  const { payout, account, username, batch } = found(row)
  const { accountId } = found(actor.kind === 'person' ? actor : null)
  const two = await twoPayers(database(), { accountId }, payout)
  const returnBlock = await returnBlockOf({ accountId }, payout)
  const paying = payout.state === 'processing' && mayPay(actor)
  if (paying) await recordLook(actor, payout)
  return {
    ...payoutView(payout, account),
    ...{ bughunterId: payout.bughunterId, username, fullName: account.verifiedName },
    residence: (await payeeFacts(database(), payout.bughunterId)).residence,
    lines: await linesOf(database(), payoutId),
    fullNumber: paying ? unsafeNumberOf(account) : null,
    requestedFor: await requestedForOf(payout),
    takenBy: await nameOf(payout.takenBy),
    settledBy: payout.state === 'cancelled' ? null : await nameOf(payout.settledBy),
    batch,
    hasProof: payout.proofFileId !== null,
    twoPeople: two.needed,
    confirmBlock: payout.state === 'processing' ? two.block : null,
    returnBlock,
    sameProof: payout.proofFileId === null ? 0 : await othersWithProof(payout.proofFileId),
    sharedWith: await othersWith(account),
    notedReturn: await notedReturnOf(payout),
    hasReturnProof: payout.returnProofFileId !== null,
    may: {
      take: payout.state === 'requested' && mayPay(actor) && accountObstacle(account, now()) === null,
      confirm: paying && two.block === null,
      fail: paying,
      ...mayReturn(actor, payout, returnBlock),
    },
  }
}

async function requestedForOf({
  requestedBy,
  requestReason: reason,
}: PayoutRow): Promise<PayoutForTeam['requestedFor']> {
  return reason === null ? null : { by: await nameOf(requestedBy), reason }
}

function mayReturn(actor: Actor, row: PayoutRow, returnBlock: SecondBlock | null) {
  const paid = row.state === 'paid' && mayPay(actor)
  const noted = row.returnNotedBy !== null
  return {
    noteReturn: paid && !noted,
    confirmReturn: paid && noted && returnBlock === null,
    dismissReturn: paid && noted,
  }
}

async function returnBlockOf(actor: { accountId: string }, row: PayoutRow): Promise<SecondBlock | null> {
  const { state, returnNotedBy: by, returnNotedAt: at } = row
  return state === 'paid' && at !== null ? secondBlockOfTeam(database(), actor, { by, at }) : null
}

async function notedReturnOf(row: PayoutRow): Promise<PayoutForTeam['notedReturn']> {
  const { state, returnNotedAt: at, returnNotedBy, returnReference, returnReason } = row
  if (state !== 'paid' || at === null) return null
  return { by: await nameOf(returnNotedBy), at, reference: returnReference ?? '', reason: returnReason ?? '' }
}

const papers = {
  transfer: payouts.proofFileId,
  return: payouts.returnProofFileId,
  request: payouts.requestFileId,
}

/**
 * The document that shows a transfer, its return, or the request of a person who left, for the team. @throws Refusal
 * not_found for everyone else
 */
export async function payoutProofSeenBy(
  viewer: Actor,
  payoutId: string,
  of: keyof typeof papers = 'transfer',
): Promise<StoredFile> {
  found(mayReadPayouts(viewer) && isId(payoutId) ? viewer : null)
  const [row] = await database().select({ fileId: papers[of] }).from(payouts).where(eq(payouts.id, payoutId))
  return found(row?.fileId ? await unsafeStoredFile(row.fileId) : null)
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

/** How many other transfers show this file: the same bytes, the person who uploaded them. */
async function othersWithProof(fileId: string): Promise<number> {
  const { rows } = await database().execute<{ others: number }>(sql`
    SELECT count(*)::int AS others FROM ${files} f JOIN ${files} g ON g.sha256 = f.sha256 AND g.id <> f.id
      AND g.purpose IN ('top_up_proof', 'payout_proof')
    WHERE f.id = ${fileId} AND f.purpose IN ('top_up_proof', 'payout_proof')
      AND (EXISTS (SELECT 1 FROM payouts p WHERE p.proof_file_id = g.id)
        OR EXISTS (SELECT 1 FROM refunds d WHERE d.proof_file_id = g.id)
        OR EXISTS (SELECT 1 FROM top_ups t WHERE t.proof_file_id = g.id AND t.status <> 'refused'))`)
  return rows[0]!.others
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
