import { now } from '@cakrawala/calendar/clock'
import { eq } from 'drizzle-orm'
import { lastAddressChangeOf } from '#domain/account/contact-change/contact-changes.server.ts'
import { reauthenticate } from '#domain/account/factor/reauthenticate.server.ts'
import { removeFiles } from '#domain/account/files/remove-files.server.ts'
import { withUpload } from '#domain/account/files/with-upload.server.ts'
import { companies } from '#domain/account/membership/membership-tables.server.ts'
import { record } from '#domain/event/record.server.ts'
import { database, type Tx, transaction } from '#infra/database.ts'
import { type Actor, isCompany, type Person } from '#kernel/actor.ts'
import { found, refuseField, refuseUnless } from '#kernel/refusal.ts'
import { maySubmitNpwp } from './company-policy.ts'
import { companyNpwps } from './company-tables.server.ts'
import type { NpwpInput } from './npwp-input.ts'

/**
 * Hands in the tax number of the company and the PDF of its card; whatever was decided before, it is looked at anew. A
 * replaced card is removed. The same form again changes nothing. The person who changes a number that is there proves
 * again who they are, and the owner is notified, at a former address as well: a session alone is not enough (MON-06).
 * @throws Refusal not_found, forbidden, invalid_input (`card`: required; see `keepFile`), file_too_large; as
 * `reauthenticate`
 */
export async function submitNpwp(actor: Actor, input: NpwpInput): Promise<void> {
  const { card, currentPassword, factorCode, passkey, ...facts } = input
  const companyId = found(isCompany(actor) ? actor.companyId : null)
  refuseUnless(maySubmitNpwp(actor, companyId), 'forbidden')
  const owner = actor as Person
  const changing = await isSubmitted(companyId)
  if (changing) {
    if (!currentPassword) refuseField('currentPassword', 'required')
    await reauthenticate(owner, { currentPassword, factorCode, passkey })
  }
  if (!card && !changing) refuseField('card', 'required')
  const replaced = await withUpload(owner, 'npwp', card ?? null, 'card', (fileId) =>
    transaction((tx) => hold(tx, owner, companyId, { ...facts, fileId, changing })),
  )
  if (replaced) await removeFiles([replaced])
}

async function isSubmitted(companyId: string): Promise<boolean> {
  const ours = eq(companyNpwps.companyId, companyId)
  return (await database().select({ state: companyNpwps.state }).from(companyNpwps).where(ours)).length > 0
}

type Wanted = { number: string; name: string; address: string; fileId: string | null; changing: boolean }

/** @returns the card that was shown before, when it was replaced */
async function hold(tx: Tx, owner: Person, companyId: string, wanted: Wanted): Promise<string | null> {
  await tx.select({ id: companies.id }).from(companies).where(eq(companies.id, companyId)).for('update')
  const [before] = await tx.select().from(companyNpwps).where(eq(companyNpwps.companyId, companyId))
  const fileId = wanted.fileId ?? before?.fileId ?? refuseField('card', 'required')
  const { number, name, address } = wanted
  const same =
    before?.number === number &&
    before.name === name &&
    before.address === address &&
    before.fileId === fileId &&
    before.state !== 'refused'
  if (same) return null
  const row = {
    ...({ number, name, address, fileId, state: 'pending', reason: null } as const),
    ...{ submittedBy: owner.accountId, submittedAt: now(), decidedBy: null, decidedAt: null },
  }
  await tx
    .insert(companyNpwps)
    .values({ companyId, ...row })
    .onConflictDoUpdate({ target: companyNpwps.companyId, set: row })
  const changeId = wanted.changing ? await lastAddressChangeOf(tx, owner.accountId) : null
  const facts = { fileId, changed: wanted.changing, ...(changeId ? { changeId } : {}) }
  await record(tx, owner, 'company.npwp_submitted', companyId, facts)
  return before && before.fileId !== fileId ? before.fileId : null
}
