import { now } from '@cakrawala/calendar/clock'
import { isId, newId } from '@cakrawala/ids/ids'
import { rateLimit } from '@cakrawala/pg-access/rate-limit'
import { and, count, eq, isNull, sql } from 'drizzle-orm'
import { site } from '#domain/event/event.ts'
import { record } from '#domain/event/record.server.ts'
import { type Tx, transaction } from '#infra/database.ts'
import { type Actor, isCompany, type Person } from '#kernel/actor.ts'
import { found, refuse, refuseUnless } from '#kernel/refusal.ts'
import { type CannedScope, cannedBounds } from './canned-answer.ts'
import type { CreateCannedInput, EditCannedInput } from './canned-input.ts'
import { mayReadCanned, mayWriteCanned } from './canned-policy.ts'
import { cannedScope } from './canned-queries.server.ts'
import { cannedAnswers } from './canned-tables.server.ts'

const pace = rateLimit('canned_answers', 120, 3_600)

/**
 * Writes a canned answer, one's own or shared.
 * @throws Refusal forbidden; conflict `canned_full` (200 of one owner); too_many_requests (120 changes an hour)
 */
export async function createCanned(
  actor: Actor,
  { scope, ...texts }: CreateCannedInput,
): Promise<{ id: string }> {
  refuseUnless(mayReadCanned(actor) && mayWriteCanned(actor, scope), 'forbidden')
  await pace.take(actor.accountId)
  const companyId = isCompany(actor) ? actor.companyId : null
  const ownerId = scope === 'own' ? actor.accountId : null
  return transaction(async (tx) => {
    await refuseFull(tx, companyId, ownerId)
    const id = newId()
    await tx.insert(cannedAnswers).values({ id, companyId, ownerId, ...texts, updatedAt: now() })
    await recordShared(tx, actor, scope, { answerId: id, name: texts.name, change: 'written' })
    return { id }
  })
}

/** Changes one. @throws Refusal not_found; forbidden; conflict `page_older` (another was faster); too_many_requests */
export async function editCanned(
  actor: Actor,
  answerId: string,
  { revision, ...texts }: EditCannedInput,
): Promise<void> {
  await changing(actor, answerId, async (tx, by, row) => {
    if (row.name === texts.name && row.textId === texts.textId && row.textEn === texts.textEn) return
    refuseUnless(revision === undefined || revision === row.revision, 'conflict', 'page_older')
    await tx
      .update(cannedAnswers)
      .set({ ...texts, revision: row.revision + 1, updatedAt: now() })
      .where(eq(cannedAnswers.id, row.id))
    await recordShared(tx, by, scopeOf(row), { answerId: row.id, name: texts.name, change: 'edited' })
  })
}

/** Deletes one; what was sent with it stays. @throws Refusal not_found (also once it is deleted); forbidden; too_many_requests */
export async function deleteCanned(actor: Actor, answerId: string): Promise<void> {
  await changing(actor, answerId, async (tx, by, row) => {
    await tx.delete(cannedAnswers).where(eq(cannedAnswers.id, row.id))
    await recordShared(tx, by, scopeOf(row), { answerId: row.id, name: row.name, change: 'deleted' })
  })
}

/** Removes the own answers of a person who left. */
export async function eraseCanned(tx: Tx, accountId: string): Promise<void> {
  await tx.delete(cannedAnswers).where(eq(cannedAnswers.ownerId, accountId))
}

/** Removes all answers of a company that closed. */
export async function eraseCompanyCanned(tx: Tx, companyId: string): Promise<void> {
  await tx.delete(cannedAnswers).where(eq(cannedAnswers.companyId, companyId))
}

type Row = typeof cannedAnswers.$inferSelect

function scopeOf({ ownerId }: Row): CannedScope {
  return ownerId === null ? 'shared' : 'own'
}

/** Does something with a locked answer that the actor may change. */
async function changing(
  actor: Actor,
  answerId: string,
  work: (tx: Tx, actor: Person, row: Row) => Promise<void>,
): Promise<void> {
  refuseUnless(mayReadCanned(actor), 'forbidden')
  if (!isId(answerId)) refuse('not_found')
  await pace.take(actor.accountId)
  await transaction(async (tx) => {
    const [row] = await tx
      .select()
      .from(cannedAnswers)
      .where(and(eq(cannedAnswers.id, answerId), cannedScope(actor)))
      .for('update')
    const own = found(row)
    refuseUnless(mayWriteCanned(actor, scopeOf(own)), 'forbidden')
    await work(tx, actor, own)
  })
}

/** Counts what an owner has, one writer after the other. */
async function refuseFull(tx: Tx, companyId: string | null, ownerId: string | null): Promise<void> {
  const key = `canned:${ownerId ?? companyId ?? 'team'}`
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${key}, 0))`)
  const ofOwner = ownerId === null ? isNull(cannedAnswers.ownerId) : eq(cannedAnswers.ownerId, ownerId)
  const ofSide = companyId === null ? isNull(cannedAnswers.companyId) : eq(cannedAnswers.companyId, companyId)
  const [row] = await tx.select({ number: count() }).from(cannedAnswers).where(and(ofOwner, ofSide))
  refuseUnless(found(row).number < cannedBounds.answers, 'conflict', 'canned_full')
}

type Change = { answerId: string; name: string; change: 'written' | 'edited' | 'deleted' }

/** What all of a side use is part of the history; what one keeps for oneself is not. */
async function recordShared(tx: Tx, actor: Person, scope: CannedScope, facts: Change): Promise<void> {
  if (scope === 'own') return
  if (isCompany(actor)) await record(tx, actor, 'company.canned_changed', actor.companyId, facts)
  else await record(tx, actor, 'report.canned_changed', site, facts)
}
