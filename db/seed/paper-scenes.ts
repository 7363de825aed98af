import { and, eq, sql } from 'drizzle-orm'
import { revokeLetterInput } from '#domain/program/letter/letter-input.ts'
import { revokeLetter } from '#domain/program/letter/revoke-letter.server.ts'
import { letters } from '#domain/program/letter-tables.server.ts'
import { agreements } from '#domain/program/program-tables.server.ts'
import { revokeCertificateInput } from '#domain/reward/certificate/certificate-input.ts'
import { ownCertificates } from '#domain/reward/certificate/certificate-queries.server.ts'
import { certificates } from '#domain/reward/certificate/certificate-tables.server.ts'
import { revokeCertificate } from '#domain/reward/certificate/revoke-certificate.server.ts'
import { showCertificate } from '#domain/reward/certificate/show-certificate.server.ts'
import { database } from '#infra/database.ts'
import { found } from '#kernel/refusal.ts'
import type { OpenPopulation } from './population.ts'
import type { Scene } from './scene.ts'

/** What became of certificates and letters: some are on profiles, one of each was revoked. */
export function paperScenes(town: OpenPopulation): Scene[] {
  return [
    ...['elang', 'cendrawasih'].map(
      (name) => ({ at: '12d 20:30', play: () => showAll(town, name) }) as const,
    ),
    { at: '9d 10:20', play: () => takeCertificate(town) },
    { at: '1d 09:40', play: () => takeLetter(town) },
  ]
}

async function showAll(town: OpenPopulation, name: string): Promise<void> {
  const holder = town.person(name)
  for (const { id } of (await ownCertificates(holder, { size: 100 })).rows) {
    await showCertificate(holder, { certificateId: id, shown: true })
  }
}

async function takeCertificate(town: OpenPopulation): Promise<void> {
  const [row] = await database()
    .select({ id: certificates.id })
    .from(certificates)
    .where(
      and(
        eq(certificates.programId, town.program('rantai-portal')),
        eq(certificates.bughunterId, town.person('komodo').accountId),
      ),
    )
  const reason =
    'Temuan yang mendasarinya ternyata dikerjakan bersama rekan yang tidak menyetujui perjanjian program ini.'
  const input = revokeCertificateInput.parse({ certificateId: found(row).id, reason })
  await revokeCertificate(town.person('triase'), input)
}

async function takeLetter(town: OpenPopulation): Promise<void> {
  const programId = town.program('rantai-portal')
  const [row] = await database()
    .select({ agreementId: letters.agreementId })
    .from(letters)
    .innerJoin(agreements, eq(agreements.id, letters.agreementId))
    .where(
      and(eq(agreements.programId, programId), eq(agreements.bughunterId, town.person('jalak').accountId)),
    )
    .orderBy(sql`${agreements.version} DESC`)
  const reason = 'Pengujian berulang menuju layanan pihak ketiga di luar ruang lingkup, sesudah diingatkan.'
  const input = revokeLetterInput.parse({ agreementId: found(row).agreementId, reason })
  await revokeLetter(town.person('rantailogistik'), programId, input)
}
