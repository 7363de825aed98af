import { eq } from 'drizzle-orm'
import { bughunters } from '#domain/account/account-tables.server.ts'
import { oneselfRevision } from '#domain/account/oneself-revision.server.ts'
import { record } from '#domain/event/record.server.ts'
import { transaction } from '#infra/database.ts'
import { type Actor, isBughunter } from '#kernel/actor.ts'
import { found, refuseUnless } from '#kernel/refusal.ts'
import { identityStateOf } from '../identity.ts'
import type { PersonalDataInput } from './verification-input.ts'
import { verificationOf } from './verification-queries.server.ts'

/**
 * Writes the personal data of a bughunter. Name and birth date are fixed while documents are under review,
 * while an objection is decided on them, and after they were verified.
 * @throws Refusal not_found, conflict (`identity_in_review`, `identity_verified`, `saved_meanwhile`)
 */
export async function editPersonalData(actor: Actor, typed: PersonalDataInput): Promise<void> {
  const { accountId } = found(isBughunter(actor) ? actor : null)
  // A name on the boards leads to a profile: the person who closes it is on no board either.
  const { revision: seen, ...data } = typed
  const input = { ...data, hiddenFromBoards: data.hiddenFromBoards || data.hiddenProfile }
  await transaction(async (tx) => {
    const [row] = await tx.select().from(bughunters).where(eq(bughunters.accountId, accountId)).for('update')
    const before = found(row)
    const keys = Object.keys(input) as (keyof typeof input)[]
    const changed = keys.filter((key) => input[key] !== before[key])
    const state = identityStateOf(before.identityStatus, before.identitySubmittedAt)
    if (changed.includes('fullName') || changed.includes('birthDate')) {
      const { appeal } = await verificationOf(tx, accountId)
      const reviewed = state === 'in_review' || appeal?.decision === null
      refuseUnless(!reviewed, 'conflict', 'identity_in_review')
      refuseUnless(state !== 'verified' && state !== 'suspended', 'conflict', 'identity_verified')
    }
    // Sent twice, it is stored already.
    if (changed.length === 0) return
    if (seen !== undefined) {
      const { revision } = await oneselfRevision(tx, accountId, 'account.profile_changed')
      refuseUnless(revision === seen, 'conflict', 'saved_meanwhile')
    }
    await tx.update(bughunters).set(input).where(eq(bughunters.accountId, accountId))
    await record(tx, actor, 'account.profile_changed', accountId, { changed })
  })
}
