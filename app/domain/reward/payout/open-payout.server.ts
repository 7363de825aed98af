import { now } from '@cakrawala/calendar/clock'
import { isId } from '@cakrawala/ids/ids'
import { and, eq, ne, sql } from 'drizzle-orm'
import { accounts, files } from '#domain/account/account-tables.server.ts'
import { type StoredFile, unsafeStoredFile } from '#domain/account/files/file-queries.server.ts'
import { record } from '#domain/event/record.server.ts'
import { database, transaction } from '#infra/database.ts'
import type { Actor } from '#kernel/actor.ts'
import { found } from '#kernel/refusal.ts'
import { count, flag, moment, text } from '#kernel/view-fields.ts'
import { z } from '#kernel/zod.ts'
import { type AccountRow, payeeFacts } from '../lock-payee.server.ts'
import { isPayoutStepPossible, type PayoutStep } from '../payout.ts'
import { payoutAccounts, payoutBatches, payouts } from '../payout-tables.server.ts'
import { returnObstacleOf } from '../return-obstacle.server.ts'
import { isReturnPossible, type ReturnStep, returnObstacles } from '../return-policy.ts'
import { residenceInForce } from '../tax-view.ts'
import type { PayoutRow } from './move-payout.server.ts'
import { twoPayers } from './paid-alone.server.ts'
import { confirmingObstacles, takingObstacles } from './paying-policy.ts'
import { accountObstacle } from './payout-account.ts'
import { unsafeNumberOf } from './payout-account-queries.server.ts'
import { mayPay, mayReadPayouts } from './payout-policy.ts'
import { linesOf, payoutView } from './payout-queries.server.ts'
import { payoutLine, payoutView as payoutSchema } from './payout-view.ts'

export const payoutForTeam = payoutSchema
  .extend({
    ...{ bughunterId: text, username: text, fullName: text },
    /** As it is now; the payout stores the payee it was asked for with. */
    residence: residenceInForce,
    lines: z.array(payoutLine),
    /** The whole number, only while a person has to transfer to it; each look is recorded. */
    fullNumber: text.nullable(),
    /** Who of the team asked for it, and why; null where the bughunter did. */
    requestedFor: z.object({ by: text.nullable(), reason: text }).nullable(),
    ...{ takenBy: text.nullable(), settledBy: text.nullable(), hasProof: flag, twoPeople: flag },
    /** The obstacle between the reader and a step that is theirs and possible now; null where there is none. */
    obstacles: z.object({
      take: z.enum(takingObstacles).nullable(),
      confirm: z.enum(confirmingObstacles).nullable(),
      confirmReturn: z.enum(returnObstacles).nullable(),
    }),
    /** How many other payouts, refunds and top-ups show the same file as their proof. */
    sameProof: count,
    /** The file for the bank it is in; null while it is in none. */
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
  const obstacles = await obstaclesOf(actor, payout, { account, confirm: two.obstacle })
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
    obstacles,
    sameProof: payout.proofFileId === null ? 0 : await othersWithProof(payout.proofFileId),
    sharedWith: await othersWith(account),
    notedReturn: await notedReturnOf(payout),
    hasReturnProof: payout.returnProofFileId !== null,
    may: abilitiesOf(actor, payout, obstacles),
  }
}

async function requestedForOf({
  requestedBy,
  requestReason: reason,
}: PayoutRow): Promise<PayoutForTeam['requestedFor']> {
  return reason === null ? null : { by: await nameOf(requestedBy), reason }
}

type Obstacles = PayoutForTeam['obstacles']

async function obstaclesOf(
  viewer: Actor,
  row: PayoutRow,
  { account, confirm }: { account: AccountRow; confirm: Obstacles['confirm'] },
): Promise<Obstacles> {
  if (!mayPay(viewer)) return { take: null, confirm: null, confirmReturn: null }
  const returns = isReturnPossible('confirmReturn', row)
  return {
    take: isPayoutStepPossible('take', row.state) ? accountObstacle(account, now()) : null,
    confirm: isPayoutStepPossible('confirm', row.state) ? confirm : null,
    confirmReturn: returns ? await returnObstacleOf(database(), viewer, row) : null,
  }
}

function abilitiesOf(actor: Actor, row: PayoutRow, obstacles: Obstacles): PayoutForTeam['may'] {
  const may = mayPay(actor)
  const step = (name: PayoutStep) => may && isPayoutStepPossible(name, row.state)
  const ofReturn = (name: ReturnStep) => may && isReturnPossible(name, row)
  return {
    take: step('take') && obstacles.take === null,
    confirm: step('confirm') && obstacles.confirm === null,
    fail: step('fail'),
    noteReturn: ofReturn('noteReturn'),
    confirmReturn: ofReturn('confirmReturn') && obstacles.confirmReturn === null,
    dismissReturn: ofReturn('dismissReturn'),
  }
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

/** How many other transfers show this file: the same bytes, by any uploader. */
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
