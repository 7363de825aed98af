import { asc, desc, eq, ne, sql } from 'drizzle-orm'
import { files } from '#domain/account/account-tables.server.ts'
import { database } from '#infra/database.ts'
import { type Actor, isCompany, isHello, isRole } from '#kernel/actor.ts'
import { type Page, pageOf, pageSizes } from '#kernel/paging.ts'
import { found, refuseUnless } from '#kernel/refusal.ts'
import { companies, companyNpwps } from './company-tables.server.ts'
import { maskNpwp, type NpwpState, type NpwpWarning, npwpWarningsOf } from './npwp.ts'

/** What a company sees of its NPWP: the owner all of it, members the end of the number and how it stands. */
export type OwnNpwpView = {
  state: NpwpState
  number: string
  submittedAt: Date
  /** For the owner only. */
  detail: {
    name: string
    address: string
    card: { name: string; size: number }
    reason: string | null
    warnings: NpwpWarning[]
  } | null
}

/** The NPWP of the company the actor acts for; null while none was handed in. @throws Refusal not_found */
export async function ownNpwp(actor: Actor): Promise<OwnNpwpView | null> {
  const companyId = found(isCompany(actor) ? actor.companyId : null)
  const [row] = await database()
    .select({ npwp: companyNpwps, card: { name: files.name, size: files.size } })
    .from(companyNpwps)
    .innerJoin(files, eq(files.id, companyNpwps.fileId))
    .where(eq(companyNpwps.companyId, companyId))
  if (!row) return null
  const { number, name, address, reason, state, submittedAt } = row.npwp
  if (!isRole(actor, 'company')) return { state, number: maskNpwp(number), submittedAt, detail: null }
  const detail = { name, address, card: row.card, reason, warnings: npwpWarningsOf(number) }
  return { state, number, submittedAt, detail }
}

export type NpwpInQueue = {
  companyId: string
  company: string
  /** Masked but for its end. */
  number: string
  state: NpwpState
  submittedAt: Date
  decidedAt: Date | null
}

/** Waiting ones oldest first, or decided ones newest first. @throws Refusal not_found for all but the platform team */
export async function npwpQueueSeenBy(
  actor: Actor,
  { decided, page }: { decided: boolean; page: number },
): Promise<Page<NpwpInQueue>> {
  found(isHello(actor) ? actor : null)
  const size = pageSizes.table
  const which = decided ? ne(companyNpwps.state, 'pending') : eq(companyNpwps.state, 'pending')
  const [count] = await database()
    .select({ total: sql<number>`count(*)::int` })
    .from(companyNpwps)
    .where(which)
  const { companyId, number, state, submittedAt, decidedAt } = companyNpwps
  const rows = await database()
    .select({ companyId, number, state, submittedAt, decidedAt, company: companies.name })
    .from(companyNpwps)
    .innerJoin(companies, eq(companies.id, companyNpwps.companyId))
    .where(which)
    .orderBy(decided ? desc(decidedAt) : asc(submittedAt))
    .limit(size)
    .offset((page - 1) * size)
  const masked = rows.map((row) => ({ ...row, number: maskNpwp(row.number) }))
  return pageOf(masked, count!.total, page, size)
}

/** How many wait, and since when the oldest does. @throws Refusal forbidden for all but the platform team */
export async function npwpFigures(viewer: Actor): Promise<{ open: number; oldestAt: Date | null }> {
  refuseUnless(isHello(viewer), 'forbidden')
  const { state, submittedAt } = companyNpwps
  const [row] = await database()
    .select({
      open: sql<number>`count(*)::int`,
      oldestAt: sql<Date | null>`min(${submittedAt})`.mapWith(submittedAt),
    })
    .from(companyNpwps)
    .where(eq(state, 'pending'))
  return row!
}
