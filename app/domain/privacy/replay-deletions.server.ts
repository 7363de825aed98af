import { now } from '@cakrawala/calendar/clock'
import { isNotNull } from 'drizzle-orm'
import { leavings } from '#domain/account/status/leaving-tables.server.ts'
import { database, transaction } from '#infra/database.ts'
import { noteDeletions, notedDeletions } from '#infra/deletion-journal.ts'
import type { System } from '#kernel/actor.ts'
import { accountsNotErased } from './erase-leavers.server.ts'
import { eraseTogether, removeFilesOf, writeLeaving } from './erase-together.server.ts'

/** Accounts asked for at once. */
const step = 1_000

/**
 * Holds the database against the journal of deletions, before the platform opens: the person who was erased and came back
 * with an old copy is erased again, files and all, and who was erased before there was a journal is written into it.
 * @returns how many accounts were erased again
 * @throws StartProblem where the journal cannot be used
 */
export async function replayDeletions(system: System): Promise<number> {
  const noted = await notedDeletions()
  await noteMissing(noted)
  const accountIds = [...noted.keys()]
  let erased = 0
  for (let from = 0; from < accountIds.length; from += step) {
    for (const accountId of await accountsNotErased(accountIds.slice(from, from + step))) {
      if (await eraseAgain(system, accountId)) erased++
    }
  }
  return erased
}

/** Writes nothing but the empty file where all is known: so a journal that cannot be written is known at the start. */
async function noteMissing(noted: ReadonlyMap<string, Date>): Promise<void> {
  const rows = await database()
    .selectDistinct({ accountId: leavings.accountId })
    .from(leavings)
    .where(isNotNull(leavings.erasedAt))
  const missing = rows.map(({ accountId }) => accountId).filter((id) => !noted.has(id))
  await noteDeletions(missing, now())
}

/** @returns false where it was done meanwhile, such as with the owner of the company or by another process */
async function eraseAgain(system: System, accountId: string): Promise<boolean> {
  if ((await accountsNotErased([accountId])).length === 0) return false
  const { companyId, members } = await removeFilesOf(accountId)
  await transaction(async (tx) => {
    await writeLeaving(tx, accountId)
    await eraseTogether(tx, system, accountId, members, companyId)
  })
  return true
}
