import { jakartaDay } from '@cakrawala/calendar/business-days'
import { now } from '@cakrawala/calendar/clock'
import { codeFrom } from '@cakrawala/ids/document-code'
import { isId } from '@cakrawala/ids/ids'
import { countIn, keysetQuery, type Order, placeOf, type Wanted } from '@cakrawala/paging/list-order'
import type { CountedPage } from '@cakrawala/paging/paging'
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { accounts, bughunters } from '#domain/account/account-tables.server.ts'
import { companies } from '#domain/account/membership/membership-tables.server.ts'
import type { ManagedProgramFacts } from '#domain/program/program-view.ts'
import { database } from '#infra/database.ts'
import { type Actor, isBughunter } from '#kernel/actor.ts'
import { challengeGate } from '../challenge.ts'
import { letters } from '../letter-tables.server.ts'
import { managedFactsSeenBy } from '../managed-program-queries.server.ts'
import { mayManage } from '../program-policy.ts'
import { isHalted, isKnownTo, isListed } from '../program-scope.server.ts'
import { agreements, programs, programVersions } from '../program-tables.server.ts'
import { pausedTargetsOf } from '../target-queries.server.ts'
import { type LetterFacts, letterStateOf } from './letter.ts'
import type { LetterLine, LetterView, OwnLetter } from './letter-view.ts'

/** What the code of an authorization letter shows to anyone; null for an unknown code. */
export async function letterBehind(code: string): Promise<LetterView | null> {
  const given = codeFrom(code)
  if (given === null) return null
  const [row] = await read(eq(letters.code, given))
  if (!row) return null
  const { bughunter, program, company, listed } = row
  return { ...viewOf(row), named: listed ? { bughunter, program, company } : null }
}

/** The letter of an agreement at `{hash}/{id}`, for its bughunter alone. */
export async function ownLetter(viewer: Actor, hash: string, agreementId: string): Promise<OwnLetter | null> {
  if (!isBughunter(viewer) || !isId(agreementId)) return null
  const its = and(eq(agreements.hash, hash), eq(agreements.id, agreementId))
  const [row] = await read(and(its, eq(agreements.bughunterId, viewer.accountId)))
  if (!row) return null
  const { bughunter, fullName, company, policy, revokeReason } = row
  const paused = await pausedTargetsOf({ id: row.programId, companyId: row.companyId, policy })
  // The letter permits what is proved to be of the company that gives it, and nothing else.
  const scope = policy.scope.filter(({ target }) => !paused.includes(target))
  return { ...viewOf(row), bughunter, fullName, company, policy: { ...policy, scope }, revokeReason }
}

/** The letters of a program for the people who manage it, newest first; of each bughunter the newest. @param asked its id, or its facts where they are at hand */
export async function lettersOfProgram(
  viewer: Actor,
  asked: string | ManagedProgramFacts,
  wanted: Wanted = {},
): Promise<CountedPage<LetterLine>> {
  const program = typeof asked === 'string' ? await managedFactsSeenBy(viewer, asked) : asked
  if (!program || !mayManage(viewer, program)) return { rows: [], next: null, prev: null, total: 0 }
  const newest = sql`NOT EXISTS (SELECT 1 FROM agreements later WHERE later.program_id = ${agreements.programId}
    AND later.bughunter_id = ${agreements.bughunterId} AND later.version > ${agreements.version})`
  const which = and(eq(agreements.programId, program.id), newest, hasLetter)
  const keyset = keysetQuery(newestFirst, wanted)
  // First which ones, by their keys alone; then what is shown of those few.
  const some = database()
    .select({ id: agreements.id })
    .from(agreements)
    .where(and(which, keyset.beyond))
    .orderBy(...keyset.orderBy)
    .limit(keyset.limit)
  const found = await read(inArray(agreements.id, some), countIn(agreements, which)).orderBy(
    ...keyset.orderBy,
  )
  const { rows, ...ways } = keyset.countedPage(found)
  const lines = rows.map((row) => {
    const { state, from, version } = viewOf(row)
    const { agreementId, agreementHash, bughunter, revokedAt, revokeReason } = row
    return { agreementId, agreementHash, bughunter, state, from, version, revokedAt, revokeReason }
  })
  return { rows: lines, ...ways }
}

const newestFirst: Order = {
  keys: [{ by: agreements.acceptedAt, down: true, as: 'moment' }],
  ...{ id: agreements.id, down: true },
}
const hasLetter = sql`EXISTS (SELECT 1 FROM ${letters} WHERE ${letters.agreementId} = ${agreements.id})`

function read(wanted: SQL | undefined, total: SQL<number> = sql<number>`1`) {
  return database()
    .select({
      agreementId: letters.agreementId,
      agreementHash: agreements.hash,
      code: letters.code,
      revokedAt: letters.revokedAt,
      revokeReason: letters.revokeReason,
      version: agreements.version,
      from: agreements.acceptedAt,
      textHash: agreements.textHash,
      policy: programVersions.policy,
      kind: programs.kind,
      program: programs.title,
      ...{ programId: programs.id, companyId: programs.companyId },
      status: programs.status,
      until: programs.validUntil,
      currentVersion: programs.currentVersion,
      company: companies.name,
      bughunter: accounts.username,
      fullName: bughunters.fullName,
      standing: accounts.standing,
      identityStatus: bughunters.identityStatus,
      halted: isHalted(),
      listed: sql<boolean>`${isListed()}`,
      startsAt: programs.startsAt,
      endsAt: programs.endsAt,
      registered: sql<boolean>`EXISTS (SELECT 1 FROM challenge_participants t WHERE t.withdrawn_at IS NULL
        AND t.program_id = ${agreements.programId} AND t.bughunter_id = ${agreements.bughunterId})`,
      known: sql<boolean>`${isKnownTo(sql`${agreements.bughunterId}`)}`,
      ...{ place: placeOf(newestFirst), total },
    })
    .from(letters)
    .innerJoin(agreements, eq(agreements.id, letters.agreementId))
    .innerJoin(programs, eq(programs.id, agreements.programId))
    .innerJoin(companies, eq(companies.id, programs.companyId))
    .innerJoin(accounts, eq(accounts.id, agreements.bughunterId))
    .innerJoin(bughunters, eq(bughunters.accountId, accounts.id))
    .innerJoin(
      programVersions,
      and(
        eq(programVersions.programId, agreements.programId),
        eq(programVersions.version, agreements.version),
      ),
    )
    .where(wanted)
    .$dynamic()
}

type Row = Omit<Awaited<ReturnType<typeof read>>[number], 'place' | 'total'>

function viewOf(row: Row): Omit<LetterView, 'named'> {
  const { code, kind, from, until, version, textHash } = row
  const state = letterStateOf(factsOf(row), jakartaDay(now()))
  return { code, state, kind, from, until, version, textHash: textHash.toString('hex') }
}

function factsOf({
  revokedAt,
  status,
  until,
  halted,
  known,
  standing,
  identityStatus,
  ...row
}: Row): LetterFacts {
  const ready = standing === 'active' && identityStatus === 1
  return {
    revokedAt,
    status,
    validUntil: until,
    halted,
    known,
    current: row.version === row.currentVersion,
    gate: challengeGate(row, row.registered, now()),
    hunter: standing === 'ended' ? 'ended' : ready ? 'ready' : 'suspended',
  }
}
