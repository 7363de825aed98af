import { after, day, now } from '@cakrawala/calendar/clock'
import { countIn, keysetQuery, type Wanted } from '@cakrawala/paging/list-order'
import type { CountedPage } from '@cakrawala/paging/paging'
import { and, eq, ne, sql } from 'drizzle-orm'
import { files } from '#domain/account/account-tables.server.ts'
import { companies } from '#domain/account/membership/membership-tables.server.ts'
import { reviewWaitOf } from '#domain/account/review-wait.server.ts'
import { reviewWait } from '#domain/account/review-wait.ts'
import { events } from '#domain/event/event-tables.server.ts'
import { database, type Tx } from '#infra/database.ts'
import { type Actor, isCompany, isOperator, isRole } from '#kernel/actor.ts'
import { found, refuseUnless } from '#kernel/refusal.ts'
import { count, moment, type QueueFigures, text } from '#kernel/view-fields.ts'
import { z } from '#kernel/zod.ts'
import { companyNpwps } from './company-tables.server.ts'
import { maskNpwp, npwpStates, npwpWarnings, npwpWarningsOf } from './npwp.ts'

/** What a company sees of its NPWP: the owner all of it, members the end of the number and its state. */
export const ownNpwpView = z.object({
  ...{ state: z.enum(npwpStates), number: text, submittedAt: moment },
  /** While it waits: how long a check usually takes. */
  wait: reviewWait.nullable(),
  /** For the owner only. */
  detail: z
    .object({
      ...{ name: text, address: text, card: z.object({ name: text, size: count }) },
      ...{ reason: text.nullable(), warnings: z.array(z.enum(npwpWarnings)) },
      /** Before which it is not verified; null where nothing has to wait. */
      heldUntil: moment.nullable(),
    })
    .nullable(),
})
export type OwnNpwpView = z.infer<typeof ownNpwpView>

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
  const { submittedAt: sent, decidedAt: decided } = companyNpwps
  const wait = state === 'pending' ? await reviewWaitOf(database(), companyNpwps, { sent, decided }, 3) : null
  if (!isRole(actor, 'company')) return { state, number: maskNpwp(number), submittedAt, wait, detail: null }
  const heldUntil = await npwpHeldUntil(database(), row.npwp)
  const detail = { name, address, card: row.card, reason, warnings: npwpWarningsOf(number), heldUntil }
  return { state, number, submittedAt, wait, detail }
}

/** `number`: masked but for its end. */
export const npwpInQueue = z.object({
  ...{ companyId: text, company: text, number: text, state: z.enum(npwpStates) },
  ...{ submittedAt: moment, decidedAt: moment.nullable() },
})
export type NpwpInQueue = z.infer<typeof npwpInQueue>

/** Waiting ones oldest first, or decided ones newest first. @throws Refusal not_found for all but the platform team */
export async function npwpQueueSeenBy(
  actor: Actor,
  { decided, ...wanted }: Wanted & { decided: boolean },
): Promise<CountedPage<NpwpInQueue>> {
  found(isOperator(actor) ? actor : null)
  const which = decided ? ne(companyNpwps.state, 'pending') : eq(companyNpwps.state, 'pending')
  const { companyId, number, state, submittedAt, decidedAt } = companyNpwps
  const by = decided ? sql`coalesce(${decidedAt}, ${submittedAt})` : submittedAt
  const keyset = keysetQuery(
    { keys: [{ by, down: decided, as: 'moment' }], id: companyId, down: decided },
    wanted,
  )
  const rows = await database()
    .select({
      ...{ companyId, number, state, submittedAt, decidedAt },
      ...{ company: companies.name, place: keyset.place, total: countIn(companyNpwps, which) },
    })
    .from(companyNpwps)
    .innerJoin(companies, eq(companies.id, companyNpwps.companyId))
    .where(and(which, keyset.beyond))
    .orderBy(...keyset.orderBy)
    .limit(keyset.limit)
  const { rows: shown, ...ways } = keyset.countedPage(rows)
  return { rows: shown.map((row) => ({ ...row, number: maskNpwp(row.number) })), ...ways }
}

/** How many wait, and since when the oldest does. @throws Refusal forbidden for all but the platform team */
export async function npwpFigures(viewer: Actor): Promise<QueueFigures> {
  refuseUnless(isOperator(viewer), 'forbidden')
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

type Waiting = Pick<typeof companyNpwps.$inferSelect, 'companyId' | 'state' | 'submittedAt'>

/**
 * Until when an NPWP that replaced a verified one may not be verified: for 24 hours its owner, who was
 * notified of the change, can still object (MON-06). Null where none was verified before it, or nothing has
 * to wait any more.
 */
export async function npwpHeldUntil(tx: Pick<Tx, 'select'>, waiting: Waiting): Promise<Date | null> {
  const until = after(waiting.submittedAt, day)
  if (waiting.state !== 'pending' || until <= now()) return null
  const verified = and(
    ...[eq(events.noun, 'company'), eq(events.subjectId, waiting.companyId)],
    eq(events.type, 'company.npwp_decided'),
    sql`${events.facts}->>'decision' = 'verified'`,
  )
  const rows = await tx.select({ seq: events.seq }).from(events).where(verified).limit(1)
  return rows.length > 0 ? until : null
}
