import { asc, eq, sql } from 'drizzle-orm'
import { programs } from '#domain/program/program-tables.server.ts'
import type { Tx } from '#infra/database.ts'
import { certificates } from './certificate-tables.server.ts'

/** A bughunter's own certificates. Programs that are not named on them are not named here. */
export function exportCertificates(tx: Tx, bughunterId: string) {
  const { code, level, place, ofParticipants, issuedAt, shownAt, revokedAt, revokeReason } = certificates
  return tx
    .select({
      ...{ code, level, place, ofParticipants, issuedAt, shownAt, revokedAt, revokeReason },
      kind: programs.kind,
      program: sql<
        string | null
      >`CASE WHEN ${certificates.named} AND ${programs.visibility} = 'public' THEN ${programs.title} END`,
    })
    .from(certificates)
    .innerJoin(programs, eq(programs.id, certificates.programId))
    .where(eq(certificates.bughunterId, bughunterId))
    .orderBy(asc(certificates.issuedAt))
}
