import { now } from '@cakrawala/calendar/clock'
import { newId } from '@cakrawala/ids/ids'
import { and, eq, inArray, ne } from 'drizzle-orm'
import { haveSameContent, refuseUnlessOwnFiles } from '#domain/account/files/file-queries.server.ts'
import { record } from '#domain/event/record.server.ts'
import { type Tx, transaction } from '#infra/database.ts'
import type { Person } from '#kernel/actor.ts'
import { refuseField, refuseUnless } from '#kernel/refusal.ts'
import { otherBank, referenceKey } from './bank-reference.ts'
import type { RequestTopUpInput } from './reward-input.ts'
import { mayTopUp } from './reward-policy.ts'
import { topUps } from './reward-tables.server.ts'

/**
 * The owner reports that money was transferred; the platform team confirms it later. The same form sent twice
 * is one request.
 * @param proofFileId a file of the owner, stored for this purpose
 * @returns the id of the request.
 * @throws Refusal forbidden, key_reused, invalid_input (`proof`; `reference`: reference_used, in a request of
 *   the same company)
 */
export async function requestTopUp(
  actor: Person,
  input: RequestTopUpInput,
  proofFileId: string | null,
): Promise<string> {
  refuseUnless(mayTopUp(actor), 'forbidden')
  const { companyId, accountId } = actor
  const { key, amount, reference, bank = otherBank } = input
  if (proofFileId === null) refuseField('proof', 'required')
  return transaction(async (tx) => {
    await refuseUnlessOwnFiles(tx, actor, 'top_up_proof', [proofFileId], 'proof')
    const facts = { companyId, amountIdr: amount, bank, reference, proofFileId, requestKey: key }
    const [made] = await tx
      .insert(topUps)
      .values({ id: newId(), ...facts, status: 'requested', requestedBy: accountId, requestedAt: now() })
      .onConflictDoNothing({ target: [topUps.companyId, topUps.requestKey] })
      .returning({ id: topUps.id })
    if (!made) return sameRequest(tx, companyId, input, proofFileId)
    await refuseRepeatedReference(tx, made.id, { companyId, bank, reference })
    await record(tx, actor, 'reward.top_up_requested', made.id, { companyId, amountIdr: String(amount) })
    return made.id
  })
}

/** One transfer is notified once. What another company names is for the team to see, not for this one. */
async function refuseRepeatedReference(
  tx: Tx,
  id: string,
  { companyId, bank, reference }: { companyId: string; bank: string; reference: string },
): Promise<void> {
  const [told] = await tx
    .select({ id: topUps.id })
    .from(topUps)
    .where(
      and(
        eq(topUps.companyId, companyId),
        eq(topUps.referenceKey, referenceKey(reference)),
        eq(topUps.bank, bank),
        inArray(topUps.status, ['requested', 'confirmed']),
        ne(topUps.id, id),
      ),
    )
    .limit(1)
  if (told) refuseField('reference', 'reference_used')
}

/** The same form sent again. @throws Refusal key_reused where its content differs, be it by another proof */
async function sameRequest(
  tx: Tx,
  companyId: string,
  { key, amount, reference, bank = otherBank }: RequestTopUpInput,
  proofFileId: string | null,
): Promise<string> {
  const [before] = await tx
    .select()
    .from(topUps)
    .where(and(eq(topUps.companyId, companyId), eq(topUps.requestKey, key)))
  refuseUnless(before?.amountIdr === amount && before.reference === reference, 'key_reused')
  refuseUnless(before.bank === bank, 'key_reused')
  refuseUnless(await haveSameContent(tx, before.proofFileId, proofFileId), 'key_reused')
  return before.id
}
