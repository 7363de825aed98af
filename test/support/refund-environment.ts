import { now } from '@cakrawala/calendar/clock'
import { newId } from '@cakrawala/ids/ids'
import { storeFile } from '#domain/account/files/keep-file.server.ts'
import { sealedNumber } from '#domain/reward/payout/payout-account-queries.server.ts'
import { refunds } from '#domain/reward/refund/refund-tables.server.ts'
import { database } from '#infra/database.ts'
import type { Person } from '#kernel/actor.ts'
import { operator } from './cast.ts'
import { smallPdf } from './documents.ts'

/** Two refunds of a company, one that waits and one that came back, straight in the tables: no money moves. */
export async function buildRefunds(
  owner: Person,
  team: Person,
): Promise<Record<'waiting' | 'returned', { id: string }>> {
  const [waiting, returned] = [newId(), newId()]
  const facts = {
    ...{ companyId: owner.companyId!, amountIdr: 2_000_000n, provider: '014', holder: 'PT Nusa Digital' },
    ...{ numberSealed: sealedNumber('014', '5550001234').numberSealed, numberMasked: '••••1234' },
    ...{ requestedBy: owner.accountId, requestedAt: now() },
  }
  const { fileId } = await storeFile(team, 'payout_proof', smallPdf('', 'bukti.pdf'), 'proof')
  const colleague = (await operator()).accountId
  await database()
    .insert(refunds)
    .values({ ...facts, id: waiting, state: 'requested', requestKey: newId() })
  await database()
    .insert(refunds)
    .values({
      ...{ ...facts, id: returned, state: 'returned', requestKey: newId() },
      ...{ checkedBy: team.accountId, checkedAt: now(), settledBy: colleague, settledAt: now() },
      ...{ reference: 'BCA-0044', proofFileId: fileId, returnReference: 'RTR-0044' },
      ...{ returnReason: 'Rekening sudah ditutup.', returnProofFileId: fileId },
      ...{ returnNotedBy: team.accountId, returnNotedAt: now(), returnedBy: colleague, returnedAt: now() },
    })
  return { waiting: { id: waiting }, returned: { id: returned } }
}
