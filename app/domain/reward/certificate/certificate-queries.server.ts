import { and, desc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import { accounts } from '#domain/account/account-tables.server.ts'
import { companies } from '#domain/company/company-tables.server.ts'
import { isListed, seenBy } from '#domain/program/program-scope.server.ts'
import { programs } from '#domain/program/program-tables.server.ts'
import { database } from '#infra/database.ts'
import { type Actor, isBughunter } from '#kernel/actor.ts'
import { isId } from '#kernel/ids.ts'
import { codeFrom } from '#kernel/paper-code.ts'
import { bandOf } from '#kernel/risk-level.ts'
import type { CertificateClass, CertificateView } from './certificate.ts'
import { mayRevokeCertificates } from './certificate-policy.ts'
import { certificates } from './certificate-tables.server.ts'

/** What the code of a certificate opens to anyone; null for a code nobody was given. */
export async function certificateBehind(code: string): Promise<CertificateView | null> {
  const given = codeFrom(code)
  if (given === null) return null
  const [row] = await read(isOpenlyNamed, eq(certificates.code, given))
  return row ? viewOf(row) : null
}

export type OwnCertificate = CertificateView & { id: string; shown: boolean; revokeReason: string | null }

/** The bughunter's own certificates, newest first; programs they may still read are named. */
export async function ownCertificates(viewer: Actor): Promise<OwnCertificate[]> {
  if (!isBughunter(viewer)) return []
  const rows = await read(seenBy(viewer), eq(certificates.bughunterId, viewer.accountId))
  return rows.map((row) => ({
    ...viewOf(row),
    id: row.id,
    shown: row.shownAt !== null,
    revokeReason: row.revokeReason,
  }))
}

/** Those a bughunter put on the public profile and which still stand, newest first. Unscoped: they are for everybody. */
export async function shownCertificates(bughunterId: string): Promise<CertificateView[]> {
  const shown = and(isNotNull(certificates.shownAt), isNull(certificates.revokedAt))
  const rows = await read(isOpenlyNamed, and(eq(certificates.bughunterId, bughunterId), shown))
  return rows.map(viewOf)
}

export type ProgramCertificate = CertificateView & { id: string; revokeReason: string | null }

/** The certificates of a program, for the platform team. */
export async function certificatesOfProgram(viewer: Actor, programId: string): Promise<ProgramCertificate[]> {
  if (!mayRevokeCertificates(viewer) || !isId(programId)) return []
  const rows = await read(sql`true`, eq(certificates.programId, programId))
  return rows.map((row) => ({ ...viewOf(row), id: row.id, revokeReason: row.revokeReason }))
}

/** Named for everybody: public when it was issued, and public now. */
const isOpenlyNamed = sql`${certificates.named} AND ${isListed()}`

function read(isNamed: SQL, wanted: SQL | undefined) {
  const named = (column: SQL) => sql<string | null>`CASE WHEN ${isNamed} THEN ${column} END`
  return database()
    .select({
      certificate: certificates,
      id: certificates.id,
      shownAt: certificates.shownAt,
      revokeReason: certificates.revokeReason,
      bughunter: accounts.username,
      kind: programs.kind,
      program: named(sql`${programs.title}`),
      company: named(sql`${companies.name}`),
    })
    .from(certificates)
    .innerJoin(accounts, eq(accounts.id, certificates.bughunterId))
    .innerJoin(programs, eq(programs.id, certificates.programId))
    .innerJoin(companies, eq(companies.id, programs.companyId))
    .where(wanted)
    .orderBy(desc(certificates.issuedAt), desc(certificates.id))
    .limit(200)
}

type Row = Awaited<ReturnType<typeof read>>[number]

function viewOf({ certificate, bughunter, kind, program, company }: Row): CertificateView {
  const { code, level, place, ofParticipants, issuedAt, revokedAt } = certificate
  return {
    code,
    bughunter,
    kind,
    program,
    company,
    class: level === 0 ? null : (bandOf(level) as CertificateClass),
    challenge: place === null || ofParticipants === null ? null : { place, of: ofParticipants },
    issuedAt,
    revokedAt,
  }
}
