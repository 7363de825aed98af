import { asc, desc, eq, ne, sql } from 'drizzle-orm'
import { type FileContent, unsafeFileContent } from '#domain/account/files/file-queries.server.ts'
import { companies } from '#domain/company/company-tables.server.ts'
import { database } from '#infra/database.ts'
import { type Actor, isHello } from '#kernel/actor.ts'
import { isId } from '#kernel/ids.ts'
import { type Page, pageOf, pageSizes } from '#kernel/paging.ts'
import { found, refuse, refuseUnless } from '#kernel/refusal.ts'
import { mayDecideTopUps, maySeeBalance } from './reward-policy.ts'
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
export type TopUpForHello = TopUpView & { company: string }

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

/** The latest requests of the owner's company, newest first. @throws Refusal forbidden */
export async function topUpsSeenBy(viewer: Actor): Promise<TopUpView[]> {
  if (!maySeeBalance(viewer)) return refuse('forbidden')
  return database()
    .select(view)
    .from(topUps)
    .where(eq(topUps.companyId, viewer.companyId))
    .orderBy(desc(topUps.requestedAt))
    .limit(pageSizes.feed)
}

/** The queue of the platform team: open requests oldest first, or the decided ones newest first. @throws Refusal forbidden */
export async function topUpQueue(
  viewer: Actor,
  { decided, page, size = pageSizes.table }: { decided: boolean; page: number; size?: number },
): Promise<Page<TopUpForHello>> {
  refuseUnless(mayDecideTopUps(viewer), 'forbidden')
  const rows = await database()
    .select({ ...view, company: companies.name, total: sql<number>`(count(*) OVER ())::int` })
    .from(topUps)
    .innerJoin(companies, eq(companies.id, topUps.companyId))
    .where(decided ? ne(topUps.status, 'requested') : eq(topUps.status, 'requested'))
    .orderBy(decided ? desc(topUps.decidedAt) : asc(topUps.requestedAt))
    .limit(size)
    .offset((page - 1) * size)
  return pageOf(
    rows.map(({ total: _, ...row }) => row),
    rows[0]?.total ?? 0,
    page,
    size,
  )
}

/** The proof of a top-up, for the platform team and the company's owner. @throws Refusal not_found for everybody else */
export async function topUpProofSeenBy(viewer: Actor, topUpId: string): Promise<FileContent> {
  if (!isId(topUpId)) refuse('not_found')
  const [row] = await database()
    .select({ companyId: topUps.companyId, fileId: topUps.proofFileId })
    .from(topUps)
    .where(eq(topUps.id, topUpId))
  const own = maySeeBalance(viewer) && row?.companyId === viewer.companyId
  const may = own || mayDecideTopUps(viewer)
  return found(may && row?.fileId ? await unsafeFileContent(row.fileId) : null)
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
