import { now } from '@cakrawala/calendar/clock'
import { isId } from '@cakrawala/ids/ids'
import { and, eq } from 'drizzle-orm'
import { bughunters } from '#domain/account/account-tables.server.ts'
import { record } from '#domain/event/record.server.ts'
import { type Tx, transaction } from '#infra/database.ts'
import { type Actor, isBughunter } from '#kernel/actor.ts'
import { found, refuseUnless } from '#kernel/refusal.ts'
import { mostEntries } from './curriculum-vitae.ts'
import type { EntryInput } from './curriculum-vitae-input.ts'
import { ownEntriesOf } from './curriculum-vitae-queries.server.ts'
import { curriculumVitaeEntries as entries } from './curriculum-vitae-tables.server.ts'

/**
 * Adds one line to the actor's curriculum vitae; the same `id` again adds nothing.
 * @throws Refusal not_found, conflict (`entries_full`: 30 lines of this kind)
 */
export async function addEntry(actor: Actor, input: EntryInput): Promise<void> {
  const { accountId } = found(isBughunter(actor) ? actor : null)
  await transaction(async (tx) => {
    await lockOwner(tx, accountId)
    const own = await ownEntriesOf(accountId, tx)
    if (own.some(({ id }) => id === input.id)) return
    const full = own.filter(({ kind }) => kind === input.kind).length >= mostEntries
    refuseUnless(!full, 'conflict', 'entries_full')
    const kept = await tx
      .insert(entries)
      .values({ accountId, createdAt: now(), id: input.id, kind: input.kind, ...rowOf(input) })
      .onConflictDoNothing()
      .returning({ id: entries.id })
    refuseUnless(kept.length === 1, 'conflict')
    await tell(tx, actor, accountId, 'added', input.kind)
  })
}

/**
 * Writes one line of the actor anew; the same form sent twice is stored already.
 * @throws Refusal not_found (`entry_gone`: deleted meanwhile, or never the actor's), conflict `saved_meanwhile`
 */
export async function editEntry(actor: Actor, input: EntryInput): Promise<void> {
  const { accountId } = found(isBughunter(actor) ? actor : null)
  const { revision: seen, ...wanted } = input
  await transaction(async (tx) => {
    await lockOwner(tx, accountId)
    const before = (await ownEntriesOf(accountId, tx)).find(({ id }) => id === wanted.id)
    refuseUnless(before?.kind === wanted.kind, 'not_found', 'entry_gone')
    const same = (Object.keys(wanted) as (keyof typeof wanted)[]).every((key) => before[key] === wanted[key])
    if (same) return
    refuseUnless(seen === undefined || seen === before.revision, 'conflict', 'saved_meanwhile')
    const row = { ...rowOf(wanted), revision: before.revision + 1, revisedAt: now() }
    await tx.update(entries).set(row).where(eq(entries.id, wanted.id))
    await tell(tx, actor, accountId, 'edited', wanted.kind)
  })
}

/** Deletes one line of the actor. A second click is the same as the first. @throws Refusal not_found */
export async function deleteEntry(actor: Actor, entryId: string): Promise<void> {
  const { accountId } = found(isBughunter(actor) ? actor : null)
  refuseUnless(isId(entryId), 'not_found')
  await transaction(async (tx) => {
    const [gone] = await tx
      .delete(entries)
      .where(and(eq(entries.id, entryId), eq(entries.accountId, accountId)))
      .returning({ kind: entries.kind })
    if (gone) await tell(tx, actor, accountId, 'deleted', gone.kind)
  })
}

/** Lines of one person are counted and written one after the other. */
async function lockOwner(tx: Tx, accountId: string): Promise<void> {
  const owner = eq(bughunters.accountId, accountId)
  found((await tx.select({ id: bughunters.accountId }).from(bughunters).where(owner).for('update'))[0])
}

function rowOf({ startedOn, endedOn, title, organisation, place, link, about }: EntryInput) {
  const dayOf = (month: string) => `${month}-01`
  const months = { startedOn: dayOf(startedOn), endedOn: endedOn && dayOf(endedOn) }
  return { title, organisation, place, link, about, ...months }
}

async function tell(tx: Tx, actor: Actor, accountId: string, change: string, kind: string): Promise<void> {
  await record(tx, actor, 'account.curriculum_vitae_changed', accountId, { change, kind })
}
