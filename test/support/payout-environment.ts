import { now } from '@cakrawala/calendar/clock'
import { newId } from '@cakrawala/ids/ids'
import { storeFile } from '#domain/account/files/keep-file.server.ts'
import { payoutLines, payouts } from '#domain/reward/payout-tables.server.ts'
import { database } from '#infra/database.ts'
import type { Person } from '#kernel/actor.ts'
import { operator } from './cast.ts'
import { smallPdf } from './documents.ts'
import { payoutAccount } from './payout-scenario.ts'

/**
 * Three payouts of a person, one that waits and the team asked for, one that was paid and one that came back, straight in
 * the tables: no money moves.
 */
export async function buildPayouts(
  person: Person,
  team: Person,
  reportId: string,
): Promise<Record<'waiting' | 'paid' | 'returned', { id: string }>> {
  const payoutAccountId = await payoutAccount(person)
  const [waiting, paid, returned] = [newId(), newId(), newId()]
  const facts = {
    ...{ bughunterId: person.accountId, payoutAccountId, payee: 'resident' as const, twoPeople: false },
    ...{ grossIdr: 200_000n, taxIdr: 5_000n, netIdr: 195_000n, requestedAt: now() },
    taxLines: [
      {
        scheme: 'non_employee' as const,
        ruleId: 'pph21-non-employee-2024',
        ...{ gross: '200000', base: '100000', tax: '5000' },
      },
    ],
  }
  const { fileId: proofFileId } = await storeFile(team, 'payout_proof', smallPdf('', 'bukti.pdf'), 'proof')
  const askedFor = { requestedBy: team.accountId, requestReason: 'Surat sudah diterima.', twoPeople: true }
  const settled = { takenBy: team.accountId, takenAt: now(), settledBy: team.accountId, settledAt: now() }
  await database()
    .insert(payouts)
    .values([
      {
        ...{ ...facts, ...askedFor, id: waiting, code: 'PO-2020-000001', state: 'requested' },
        ...{ requestKey: newId(), requestFileId: proofFileId },
      },
      {
        ...{ ...facts, ...settled, id: paid, code: 'PO-2020-000002', state: 'paid', requestKey: newId() },
        ...{ reference: 'BCA-0042', proofFileId },
      },
    ])
  const [returnNotedBy, returnedBy] = [team.accountId, (await operator()).accountId]
  await database()
    .insert(payouts)
    .values({
      ...{
        ...facts,
        ...settled,
        id: returned,
        code: 'PO-2020-000003',
        state: 'returned',
        requestKey: newId(),
      },
      ...{
        reference: 'BCA-0043',
        proofFileId,
        returnBank: '014',
        returnReference: 'RTR-0043',
        returnProofFileId: proofFileId,
      },
      ...{ returnReason: 'Rekening sudah ditutup.', returnNotedBy, returnNotedAt: now() },
      ...{ returnedBy, returnedAt: now() },
    })
  const line = { payoutId: paid, reportId, amountIdr: 200_000n, taxScheme: 'non_employee' as const }
  await database()
    .insert(payoutLines)
    .values({ ...line, counts: false })
  return { waiting: { id: waiting }, paid: { id: paid }, returned: { id: returned } }
}
