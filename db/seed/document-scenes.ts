import { and, eq, sql } from 'drizzle-orm'
import { revokeLetterInput } from '#domain/program/letter/letter-input.ts'
import { revokeLetter } from '#domain/program/letter/revoke-letter.server.ts'
import { letters } from '#domain/program/letter-tables.server.ts'
import { agreements } from '#domain/program/program-tables.server.ts'
import { revokeCertificateInput } from '#domain/reward/certificate/certificate-input.ts'
import { ownCertificates } from '#domain/reward/certificate/certificate-queries.server.ts'
import { certificates } from '#domain/reward/certificate/certificate-tables.server.ts'
import { revokeCertificate, showCertificate } from '#domain/reward/certificate/revoke-certificate.server.ts'
import { database } from '#infra/database.ts'
import { found } from '#kernel/refusal.ts'
import type { OpenPopulation } from './population.ts'
import type { Scene } from './scene.ts'

/** What became of certificates and letters: some are on profiles, one of each was revoked. */
export function documentScenes(population: OpenPopulation): Scene[] {
  return [
    ...['elang', 'cendrawasih'].map(
      (name) => ({ at: '12d 20:30', play: () => showAll(population, name) }) as const,
    ),
    { at: '9d 10:20', play: () => takeCertificate(population) },
    { at: '1d 09:40', play: () => takeLetter(population) },
  ]
}

async function showAll(population: OpenPopulation, name: string): Promise<void> {
  const holder = population.person(name)
  for (const { id } of (await ownCertificates(holder, { size: 100 })).rows) {
    await showCertificate(holder, { certificateId: id, shown: true })
  }
}

async function takeCertificate(population: OpenPopulation): Promise<void> {
  const [row] = await database()
    .select({ id: certificates.id })
    .from(certificates)
    .where(
      and(
        eq(certificates.programId, population.program('rantai-portal')),
        eq(certificates.bughunterId, population.person('komodo').accountId),
      ),
    )
  const reason =
    'Temuan yang mendasarinya ternyata dikerjakan bersama rekan yang tidak menyetujui perjanjian program ini.'
  const input = revokeCertificateInput.parse({ certificateId: found(row).id, reason })
  await revokeCertificate(population.person('triase'), input)
}

async function takeLetter(population: OpenPopulation): Promise<void> {
  const programId = population.program('rantai-portal')
  const [row] = await database()
    .select({ agreementId: letters.agreementId })
    .from(letters)
    .innerJoin(agreements, eq(agreements.id, letters.agreementId))
    .where(
      and(
        eq(agreements.programId, programId),
        eq(agreements.bughunterId, population.person('jalak').accountId),
      ),
    )
    .orderBy(sql`${agreements.version} DESC`)
  const reason = 'Pengujian berulang menuju layanan pihak ketiga di luar ruang lingkup, sesudah diingatkan.'
  const input = revokeLetterInput.parse({ agreementId: found(row).agreementId, reason })
  await revokeLetter(population.person('rantailogistik'), programId, input)
}
