import { now } from '@cakrawala/calendar/clock'
import { newId } from '@cakrawala/ids/ids'
import { ndaAcceptances } from '#domain/account/account-tables.server.ts'
import { record } from '#domain/event/record.server.ts'
import { transaction } from '#infra/database.ts'
import { type Actor, isBughunter } from '#kernel/actor.ts'
import { found } from '#kernel/refusal.ts'

/**
 * Stores that a bughunter accepted the confidentiality agreement: which text, when, from where. Again is the
 * same as once.
 * @param textHash SHA-256 of the text exactly as it was shown
 */
export async function acceptNda(
  actor: Actor,
  { version, textHash, device }: { version: string; textHash: Buffer; device: string },
): Promise<void> {
  const { accountId, address } = found(isBughunter(actor) ? actor : null)
  await transaction(async (tx) => {
    const kept = await tx
      .insert(ndaAcceptances)
      .values({
        id: newId(),
        accountId,
        version,
        textHash,
        address,
        device: device.slice(0, 300),
        acceptedAt: now(),
      })
      .onConflictDoNothing()
      .returning({ id: ndaAcceptances.id })
    if (kept.length === 0) return
    await record(tx, actor, 'account.nda_accepted', accountId, {
      version,
      textHash: textHash.toString('hex'),
    })
  })
}
