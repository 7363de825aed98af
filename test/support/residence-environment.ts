import { now } from '@cakrawala/calendar/clock'
import { newId } from '@cakrawala/ids/ids'
import { storeFile } from '#domain/account/files/keep-file.server.ts'
import { taxResidences } from '#domain/reward/residence/residence-tables.server.ts'
import { database } from '#infra/database.ts'
import type { Person } from '#kernel/actor.ts'
import { smallPdf } from './documents.ts'

/** Two tax residences: one that waits with its document, and one of another person that was taken over without any. */
export async function buildResidences(
  person: Person,
  other: Person,
): Promise<Record<'waiting' | 'former', { id: string }>> {
  const [waiting, former] = [newId(), newId()]
  const { fileId } = await storeFile(person, 'tax_residence', smallPdf('', 'skd.pdf'), 'document')
  const facts = { country: 'SG', since: '2020-01-01', twoPeople: false, askedAt: now() }
  await database()
    .insert(taxResidences)
    .values([
      { ...facts, id: waiting, bughunterId: person.accountId, documentFileId: fileId, state: 'waiting' },
      { ...facts, id: former, bughunterId: other.accountId, state: 'accepted', decidedAt: now() },
    ])
  return { waiting: { id: waiting }, former: { id: former } }
}
