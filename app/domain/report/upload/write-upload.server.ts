import { now } from '@cakrawala/calendar/clock'
import { isId } from '@cakrawala/ids/ids'
import { and, eq, gt } from 'drizzle-orm'
import { database, type Tx, transaction } from '#infra/database.ts'
import { drafts } from '#infra/files.ts'
import type { Person } from '#kernel/actor.ts'
import { found, refuse, refuseUnless } from '#kernel/refusal.ts'
import { reportUploads } from './upload-tables.server.ts'

/** An upload of the actor that has not expired. */
function own(actor: Person, id: string) {
  const { id: row, accountId, expiresAt } = reportUploads
  return and(eq(row, id), eq(accountId, actor.accountId), gt(expiresAt, now()))
}

/**
 * How far an upload of the actor has come, in bytes.
 * @throws Refusal not_found, also for one of somebody else and an expired one
 */
export async function uploadProgress(
  actor: Person,
  id: string,
): Promise<{ received: number; size: number; expiresAt: Date }> {
  refuseUnless(isId(id), 'not_found')
  const [row] = await database().select().from(reportUploads).where(own(actor, id))
  const { received, size, expiresAt } = found(row)
  return { received, size, expiresAt }
}

/**
 * Writes the next bytes of an upload; of two that write at one place the first is taken.
 * @param at where they begin: as many as have come
 * @returns how many have come now
 * @throws Refusal not_found, conflict where `at` is another place, body_too_large beyond the declared size
 */
export async function writeUpload(actor: Person, id: string, at: number, bytes: Uint8Array): Promise<number> {
  return transaction(async (tx) => {
    const row = await lockUpload(tx, actor, id)
    refuseUnless(row.received === at && row.fileId === null, 'conflict')
    const received = at + bytes.length
    refuseUnless(received <= row.size, 'body_too_large')
    await drafts.write(row.draft, at, bytes)
    await tx.update(reportUploads).set({ received }).where(eq(reportUploads.id, id))
    return received
  })
}

/** Locks the row of an upload of the actor. @throws Refusal not_found */
export async function lockUpload(tx: Tx, actor: Person, id: string) {
  if (!isId(id)) refuse('not_found')
  const [row] = await tx.select().from(reportUploads).where(own(actor, id)).for('update')
  return found(row)
}

/** Ends an upload that is not a file yet and removes what has come. @throws Refusal not_found, conflict while it is checked */
export async function discardUpload(actor: Person, id: string): Promise<void> {
  const draft = await transaction(async (tx) => {
    const row = await lockUpload(tx, actor, id)
    refuseUnless(row.claimedUntil === null || row.claimedUntil < now(), 'conflict')
    await tx.delete(reportUploads).where(eq(reportUploads.id, id))
    return row.draft
  })
  await drafts.remove(draft)
}
