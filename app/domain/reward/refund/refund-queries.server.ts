import { isId } from '@cakrawala/ids/ids'
import { countIn, keysetQuery, type Wanted } from '@cakrawala/paging/list-order'
import type { CountedPage } from '@cakrawala/paging/paging'
import { eq, inArray, notInArray, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { accounts } from '#domain/account/account-tables.server.ts'
import { type StoredFile, unsafeStoredFile } from '#domain/account/files/file-queries.server.ts'
import { companies } from '#domain/account/membership/membership-tables.server.ts'
import { record } from '#domain/event/record.server.ts'
import { unsafeNumberOf } from '#domain/reward/payout/payout-account-queries.server.ts'
import { database, type Tx, transaction } from '#infra/database.ts'
import type { Actor, Person } from '#kernel/actor.ts'
import { found, refuse } from '#kernel/refusal.ts'
import { flag, moment, rupiah, text } from '#kernel/view-fields.ts'
import { z } from '#kernel/zod.ts'
import { providerName } from '../payout/offered-banks.server.ts'
import { returnObstacleOf } from '../return-obstacle.server.ts'
import { isReturnPossible, type ReturnStep, returnObstacles } from '../return-policy.ts'
import type { RefundRow } from './move-refund.server.ts'
import {
  bearsName,
  isRefundStepPossible,
  isUnderWay,
  mayAskRefund,
  mayHandleRefunds,
  mayReadRefunds,
  type RefundStep,
  refundingObstacles,
  refundStates,
  refundsUnderWay,
} from './refund.ts'
import { refunds } from './refund-tables.server.ts'
import { refundingObstacleOf } from './refunding-obstacle.server.ts'

/** A refund as the owner and the team read it; its state determines whose turn it is. Whole rupiah. */
export const refundSchema = z
  .object({
    ...{ id: text, amount: rupiah, providerName: text },
    /** `••••1234` */
    number: text,
    ...{ holder: text, state: z.enum(refundStates), requestedAt: moment, settledAt: moment.nullable() },
    ...{ reference: text.nullable(), refuseReason: text.nullable() },
    /** The bank sent it back after it was paid; null for all others. */
    returned: z.object({ at: moment, reference: text, reason: text }).nullable(),
  })
  .meta({ id: 'Refund' })
export type RefundView = z.infer<typeof refundSchema>
export const refundInList = refundSchema
  .extend({ companyId: text, company: text })
  .meta({ id: 'RefundInList' })
export type RefundInList = z.infer<typeof refundInList>
export const refundForTeam = refundInList
  .extend({
    /** Whether the holder bears the company's name; where not, people judge it. */
    nameMatches: flag,
    /** The whole number, only while a person has to transfer to it; each look is recorded. */
    fullNumber: text.nullable(),
    ...{ checkedBy: text.nullable(), settledBy: text.nullable(), hasProof: flag, hasReturnProof: flag },
    /** The obstacle between the reader and a step that is theirs and possible now; null where there is none. */
    obstacles: z.object({
      pay: z.enum(refundingObstacles).nullable(),
      confirmReturn: z.enum(returnObstacles).nullable(),
    }),
    notedReturn: z.object({ by: text.nullable(), at: moment, reference: text, reason: text }).nullable(),
    may: z.object({
      ...{ check: flag, pay: flag, refuse: flag },
      ...{ noteReturn: flag, confirmReturn: flag, dismissReturn: flag },
    }),
  })
  .meta({ id: 'RefundForTeam' })
export type RefundForTeam = z.infer<typeof refundForTeam>

/** The refunds of the owner's company, newest first. @throws Refusal forbidden for everyone else */
export async function refundsOfOwner(viewer: Actor, wanted: Wanted = {}): Promise<CountedPage<RefundView>> {
  if (!mayAskRefund(viewer)) return refuse('forbidden')
  const own = eq(refunds.companyId, viewer.companyId)
  const keyset = keysetQuery({ keys: [], id: refunds.id, down: true }, wanted)
  const read = await database()
    .select({ refund: refunds, place: keyset.place, total: countIn(refunds, own) })
    .from(refunds)
    .where(sql`${own} AND ${keyset.beyond ?? sql`true`}`)
    .orderBy(...keyset.orderBy)
    .limit(keyset.limit)
  const { rows, ...ways } = keyset.countedPage(read)
  return { rows: rows.map(({ refund }) => refundView(refund)), ...ways }
}

/** Refunds for the team: those under way oldest first, or those that are over newest first. @throws Refusal not_found */
export async function refundsForTeam(
  viewer: Actor,
  { decided, ...wanted }: Wanted & { decided: boolean },
): Promise<CountedPage<RefundInList>> {
  found(mayReadRefunds(viewer) ? viewer : null)
  const states = [...refundsUnderWay]
  const which = decided ? notInArray(refunds.state, states) : inArray(refunds.state, states)
  const keyset = keysetQuery({ keys: [], id: refunds.id, down: decided }, wanted)
  const read = await database()
    .select({
      ...{ refund: refunds, company: companies.name },
      ...{ place: keyset.place, total: countIn(refunds, which) },
    })
    .from(refunds)
    .innerJoin(companies, eq(companies.id, refunds.companyId))
    .where(sql`${which} AND ${keyset.beyond ?? sql`true`}`)
    .orderBy(...keyset.orderBy)
    .limit(keyset.limit)
  const { rows, ...ways } = keyset.countedPage(read)
  return {
    rows: rows.map(({ refund, company }) => ({
      ...{ ...refundView(refund), companyId: refund.companyId, company },
    })),
    ...ways,
  }
}

/** One refund for the team. While it is to be sent the whole number is shown, and the look recorded. @throws Refusal not_found */
export async function openRefund(actor: Actor, refundId: string): Promise<RefundForTeam> {
  const team = found(mayReadRefunds(actor) && isId(refundId) ? actor : null)
  const [checker, settler, noter] = [
    alias(accounts, 'checker'),
    alias(accounts, 'settler'),
    alias(accounts, 'noter'),
  ]
  const [row] = await database()
    .select({
      ...{ refund: refunds, company: companies.name, checkedBy: checker.username },
      ...{ settledBy: settler.username, notedBy: noter.username },
    })
    .from(refunds)
    .innerJoin(companies, eq(companies.id, refunds.companyId))
    .leftJoin(checker, eq(checker.id, refunds.checkedBy))
    .leftJoin(settler, eq(settler.id, refunds.settledBy))
    .leftJoin(noter, eq(noter.id, refunds.returnNotedBy))
    .where(eq(refunds.id, refundId))
  const { refund, company, checkedBy, settledBy, notedBy } = found(row)
  const paying = isUnderWay(refund.state) && mayHandleRefunds(actor)
  if (paying) await recordLook(actor, refund)
  const obstacles = await obstaclesOf(team, refund)
  return {
    ...{ ...refundView(refund), companyId: refund.companyId, company, checkedBy },
    settledBy: refund.state === 'cancelled' ? null : settledBy,
    nameMatches: bearsName(company, refund.holder),
    fullNumber: paying ? unsafeNumberOf(refund) : null,
    hasProof: refund.proofFileId !== null,
    hasReturnProof: refund.returnProofFileId !== null,
    notedReturn: notedReturnOf(refund, notedBy),
    obstacles,
    may: abilitiesOf(actor, refund, obstacles),
  }
}

type Obstacles = RefundForTeam['obstacles']

async function obstaclesOf(viewer: Person, row: RefundRow): Promise<Obstacles> {
  const may = mayHandleRefunds(viewer)
  const pays = may && isRefundStepPossible('pay', row.state)
  const returns = may && isReturnPossible('confirmReturn', row)
  return {
    pay: pays ? await refundingObstacleOf(database(), viewer, row) : null,
    confirmReturn: returns ? await returnObstacleOf(database(), viewer, row) : null,
  }
}

function abilitiesOf(actor: Actor, row: RefundRow, obstacles: Obstacles): RefundForTeam['may'] {
  const may = mayHandleRefunds(actor)
  const step = (name: RefundStep) => may && isRefundStepPossible(name, row.state)
  const ofReturn = (name: ReturnStep) => may && isReturnPossible(name, row)
  return {
    check: step('check'),
    pay: step('pay') && obstacles.pay === null,
    refuse: step('refuse'),
    noteReturn: ofReturn('noteReturn'),
    confirmReturn: ofReturn('confirmReturn') && obstacles.confirmReturn === null,
    dismissReturn: ofReturn('dismissReturn'),
  }
}

function notedReturnOf(row: RefundRow, by: string | null): RefundForTeam['notedReturn'] {
  const { state, returnNotedAt: at, returnReference, returnReason } = row
  if (state !== 'paid' || at === null) return null
  return { by, at, reference: returnReference ?? '', reason: returnReason ?? '' }
}

/** The document of a transfer or of its return, for the team. @throws Refusal not_found for everyone else */
export async function refundProofSeenBy(
  viewer: Actor,
  refundId: string,
  of: 'transfer' | 'return' = 'transfer',
): Promise<StoredFile> {
  found(mayReadRefunds(viewer) && isId(refundId) ? viewer : null)
  const [row] = await database()
    .select({ fileId: of === 'transfer' ? refunds.proofFileId : refunds.returnProofFileId })
    .from(refunds)
    .where(eq(refunds.id, refundId))
  return found(row?.fileId ? await unsafeStoredFile(row.fileId) : null)
}

/** Refunds of a company for its own copy of its data. */
export function exportRefunds(tx: Tx, companyId: string) {
  const { amountIdr, provider, numberMasked, holder, state, requestedAt, settledAt } = refunds
  const { reference, refuseReason, returnReason, returnedAt } = refunds
  return tx
    .select({
      ...{ amountIdr, provider, numberMasked, holder, state, requestedAt, settledAt },
      ...{ reference, refuseReason, returnReason, returnedAt },
    })
    .from(refunds)
    .where(eq(refunds.companyId, companyId))
    .orderBy(refunds.requestedAt)
}

function refundView(row: RefundRow): RefundView {
  const { id, provider, numberMasked, holder, state, requestedAt, settledAt, reference, refuseReason } = row
  const { returnedAt: at, returnReference, returnReason } = row
  return {
    ...{
      id,
      amount: row.amountIdr,
      providerName: providerName(provider),
      number: numberMasked,
      holder,
      state,
    },
    ...{ requestedAt, settledAt, reference, refuseReason },
    returned: at && { at, reference: returnReference ?? '', reason: returnReason ?? '' },
  }
}

async function recordLook(actor: Actor, { id, companyId }: RefundRow): Promise<void> {
  await transaction((tx) => record(tx, actor, 'reward.refund_account_opened', id, { companyId }))
}
