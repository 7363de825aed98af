import { now } from '@cakrawala/calendar/clock'
import { isId } from '@cakrawala/ids/ids'
import { and, count, eq, ne, sql } from 'drizzle-orm'
import { accounts } from '#domain/account/account-tables.server.ts'
import { type Tx, transaction } from '#infra/database.ts'
import { isCompany, type Person } from '#kernel/actor.ts'
import { found, refuseField, refuseUnless } from '#kernel/refusal.ts'
import { listQueryOf } from '../list-address.server.ts'
import { listOf, savedViewBounds } from './saved-view.ts'
import type { SavedViewInput } from './saved-view-input.ts'
import { hasReportList, mayChangeView, mayShareViews } from './saved-view-policy.ts'
import { isSeenBy } from './saved-view-queries.server.ts'
import { reportSavedViews as views } from './saved-view-tables.server.ts'

/**
 * Saves what narrows, orders and shows the actor's list under a name. Sent twice it is saved once.
 * @throws Refusal not_found for who has no list; forbidden to share; conflict views_many; invalid_input (`name` view_name_taken)
 */
export async function saveView(actor: Person, input: SavedViewInput): Promise<{ id: string }> {
  refuseUnless(hasReportList(actor), 'not_found')
  refuseUnless(!input.shared || mayShareViews(actor), 'forbidden')
  return transaction(async (tx) => {
    const { accountId: ownerId } = actor
    await lockViewsOf(tx, ownerId)
    const companyId = isCompany(actor) ? actor.companyId : null
    const named = await namedAlike(tx, { ownerId, list: listOf(actor), companyId }, input.name)
    const set = stored(input)
    if (named && isSame(named, set)) return { id: named.id }
    if (named) refuseField('name', 'view_name_taken')
    const [{ n } = { n: 0 }] = await tx.select({ n: count() }).from(views).where(eq(views.ownerId, ownerId))
    refuseUnless(n < savedViewBounds.views, 'conflict', 'views_many')
    const at = now()
    const [row] = await tx
      .insert(views)
      .values({ ...set, ownerId, companyId, list: listOf(actor), createdAt: at, updatedAt: at })
      .returning({ id: views.id })
    return row!
  })
}

/**
 * Changes all of a view; the same again changes nothing.
 * @throws Refusal not_found for one the actor does not see; forbidden; invalid_input (`name` view_name_taken)
 */
export async function changeView(actor: Person, id: string, input: SavedViewInput): Promise<void> {
  await transaction(async (tx) => {
    const view = await lockView(tx, actor, id)
    const sharesMore = input.shared && !(view.shared && view.ownerId !== actor.accountId)
    refuseUnless(!sharesMore || mayShareViews(actor), 'forbidden')
    const set = stored(input)
    if (isSame(view, set)) return
    const named = await namedAlike(tx, view, set.name, id)
    if (named) refuseField('name', 'view_name_taken')
    await tx
      .update(views)
      .set({ ...set, updatedAt: now() })
      .where(eq(views.id, id))
  })
}

/** Deletes a view; lists that opened with it open whole. @throws Refusal not_found, also once it is deleted; forbidden */
export async function deleteView(actor: Person, id: string): Promise<void> {
  await transaction(async (tx) => {
    await lockView(tx, actor, id)
    await tx.delete(views).where(eq(views.id, id))
  })
}

type Set = Pick<typeof views.$inferSelect, 'name' | 'shared' | 'query' | 'columns'>

function stored({ name, shared, query, columns }: SavedViewInput): Set {
  const spelled = listQueryOf(new URLSearchParams(query)).toString()
  if (spelled.length > savedViewBounds.query) refuseField('query', 'too_long', { max: savedViewBounds.query })
  return { name, shared, query: spelled, columns: columns ?? null }
}

function isSame(before: Set, next: Set): boolean {
  const told = ({ name, shared, query, columns }: Set) => JSON.stringify([name, shared, query, columns])
  return told(before) === told(next)
}

/** Views of one owner change one after the other. */
async function lockViewsOf(tx: Tx, ownerId: string): Promise<void> {
  await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, ownerId)).for('no key update')
}

async function lockView(tx: Tx, actor: Person, id: string) {
  refuseUnless(hasReportList(actor) && isId(id), 'not_found')
  const seen = and(eq(views.id, id), isSeenBy(actor))
  const [{ ownerId } = { ownerId: null }] = await tx
    .select({ ownerId: views.ownerId })
    .from(views)
    .where(seen)
  await lockViewsOf(tx, found(ownerId))
  const [view] = await tx.select().from(views).where(seen).for('update')
  refuseUnless(mayChangeView(actor, found(view)), 'forbidden')
  return view!
}

type Place = Pick<typeof views.$inferSelect, 'ownerId' | 'list' | 'companyId'>

async function namedAlike(tx: Tx, { ownerId, list, companyId }: Place, name: string, except?: string) {
  const [row] = await tx
    .select()
    .from(views)
    .where(
      and(
        ...[eq(views.ownerId, ownerId), eq(views.list, list), sql`lower(${views.name}) = lower(${name})`],
        sql`${views.companyId} IS NOT DISTINCT FROM ${companyId}`,
        except === undefined ? undefined : ne(views.id, except),
      ),
    )
  return row
}
