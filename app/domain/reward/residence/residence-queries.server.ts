import { isId } from '@cakrawala/ids/ids'
import { countIn, keysetQuery, type Wanted } from '@cakrawala/paging/list-order'
import type { CountedPage } from '@cakrawala/paging/paging'
import { askPrepared } from '@cakrawala/pg-access/prepared'
import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { accounts, bughunters } from '#domain/account/account-tables.server.ts'
import { type StoredFile, unsafeStoredFile } from '#domain/account/files/file-queries.server.ts'
import { reviewWaitOf } from '#domain/account/review-wait.server.ts'
import { reviewWait } from '#domain/account/review-wait.ts'
import { teamRightOf } from '#domain/account/status/team-right.server.ts'
import { record } from '#domain/event/record.server.ts'
import { payeeFacts } from '#domain/reward/lock-payee.server.ts'
import {
  isOpenResidence,
  openResidenceStates,
  residenceOf,
  residenceStates,
} from '#domain/reward/residence.ts'
import { type AcceptedResidence, acceptedResidence } from '#domain/reward/tax-in-force.server.ts'
import { residenceInForce } from '#domain/reward/tax-view.ts'
import { database, type Tx, transaction } from '#infra/database.ts'
import { type Actor, isBughunter } from '#kernel/actor.ts'
import { found, refuse, refuseUnless } from '#kernel/refusal.ts'
import { type HeldRight, secondBlock, secondObstacle } from '#kernel/second-person.ts'
import { day, flag, moment, type QueueFigures, text } from '#kernel/view-fields.ts'
import { z } from '#kernel/zod.ts'
import { mayReadResidences, residenceObstacles } from './residence-policy.ts'
import { taxResidences } from './residence-tables.server.ts'

const asked = { id: text, country: text, since: day, state: z.enum(residenceStates), askedAt: moment }
/** A request as its bughunter reads it. */
export const residenceSchema = z
  .object({ ...asked, decidedAt: moment.nullable(), reason: text.nullable() })
  .meta({ id: 'TaxResidence' })
export type ResidenceView = z.infer<typeof residenceSchema>
export const ownResidenceView = z.object({
  inForce: residenceInForce,
  /** What the team has not decided yet; null where nothing waits. */
  open: residenceSchema.nullable(),
  /** While one waits: how long a check usually takes. */
  wait: reviewWait.nullable(),
  /** Newest first, without the open one. */
  former: z.array(residenceSchema),
  verified: flag,
})
export type OwnResidence = z.infer<typeof ownResidenceView>
/** A request as the team judges it. */
export const residenceInReview = z
  .object({
    ...{ ...asked, bughunterId: text, username: text, fullName: text, twoPeople: flag, hasDocument: flag },
    checkedBy: text.nullable(),
    /** The obstacle between the reader and accepting it as the second of two; null where there is none. */
    obstacle: z.enum(residenceObstacles).nullable(),
    /** What holds until it is decided. */
    inForce: residenceInForce,
  })
  .meta({ id: 'TaxResidenceInReview' })
export type ResidenceInReview = z.infer<typeof residenceInReview>

/** Former requests a page shows. */
const formerShown = 20

/** The viewer's own tax residence. @throws Refusal forbidden for all but bughunters */
export async function ownResidence(viewer: Actor): Promise<OwnResidence> {
  if (!isBughunter(viewer)) return refuse('forbidden')
  const { residence: inForce, verified } = await payeeFacts(database(), viewer.accountId)
  const rows = await database()
    .select()
    .from(taxResidences)
    .where(eq(taxResidences.bughunterId, viewer.accountId))
    .orderBy(desc(taxResidences.askedAt), desc(taxResidences.id))
    .limit(formerShown + 1)
  const open = rows.find(({ state }) => isOpenResidence(state)) ?? null
  const former = rows.filter((row) => row !== open).slice(0, formerShown)
  const { askedAt: sent, decidedAt: decided } = taxResidences
  const wait = open && (await reviewWaitOf(database(), taxResidences, { sent, decided }, 3))
  return { inForce, open: open && residenceView(open), wait, former: former.map(residenceView), verified }
}

