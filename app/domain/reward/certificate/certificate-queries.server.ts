import { codeFrom } from '@cakrawala/ids/document-code'
import { isId } from '@cakrawala/ids/ids'
import { countIn, keysetQuery, type Order, orderOf, placeOf, type Wanted } from '@cakrawala/paging/list-order'
import { type CountedPage, pageSizes } from '@cakrawala/paging/paging'
import { and, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import { accounts } from '#domain/account/account-tables.server.ts'
import { companies } from '#domain/account/membership/membership-tables.server.ts'
import { isListed, seenBy } from '#domain/program/program-scope.server.ts'
import { programs } from '#domain/program/program-tables.server.ts'
import { database } from '#infra/database.ts'
import { type Actor, isBughunter } from '#kernel/actor.ts'
import { bandOf } from '#kernel/risk-level.ts'
import { flag, text } from '#kernel/view-fields.ts'
import type { z } from '#kernel/zod.ts'
import {
  type CertificateClass,
  type CertificateView,
  certificateView,
  mayRevokeCertificates,
} from './certificate.ts'
import { certificates } from './certificate-tables.server.ts'

export const programCertificate = certificateView.extend({ id: text, revokeReason: text.nullable() })
export type ProgramCertificate = z.infer<typeof programCertificate>

/** What the code of a certificate shows to anyone; null for an unknown code. */
export async function certificateBehind(code: string): Promise<CertificateView | null> {
  const given = codeFrom(code)
  if (given === null) return null
  const [row] = await read(isOpenlyNamed, eq(certificates.code, given))
  return row ? viewOf(row) : null
}

export const ownCertificate = programCertificate.extend({ shown: flag })
export type OwnCertificate = z.infer<typeof ownCertificate>

/** The bughunter's own certificates, newest first; programs they may still read are named. */
export async function ownCertificates(
  viewer: Actor,
  wanted: Wanted = {},
): Promise<CountedPage<OwnCertificate>> {
  if (!isBughunter(viewer)) return nothing
  const own = eq(certificates.bughunterId, viewer.accountId)
  const { rows, ...ways } = await countedPageOf(seenBy(viewer), own, wanted)
  return {
    rows: rows.map((row) => ({
      ...viewOf(row),
      ...{ id: row.id, shown: row.shownAt !== null, revokeReason: row.revokeReason },
    })),
    ...ways,
  }
}

/**
 * Those a bughunter put on the public profile and which are not revoked, the newest hundred. Unscoped: they
 * are public.
 */
export async function shownCertificates(bughunterId: string): Promise<CertificateView[]> {
  const shown = and(isNotNull(certificates.shownAt), isNull(certificates.revokedAt))
  const rows = await read(isOpenlyNamed, and(eq(certificates.bughunterId, bughunterId), shown))
    .orderBy(...orderOf(newestFirst))
    .limit(pageSizes.most)
  return rows.map(viewOf)
}

/** The certificates of a program, for the platform team, newest first. */
export async function certificatesOfProgram(
  viewer: Actor,
  programId: string,
  wanted: Wanted = {},
): Promise<CountedPage<ProgramCertificate>> {
  if (!mayRevokeCertificates(viewer) || !isId(programId)) return nothing
  const { rows, ...ways } = await countedPageOf(sql`true`, eq(certificates.programId, programId), wanted)
  return {
    rows: rows.map((row) => ({ ...viewOf(row), id: row.id, revokeReason: row.revokeReason })),
    ...ways,
  }
}

const nothing = { rows: [], next: null, prev: null, total: 0 }
const newestFirst: Order = {
  keys: [{ by: certificates.issuedAt, down: true, as: 'moment' }],
  id: certificates.id,
  down: true,
}

/** Named for everyone: public when it was issued, and public now. */
const isOpenlyNamed = sql`${certificates.named} AND ${isListed()}`

async function countedPageOf(isNamed: SQL, which: SQL, wanted: Wanted) {
  const keyset = keysetQuery(newestFirst, wanted)
  const rows = await read(isNamed, and(which, keyset.beyond), countIn(certificates, which))
    .orderBy(...keyset.orderBy)
    .limit(keyset.limit)
  return keyset.countedPage(rows)
}

function read(isNamed: SQL, wanted: SQL | undefined, total = sql<number>`0`) {
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
      ...{ place: placeOf(newestFirst), total },
    })
    .from(certificates)
    .innerJoin(accounts, eq(accounts.id, certificates.bughunterId))
    .innerJoin(programs, eq(programs.id, certificates.programId))
    .innerJoin(companies, eq(companies.id, programs.companyId))
    .where(wanted)
}

type Row = Omit<Awaited<ReturnType<typeof read>>[number], 'place' | 'total'>

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
