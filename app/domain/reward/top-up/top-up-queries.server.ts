import { isId } from '@cakrawala/ids/ids'
import { countIn, keysetQuery, type Wanted } from '@cakrawala/paging/list-order'
import { type CountedPage, pageSizes } from '@cakrawala/paging/paging'
import { and, eq, not, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { accounts, files } from '#domain/account/account-tables.server.ts'
import { type StoredFile, unsafeStoredFile } from '#domain/account/files/file-queries.server.ts'
import { companies } from '#domain/account/membership/membership-tables.server.ts'
import { teamRightOf } from '#domain/account/status/team-right.server.ts'
import { ledgerAccounts } from '#domain/ledger/ledger-tables.server.ts'
import { database } from '#infra/database.ts'
import { type Actor, isOperator, type Person } from '#kernel/actor.ts'
import { found, refuse, refuseUnless } from '#kernel/refusal.ts'
import { type HeldRight, secondBlock } from '#kernel/second-person.ts'
import { flag, moment, type QueueFigures, rupiah, text } from '#kernel/view-fields.ts'
import { z } from '#kernel/zod.ts'
import { otherBank, referenceKey } from '../bank-reference.ts'
import { cameIn } from '../booked-transfer.server.ts'
import { type ConfirmedAlone, mostOf, topUpsAlone } from '../confirmed-alone.server.ts'
import { providerName } from '../payout/offered-banks.server.ts'
import { maySeeBalance, topUpNeedsTwo } from '../reward-policy.ts'
import { topUps } from '../reward-tables.server.ts'
import {
  isReversalPossible,
  obstacleToConfirmingTopUp,
  obstacleToReversing,
  reversalObstacles,
  topUpObstacles,
} from '../top-up-policy.ts'

export const topUpStatuses = ['requested', 'confirmed', 'refused', 'reversed'] as const
export type TopUpStatus = (typeof topUpStatuses)[number]
export const topUpView = z
  .object({
    ...{ id: text, amount: rupiah },
    /** What the bank statement showed, from the first check on; null before. */
    received: rupiah.nullable(),
    ...{ bank: text, bankName: text, reference: text, proofFileId: text.nullable() },
    ...{ status: z.enum(topUpStatuses), requestedAt: moment, decidedAt: moment.nullable() },
    refuseReason: text.nullable(),
    /** What was taken back of it; null where nothing was. */
    reversed: rupiah.nullable(),
  })
  .meta({ id: 'TopUp' })
export type TopUpView = z.infer<typeof topUpView>
/** How many other top-ups that were not refused have the same reference, the same proof, or of the last 30 days the same amount. */
const topUpLikeness = z.object({ reference: z.number(), amount: z.number(), proof: z.number() })
/**
 * `checkedBy`: who of two checked it first, while it waits for the second. `decidedBy`: who had the last word.
 * `confirmObstacle`: the obstacle between the reader and confirming it while it waits; null where there is none.
 */
export const topUpForOperator = topUpView
  .extend({
    ...{ company: text, twoPeople: flag, checkedBy: text.nullable(), decidedBy: text.nullable() },
    ...{ mayConfirm: flag, confirmObstacle: z.enum(topUpObstacles).nullable(), same: topUpLikeness },
    /** A reversal that waits for a second person; null where none does. */
    reversal: z
      .object({
        ...{ amount: rupiah, reason: text, by: text.nullable() },
        obstacle: z.enum(reversalObstacles).nullable(),
      })
      .nullable(),
    mayReverse: flag,
  })
  .meta({ id: 'TopUpForHello' })
export type TopUpForOperator = z.infer<typeof topUpForOperator>

const rupiahOrNull = (amount: string | null): bigint | null => (amount === null ? null : BigInt(amount))

const view = {
  id: topUps.id,
  amount: topUps.amountIdr,
  received: topUps.receivedIdr,
  bank: topUps.bank,
  reference: topUps.reference,
  proofFileId: topUps.proofFileId,
  status: topUps.status,
  requestedAt: topUps.requestedAt,
  decidedAt: topUps.decidedAt,
  refuseReason: topUps.refuseReason,
  reversed: sql`CASE WHEN ${topUps.status} = 'reversed' THEN ${topUps.reversalIdr} END`.mapWith(rupiahOrNull),
}

/** Only those of this reference, in any spelling of it. */
type OfReference = { reference?: string | undefined }

function isOfReference(reference: string | undefined): SQL | undefined {
  return reference === undefined ? undefined : eq(topUps.referenceKey, referenceKey(reference.slice(0, 100)))
}

/** The requests of the owner's company, newest first; 20 by default. @throws Refusal forbidden */
export async function topUpsSeenBy(
  viewer: Actor,
  { reference, ...wanted }: Wanted & OfReference = {},
): Promise<CountedPage<TopUpView>> {
  if (!maySeeBalance(viewer)) return refuse('forbidden')
  const own = and(eq(topUps.companyId, viewer.companyId), isOfReference(reference))
  const keyset = keysetQuery(
    { keys: [{ by: topUps.requestedAt, down: true, as: 'moment' }], id: topUps.id, down: true },
    { size: pageSizes.feed, ...wanted },
  )
  const rows = await database()
    .select({ ...view, place: keyset.place, total: countIn(topUps, own) })
    .from(topUps)
    .where(and(own, keyset.beyond))
    .orderBy(...keyset.orderBy)
    .limit(keyset.limit)
  const { rows: shown, ...ways } = keyset.countedPage(rows)
  return { rows: shown.map(named), ...ways }
}

function named<Row extends { bank: string }>(row: Row): Row & { bankName: string } {
  return { ...row, bankName: row.bank === otherBank ? '' : providerName(row.bank) }
}

/** The queue of the platform team: open requests oldest first, or the decided ones newest first. @throws Refusal forbidden */
export async function topUpQueue(
  viewer: Actor,
  { decided, reference, ...wanted }: Wanted & OfReference & { decided: boolean },
): Promise<CountedPage<TopUpForOperator>> {
  refuseUnless(isOperator(viewer), 'forbidden')
  const which = and(decided ? not(isOpen) : isOpen, isOfReference(reference))
  const by = decided ? sql`coalesce(${topUps.decidedAt}, ${topUps.requestedAt})` : topUps.requestedAt
  const keyset = keysetQuery(
    { keys: [{ by, down: decided, as: 'moment' }], id: topUps.id, down: decided },
    wanted,
  )
  const rows = await database()
    .select({
      ...{ ...view, company: companies.name, companyId: topUps.companyId, person: accounts.username },
      ...{ reversalIdr: topUps.reversalIdr, reversalReason: topUps.reversalReason },
      ...{
        reversalBy: topUps.reversalBy,
        reversalAt: topUps.reversalAt,
        reverser: reversers.username,
        covered,
      },
      ...{ checkedBy: topUps.checkedBy, checkedAt: topUps.checkedAt, booked, ...likeness },
      ...{ place: keyset.place, total: countIn(topUps, which) },
    })
    .from(topUps)
    .innerJoin(companies, eq(companies.id, topUps.companyId))
    .leftJoin(reversers, eq(reversers.id, topUps.reversalBy))
    .leftJoin(accounts, eq(accounts.id, sql`coalesce(${topUps.decidedBy}, ${topUps.checkedBy})`))
    .where(and(which, keyset.beyond))
    .orderBy(...keyset.orderBy)
    .limit(keyset.limit)
  const { rows: shown, ...ways } = keyset.countedPage(rows)
  const right = await teamRightOf(database(), viewer.accountId)
  const alone = await topUpsAlone(database(), viewer)
  return { rows: shown.map((row) => forHello({ viewer, right, alone }, named(row))), ...ways }
}

/** Another request that counts: neither the same row nor refused. */
const other = sql`o.id <> top_ups.id AND o.status <> 'refused'`
/** Beyond this many it makes no difference any more. */
const mostAlike = 20
const likeness = {
  sameReference: sql<number>`(SELECT count(*)::int FROM (SELECT FROM top_ups o
    WHERE ${other} AND o.reference_key = top_ups.reference_key LIMIT ${mostAlike}) alike)`,
  sameAmount: sql<number>`(SELECT count(*)::int FROM (SELECT FROM top_ups o
    WHERE ${other} AND o.amount_idr = top_ups.amount_idr AND o.requested_at > top_ups.requested_at - interval '30 days'
      AND o.requested_at < top_ups.requested_at + interval '30 days' LIMIT ${mostAlike}) alike)`,
  sameProof: sql<number>`(SELECT count(*)::int FROM (SELECT FROM ${files} f JOIN ${files} g ON g.sha256 = f.sha256
      AND g.purpose IN ('top_up_proof', 'payout_proof') JOIN top_ups o ON o.proof_file_id = g.id
    WHERE f.id = top_ups.proof_file_id AND f.purpose IN ('top_up_proof', 'payout_proof') AND ${other} LIMIT ${mostAlike}) alike)`,
}

/** Whether the transfer of one that waits is booked already. */
const booked = sql<boolean>`(${topUps.status} = 'requested' AND ${cameIn(topUps.bank, sql`top_ups.reference_key`)})`

/** Whether the free balance of its company still holds what is to be taken back. */
const covered = sql<boolean>`EXISTS (SELECT FROM ${ledgerAccounts} WHERE ${ledgerAccounts.ownerId} = ${topUps.companyId}
  AND ${ledgerAccounts.kind} = 'company_available' AND ${ledgerAccounts.balanceIdr} >= coalesce(${topUps.reversalIdr}, 0))`

/** What waits for an operator: a request, or a reversal for its second person. */
const isOpen = sql`(${topUps.status} = 'requested' OR (${topUps.status} = 'confirmed' AND ${topUps.reversalAt} IS NOT NULL))`
const reversers = alias(accounts, 'reversers')

type Row = TopUpView & {
  company: string
  companyId: string
  person: string | null
  checkedBy: string | null
  checkedAt: Date | null
  reversalIdr: bigint | null
  reversalReason: string | null
  reversalBy: string | null
  reversalAt: Date | null
  reverser: string | null
  booked: boolean
  covered: boolean
  sameReference: number
  sameAmount: number
  sameProof: number
}
type Reader = { viewer: Person; right: HeldRight; alone: ConfirmedAlone }

function forHello({ viewer, right, alone }: Reader, row: Row): TopUpForOperator {
  const { companyId, person, checkedBy, checkedAt, sameReference, sameAmount, sameProof, ...more } = row
  const { reversalIdr, reversalReason, reversalBy, reversalAt, reverser, booked, covered, ...told } = more
  const open = row.status === 'requested'
  const waits = open && checkedBy !== null
  const block = waits
    ? secondBlock(viewer.accountId, right, { by: checkedBy, at: checkedAt ?? row.requestedAt })
    : null
  const confirmObstacle = obstacleToConfirmingTopUp({ block, booked })
  return {
    ...told,
    twoPeople: checkedBy !== null || (open && topUpNeedsTwo(row.amount, mostOf(alone, companyId))),
    checkedBy: waits ? person : null,
    decidedBy: open ? null : person,
    mayConfirm: open && confirmObstacle === null,
    confirmObstacle,
    reversal:
      isReversalPossible('confirm', row) && reversalAt !== null
        ? {
            ...{ amount: reversalIdr ?? 0n, reason: reversalReason ?? '', by: reverser },
            obstacle: obstacleToReversing({
              block: secondBlock(viewer.accountId, right, { by: reversalBy, at: reversalAt }),
              covered,
            }),
          }
        : null,
    mayReverse: isReversalPossible('propose', row),
    same: { reference: sameReference, amount: sameAmount, proof: sameProof },
  }
}

/** The proof of a top-up, for the platform team and the company's owner. @throws Refusal not_found for everyone else */
export async function topUpProofSeenBy(viewer: Actor, topUpId: string): Promise<StoredFile> {
  if (!isId(topUpId)) refuse('not_found')
  const [row] = await database()
    .select({ companyId: topUps.companyId, fileId: topUps.proofFileId })
    .from(topUps)
    .where(eq(topUps.id, topUpId))
  const own = maySeeBalance(viewer) && row?.companyId === viewer.companyId
  const may = own || isOperator(viewer)
  return found(may && row?.fileId ? await unsafeStoredFile(row.fileId) : null)
}

/** How many wait, and since when the oldest does. @throws Refusal forbidden for all but the platform team */
export async function topUpFigures(viewer: Actor): Promise<QueueFigures> {
  refuseUnless(isOperator(viewer), 'forbidden')
  const [row] = await database()
    .select({
      open: sql<number>`count(*)::int`,
      oldestAt: sql<Date | null>`min(${topUps.requestedAt})`.mapWith(topUps.requestedAt),
    })
    .from(topUps)
    .where(eq(topUps.status, 'requested'))
  return row!
}