/** Requests for the team to decide, those that wait longest first. @throws Refusal not_found */
export async function residencesInReview(
  viewer: Actor,
  wanted: Wanted = {},
): Promise<CountedPage<ResidenceInReview>> {
  const { accountId } = found(mayReadResidences(viewer) ? viewer : null)
  const waiting = inArray(taxResidences.state, [...openResidenceStates])
  const oldest = [{ by: taxResidences.askedAt, down: false, as: 'moment' as const }]
  const keyset = keysetQuery({ keys: oldest, id: taxResidences.id }, wanted)
  const checker = alias(accounts, 'checker')
  const { fullName, country: profileCountry, nikHash } = bughunters
  const read = await database()
    .select({
      ...{ residence: taxResidences, username: accounts.username, checker: checker.username },
      ...{ fullName, profileCountry, numberKnown: sql<boolean>`${nikHash} IS NOT NULL` },
      accepted: acceptedResidence(accounts.id),
      ...{ place: keyset.place, total: countIn(taxResidences, waiting) },
    })
    .from(taxResidences)
    .innerJoin(accounts, eq(accounts.id, taxResidences.bughunterId))
    .innerJoin(bughunters, eq(bughunters.accountId, taxResidences.bughunterId))
    .leftJoin(checker, eq(checker.id, taxResidences.checkedBy))
    .where(and(waiting, keyset.beyond))
    .orderBy(...keyset.orderBy)
    .limit(keyset.limit)
  const { rows, ...ways } = keyset.countedPage(read)
  const right = await teamRightOf(database(), accountId)
  return { rows: rows.map((row) => inReview(row, { accountId, right })), ...ways }
}

/** How many wait for the team, and since when the oldest does. @throws Refusal forbidden for all but the platform team */
export async function residenceFigures(viewer: Actor): Promise<QueueFigures> {
  refuseUnless(mayReadResidences(viewer), 'forbidden')
  const [row] = await askPrepared<QueueFigures>(
    sql`SELECT count(*)::int AS open, min(asked_at) AS "oldestAt" FROM tax_residences
      WHERE state IN ('waiting', 'checked')`,
  )
  return row!
}

type ReviewRow = {
  residence: ResidenceRow
  username: string
  checker: string | null
  fullName: string | null
  profileCountry: string
  numberKnown: boolean
  accepted: AcceptedResidence | null
}

function inReview(
  { residence, username, checker, fullName, profileCountry, numberKnown, accepted }: ReviewRow,
  { accountId, right }: { accountId: string; right: HeldRight },
): ResidenceInReview {
  const {
    id,
    bughunterId,
    country,
    since,
    state,
    askedAt,
    twoPeople,
    checkedBy: by,
    checkedAt: at,
  } = residence
  return {
    ...{ id, bughunterId, username, fullName: fullName ?? '', country, since, state, askedAt, twoPeople },
    ...{ hasDocument: residence.documentFileId !== null, checkedBy: checker },
    obstacle: secondObstacle(at && secondBlock(accountId, right, { by, at }), 'second_resident'),
    inForce: residenceOf(accepted, numberKnown, profileCountry),
  }
}

function residenceView({
  id,
  country,
  since,
  state,
  askedAt,
  decidedAt,
  reason,
}: ResidenceRow): ResidenceView {
  return { id, country, since, state, askedAt, decidedAt, reason }
}

export type ResidenceRow = typeof taxResidences.$inferSelect

/** A request for a residence, its row locked until the transaction ends. @throws Refusal not_found */
export async function lockResidence(tx: Tx, residenceId: string): Promise<ResidenceRow> {
  const [row] = await tx.select().from(taxResidences).where(eq(taxResidences.id, residenceId)).for('update')
  return found(row)
}

/** The document of a request, for the team; each look is recorded. @throws Refusal not_found, also while the scanner holds it */
export async function residenceDocument(actor: Actor, residenceId: string): Promise<StoredFile> {
  found(mayReadResidences(actor) && isId(residenceId) ? actor : null)
  const [row] = await database()
    .select({ fileId: taxResidences.documentFileId, bughunterId: taxResidences.bughunterId })
    .from(taxResidences)
    .where(eq(taxResidences.id, residenceId))
  const { fileId, bughunterId } = found(row)
  const kept = found(fileId === null ? null : await unsafeStoredFile(fileId))
  await transaction((tx) =>
    record(tx, actor, 'reward.tax_residence_opened', bughunterId, { bughunterId, residenceId }),
  )
  return kept
}
