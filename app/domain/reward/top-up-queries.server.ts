import { and, eq, ne, sql } from 'drizzle-orm'
import { accounts } from '#domain/account/account-tables.server.ts'
import { type KeptFile, unsafeKeptFile } from '#domain/account/files/file-queries.server.ts'
import { companies } from '#domain/company/company-tables.server.ts'
import { database } from '#infra/database.ts'
import { countIn, stretchOf, type Wanted } from '#infra/list-order.ts'
import { type Actor, isHello } from '#kernel/actor.ts'
import { isId } from '#kernel/ids.ts'
import { type Piece, pageSizes } from '#kernel/paging.ts'
import { found, refuse, refuseUnless } from '#kernel/refusal.ts'
import { mayDecideTopUps, maySeeBalance, topUpNeedsTwo } from './reward-policy.ts'
import { topUps } from './reward-tables.server.ts'

export type TopUpStatus = 'requested' | 'confirmed' | 'refused'
export type TopUpView = {
  id: string
  amount: bigint
  reference: string
  proofFileId: string | null
  status: TopUpStatus
  requestedAt: Date
  decidedAt: Date | null
  refuseReason: string | null
}
/** `checkedBy`: who of two checked it first, while it waits for the second. `decidedBy`: who had the last word. */
export type TopUpForHello = TopUpView & {
  company: string
  twoPeople: boolean
  checkedBy: string | null
  decidedBy: string | null
  mayConfirm: boolean
}

const view = {
  id: topUps.id,
  amount: topUps.amountIdr,
  reference: topUps.reference,
  proofFileId: topUps.proofFileId,
  status: topUps.status,
  requestedAt: topUps.requestedAt,
  decidedAt: topUps.decidedAt,
  refuseReason: topUps.refuseReason,
}

/** The requests of the owner's company, newest first; 20 unless said. @throws Refusal forbidden */
export async function topUpsSeenBy(viewer: Actor, wanted: Wanted = {}): Promise<Piece<TopUpView>> {
  if (!maySeeBalance(viewer)) return refuse('forbidden')
  const own = eq(topUps.companyId, viewer.companyId)
  const stretch = stretchOf(
    { keys: [{ by: topUps.requestedAt, down: true, as: 'moment' }], id: topUps.id, down: true },
    { size: pageSizes.feed, ...wanted },
  )
  const rows = await database()
    .select({ ...view, place: stretch.place, total: countIn(topUps, own) })
    .from(topUps)
    .where(and(own, stretch.beyond))
    .orderBy(...stretch.orderBy)
    .limit(stretch.limit)
  return stretch.piece(rows)
}

/** The queue of the platform team: open requests oldest first, or the decided ones newest first. @throws Refusal forbidden */
export async function topUpQueue(
  viewer: Actor,
  { decided, ...wanted }: Wanted & { decided: boolean },
): Promise<Piece<TopUpForHello>> {
  refuseUnless(mayDecideTopUps(viewer), 'forbidden')
  const which = decided ? ne(topUps.status, 'requested') : eq(topUps.status, 'requested')
  const by = decided ? sql`coalesce(${topUps.decidedAt}, ${topUps.requestedAt})` : topUps.requestedAt
  const stretch = stretchOf(
    { keys: [{ by, down: decided, as: 'moment' }], id: topUps.id, down: decided },
    wanted,
  )
  const rows = await database()
    .select({
      ...{ ...view, company: companies.name, decidedBy: topUps.decidedBy, checker: accounts.username },
      ...{ place: stretch.place, total: countIn(topUps, which) },
    })
    .from(topUps)
    .innerJoin(companies, eq(companies.id, topUps.companyId))
    .leftJoin(accounts, eq(accounts.id, topUps.decidedBy))
    .where(and(which, stretch.beyond))
    .orderBy(...stretch.orderBy)
    .limit(stretch.limit)
  const { rows: shown, ...ways } = stretch.piece(rows)
  return { rows: shown.map((row) => forHello(viewer, row)), ...ways }
}

type Row = TopUpView & { company: string; decidedBy: string | null; checker: string | null }

function forHello(viewer: Actor, { decidedBy, checker, ...row }: Row): TopUpForHello {
  const open = row.status === 'requested'
  const own = viewer.kind === 'person' && decidedBy === viewer.accountId
  return {
    ...row,
    twoPeople: topUpNeedsTwo(row.amount),
    checkedBy: open ? checker : null,
    decidedBy: open ? null : checker,
    mayConfirm: open && !own,
  }
}

/** The proof of a top-up, for the platform team and the company's owner. @throws Refusal not_found for everybody else */
export async function topUpProofSeenBy(viewer: Actor, topUpId: string): Promise<KeptFile> {
  if (!isId(topUpId)) refuse('not_found')
  const [row] = await database()
    .select({ companyId: topUps.companyId, fileId: topUps.proofFileId })
    .from(topUps)
    .where(eq(topUps.id, topUpId))
  const own = maySeeBalance(viewer) && row?.companyId === viewer.companyId
  const may = own || mayDecideTopUps(viewer)
  return found(may && row?.fileId ? await unsafeKeptFile(row.fileId) : null)
}

/** How many wait, and since when the oldest does. @throws Refusal forbidden for all but the platform team */
export async function topUpFigures(viewer: Actor): Promise<{ open: number; oldestAt: Date | null }> {
  refuseUnless(isHello(viewer), 'forbidden')
  const [row] = await database()
    .select({
      open: sql<number>`count(*)::int`,
      oldestAt: sql<Date | null>`min(${topUps.requestedAt})`.mapWith(topUps.requestedAt),
    })
    .from(topUps)
    .where(eq(topUps.status, 'requested'))
  return row!
}
