import { and, asc, eq, sql } from 'drizzle-orm'
import { companies } from '#domain/account/membership/membership-tables.server.ts'
import { participants } from '#domain/program/challenge/participant-tables.server.ts'
import { letters } from '#domain/program/letter-tables.server.ts'
import { isKnownTo } from '#domain/program/program-scope.server.ts'
import { agreements, invitations, programs, programVersions } from '#domain/program/program-tables.server.ts'
import { testAccounts } from '#domain/program/test-account-tables.server.ts'
import type { Tx } from '#infra/database.ts'

/** Agreements a bughunter signed, with their texts and letters, challenges registered for, test accounts and invitations got; an open invitation names no program. */
export async function exportProgramData(tx: Tx, bughunterId: string) {
  return {
    programAgreements: await agreementsOf(tx, bughunterId),
    challenges: await exportParticipations(tx, bughunterId),
    testAccounts: await exportTestAccounts(tx, bughunterId),
    programInvitations: await tx
      .select({
        company: companies.name,
        status: invitations.status,
        declineReason: invitations.declineReason,
        createdAt: invitations.createdAt,
        expiresAt: invitations.expiresAt,
        answeredAt: invitations.answeredAt,
      })
      .from(invitations)
      .innerJoin(programs, eq(programs.id, invitations.programId))
      .innerJoin(companies, eq(companies.id, programs.companyId))
      .where(eq(invitations.bughunterId, bughunterId))
      .orderBy(asc(invitations.createdAt)),
  }
}

async function agreementsOf(tx: Tx, bughunterId: string) {
  const rows = await tx
    .select({
      // The title as agreed: a later one may belong to a program that went private.
      program: sql<string>`${programVersions.policy} ->> 'title'`,
      company: companies.name,
      version: agreements.version,
      text: programVersions.textId,
      textHash: agreements.textHash,
      address: agreements.address,
      device: agreements.device,
      provenBy: agreements.provenBy,
      acceptedAt: agreements.acceptedAt,
      letterCode: letters.code,
      letterRevokedAt: letters.revokedAt,
      letterRevokeReason: letters.revokeReason,
    })
    .from(agreements)
    .innerJoin(programs, eq(programs.id, agreements.programId))
    .innerJoin(companies, eq(companies.id, programs.companyId))
    .leftJoin(letters, eq(letters.agreementId, agreements.id))
    .innerJoin(
      programVersions,
      and(
        eq(programVersions.programId, agreements.programId),
        eq(programVersions.version, agreements.version),
      ),
    )
    .where(eq(agreements.bughunterId, bughunterId))
    .orderBy(asc(agreements.acceptedAt))
  return rows.map((row) => ({ ...row, textHash: row.textHash.toString('hex') }))
}

/** The challenges a bughunter registered for; programs that are closed to them now are not named. */
function exportParticipations(tx: Tx, bughunterId: string) {
  return tx
    .select({
      program: titleKnownTo(bughunterId),
      registeredAt: participants.registeredAt,
      withdrawnAt: participants.withdrawnAt,
    })
    .from(participants)
    .innerJoin(programs, eq(programs.id, participants.programId))
    .where(eq(participants.bughunterId, bughunterId))
    .orderBy(asc(participants.registeredAt))
}

/** When test accounts were given and taken back; what is in them belongs to the companies. */
function exportTestAccounts(tx: Tx, bughunterId: string) {
  const { number, givenAt, shownAt, closedAt, cause, reason } = testAccounts
  return tx
    .select({ program: titleKnownTo(bughunterId), number, givenAt, shownAt, closedAt, cause, reason })
    .from(testAccounts)
    .innerJoin(programs, eq(programs.id, testAccounts.programId))
    .where(eq(testAccounts.bughunterId, bughunterId))
    .orderBy(asc(givenAt))
}

function titleKnownTo(bughunterId: string) {
  return sql<string | null>`CASE WHEN ${isKnownTo(sql`${bughunterId}`)} THEN ${programs.title} END`
}
