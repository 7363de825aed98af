import { eq } from 'drizzle-orm'
import { bughunters } from '#domain/account/account-tables.server.ts'
import { record } from '#domain/event/record.server.ts'
import { transaction } from '#infra/database.ts'
import { type Actor, isBughunter } from '#kernel/actor.ts'
import { found, refuseUnless } from '#kernel/refusal.ts'
import { identityStateOf } from './identity.ts'
import type { PersonalDataInput } from './verification-input.ts'

/**
 * Writes what a bughunter says of themselves. Name and birth date are fixed while documents are under review and after
 * they were verified. @throws Refusal not_found, conflict (`identity_in_review`, `identity_verified`)
 */
export async function editPersonalData(actor: Actor, input: PersonalDataInput): Promise<void> {
  const { accountId } = found(isBughunter(actor) ? actor : null)
  await transaction(async (tx) => {
    const [row] = await tx.select().from(bughunters).where(eq(bughunters.accountId, accountId)).for('update')
    const before = found(row)
    const wanted = { ...input, about: input.about || null }
    const keys = Object.keys(wanted) as (keyof typeof wanted)[]
    const changed = keys.filter((key) => wanted[key] !== before[key])
    const state = identityStateOf(before.identityStatus, before.identitySubmittedAt)
    if (changed.includes('fullName') || changed.includes('birthDate')) {
      refuseUnless(state !== 'in_review', 'conflict', 'identity_in_review')
      refuseUnless(state !== 'verified' && state !== 'suspended', 'conflict', 'identity_verified')
    }
    if (changed.length === 0) return
    await tx.update(bughunters).set(wanted).where(eq(bughunters.accountId, accountId))
    await record(tx, actor, 'account.profile_changed', accountId, { changed })
  })
}
