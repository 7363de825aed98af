import { jakartaDay } from '@cakrawala/calendar/business-days'
import { now } from '@cakrawala/calendar/clock'
import { isId } from '@cakrawala/ids/ids'
import {
  countIn,
  type Key,
  keysetQuery,
  type Order,
  orderOf,
  type Wanted,
} from '@cakrawala/paging/list-order'
import { type CountedPage, foundMost, type Page, pageOf } from '@cakrawala/paging/paging'
import { askPrepared } from '@cakrawala/pg-access/prepared'
import { and, eq, ilike, inArray, or, type SQL, sql } from 'drizzle-orm'
import { companies } from '#domain/account/membership/membership-tables.server.ts'
import { shownPicture } from '#domain/account/picture/shown-picture.server.ts'
import { database } from '#infra/database.ts'
import { type Actor, isBughunter, isOperator } from '#kernel/actor.ts'
import { refuseUnless } from '#kernel/refusal.ts'
import type { QueueFigures } from '#kernel/view-fields.ts'
import { daysLeft, isProgramOpen, isTestable } from './program.ts'
import { longestSearch, type ProgramFilter } from './program-filter.ts'
import {
  isHalted,
  isJoined,
  isLate,
  isListed,
  isOwn,
  isTaking,
  isUncovered,
  seenBy,
} from './program-scope.server.ts'
import { programs, programVersions } from './program-tables.server.ts'
import type { ProgramLine, ProgramView } from './program-view.ts'
import { programProposals } from './proposal-tables.server.ts'
import { pausedTargetsOf } from './target-queries.server.ts'
import { testAccounts } from './test-account-tables.server.ts'

/** One page of the programs a viewer may know of. */
export async function programsSeenBy(viewer: Actor, filter: ProgramFilter): Promise<Page<ProgramLine>> {
  const { page, size } = filter
  const wanted = and(seenBy(viewer), placeOf(viewer, filter), conditionsOf(filter))
  // What a line shows is looked up for the rows of this page only; other tables are read where a filter asks them.
  const chosen = database()
    .select({ id: programs.id, total: sql<number>`count(*) OVER ()::int`.as('total') })
    .from(programs)
    .where(wanted)
    .orderBy(...orderOf(orderFor(filter)))
    .limit(size)
    .offset((page - 1) * size)
    .as('chosen')
  const rows = await database()
    .select({ ...lineColumns, total: chosen.total })
    .from(chosen)
    .innerJoin(programs, eq(programs.id, chosen.id))
    .innerJoin(companies, eq(companies.id, programs.companyId))
    .innerJoin(programVersions, isCurrent)
    .orderBy(...orderOf(orderFor(filter)))
  const lines = rows.map(({ total: _total, ...row }) => ({
    ...row,
    daysLeft: daysLeft(row.validUntil, today()),
  }))
  return pageOf(lines, rows[0]?.total ?? 0, page, size)
}

/** A piece of them by keys. Words are looked for in every text there is, so that what they find is counted less far. */
export async function programsFrom(
  viewer: Actor,
  filter: Omit<ProgramFilter, 'page' | 'size'>,
  wanted: Wanted,
): Promise<CountedPage<ProgramLine>> {
  const which = and(seenBy(viewer), placeOf(viewer, filter), conditionsOf(filter))
  const counted = filter.search ? { counted: foundMost } : {}
  const keyset = keysetQuery(orderFor(filter), wanted)
  const chosen = database()
    .select({ id: programs.id, place: keyset.place.as('place') })
    .from(programs)
    .where(and(which, keyset.beyond))
    .orderBy(...keyset.orderBy)
    .limit(keyset.limit)
    .as('chosen')
  const rows = await database()
    .select({ ...lineColumns, place: chosen.place, total: countIn(programs, which, counted.counted) })
    .from(chosen)
    .innerJoin(programs, eq(programs.id, chosen.id))
    .innerJoin(companies, eq(companies.id, programs.companyId))
    .innerJoin(programVersions, isCurrent)
    .orderBy(...orderOf(keyset.order))
  const { rows: shown, ...ways } = keyset.countedPage(rows)
  const lines = shown.map((row) => ({ ...row, daysLeft: daysLeft(row.validUntil, today()) }))
  return { rows: lines, ...ways, ...counted }
}

/** One program as everyone who may know it reads it; null where it is missing or hidden, after the same work. */
export async function programSeenBy(viewer: Actor, programId: string): Promise<ProgramView | null> {
  const facts = await programFactsSeenBy(viewer, programId)
  if (!facts) return null
  const pausedTargets = isTestable(facts.status) ? await pausedTargetsOf(facts) : []
  return { ...facts, pausedTargets }
}

/** Whether visitors may read a program: what its public page asks first, in one statement. */
export async function isShownToVisitors(programId: string): Promise<boolean> {
  if (!isId(programId)) return false
  const [row] = await database()
    .select({ id: programs.id })
    .from(programs)
    .where(and(eq(programs.id, programId), isListed()))
  return row !== undefined
}

export type ProgramFacts = Omit<ProgramView, 'pausedTargets'>

/** The same without the state of its targets, which costs two more statements. */
export async function programFactsSeenBy(viewer: Actor, programId: string): Promise<ProgramFacts | null> {
  const [row] = await database()
    .select({ ...lineColumns, ...viewColumns })
    .from(programs)
    .innerJoin(companies, eq(companies.id, programs.companyId))
    .innerJoin(programVersions, isCurrent)
    .where(and(eq(programs.id, isId(programId) ? programId : noProgramId), seenBy(viewer)))
  if (!row) return null
  const { textHash, ...rest } = row
  return {
    ...rest,
    textHash: textHash.toString('hex'),
    daysLeft: daysLeft(row.validUntil, today()),
    open: isProgramOpen(row, today()),
  }
}

/** Malformed ids take the same way through the database as unknown ones. */
const noProgramId = '00000000-0000-7000-8000-000000000000'

export const isCurrent = and(
  eq(programVersions.programId, programs.id),
  eq(programVersions.version, programs.currentVersion),
)

/** What a list shows of a program. */
export const lineColumns = {
  id: programs.id,
  title: programs.title,
  summary: programs.summary,
  companyId: programs.companyId,
  companyName: companies.name,
  companyPicture: shownPicture(sql`${companies.ownerId}`),
  kind: programs.kind,
  managedBy: programs.managedBy,
  status: programs.status,
  halted: isHalted(),
  late: isLate(),
  uncovered: isUncovered(),
  visibility: programs.visibility,
  validUntil: programs.validUntil,
  rewardType: programs.rewardType,
  rewardLeast: programs.rewardLeast,
  rewardMost: programs.rewardMost,
  otherRewards: sql<
    ProgramLine['otherRewards']
  >`nullif(${programVersions.policy} -> 'otherRewards', 'null'::jsonb)`,
}

const viewColumns = {
  version: programs.currentVersion,
  policy: programVersions.policy,
  descriptionHtml: programVersions.descriptionHtml,
  textHash: programVersions.textHash,
  versionAt: heldSince(),
  acceptedAt: programs.acceptedAt,
  resultsAt: programs.resultsAt,
  testAccounts: sql<
    ProgramView['testAccounts']
  >`(SELECT CASE WHEN bool_or(${testAccounts.bughunterId} IS NULL)
    THEN 'available' WHEN count(*) > 0 THEN 'used_up' END FROM ${testAccounts}
    WHERE ${testAccounts.programId} = ${programs.id} AND ${testAccounts.closedAt} IS NULL)`,
}

function placeOf(viewer: Actor, { place }: Pick<ProgramFilter, 'place'>): SQL | undefined {
  if (place === 'listed') return isListed()
  if (place === 'own') return isOwn(viewer)
  if (place === 'joined') return isBughunter(viewer) ? isJoined(viewer.accountId) : sql`false`
  return undefined
}

function conditionsOf({
  search,
  kind,
  rewardType,
  managedBy,
  status,
  ...more
}: Omit<ProgramFilter, 'page' | 'size' | 'sort'>): SQL | undefined {
  const { scopeType, sector } = more
  return and(
    matches(search ?? ''),
    scopeType &&
      sql`EXISTS (SELECT 1 FROM program_versions v WHERE v.program_id = ${programs.id} AND v.version = ${programs.currentVersion}
        AND v.policy @> ${JSON.stringify({ scope: [{ type: scopeType }] })}::jsonb)`,
    sector && sql`${programs.companyId} IN (SELECT id FROM ${companies} c WHERE c.sector = ${sector})`,
    kind && eq(programs.kind, kind),
    rewardType && eq(programs.rewardType, rewardType),
    managedBy && eq(programs.managedBy, managedBy),
    statusIs(status),
  )
}

function statusIs(status: ProgramFilter['status']): SQL | undefined {
  if (status === 'live') return inArray(programs.status, ['accepted', 'paused'])
  if (status === 'open') return isTaking()
  if (status === 'late') return and(isLate(), inArray(programs.status, ['accepted', 'paused']))
  return status && eq(programs.status, status)
}

function matches(search: string): SQL | undefined {
  // Addresses carry anything, also bytes the database refuses.
  const text = search
    .replace(/\p{Cc}/gu, ' ')
    .trim()
    .slice(0, longestSearch)
  if (text === '') return undefined
  const like = `%${text.replace(/[\\%_]/g, '\\$&')}%`
  const words = sql`${programs.search} @@ search_query(${text})`
  const named = sql`${programs.companyId} IN (SELECT id FROM ${companies} c WHERE c.name ILIKE ${like})`
  return or(words, ilike(programs.title, like), named)
}

/** What is not known comes last. Bughunters look for what they may report to: that comes first. */
function orderFor({ sort, place, status }: Pick<ProgramFilter, 'sort' | 'place' | 'status'>): Order {
  const first = place === 'listed' && status === 'live' ? [takingFirst] : []
  return { keys: [...first, keyOf(sort)], id: programs.id, down: true }
}

const takingFirst: Key = { by: sql`(NOT ${isTaking()})::int`, down: false, as: 'number' }

function keyOf(sort: ProgramFilter['sort']): Key {
  const { acceptedAt, createdAt, rewardMost, submittedAt, validUntil } = programs
  if (sort === 'submitted')
    return { by: sql`coalesce(${submittedAt}, ${createdAt})`, down: false, as: 'moment' }
  if (sort === 'reward') return { by: sql`coalesce(${rewardMost}, -1)`, down: true, as: 'amount' }
  if (sort === 'ending') return { by: validUntil, down: false, as: 'day' }
  return { by: sql`coalesce(${acceptedAt}, ${createdAt})`, down: true, as: 'moment' }
}

function today(): string {
  return jakartaDay(now())
}

/**
 * Programs and proposed versions that wait for a review, and since when the oldest does. Served by `programs_listed` and
 * `program_proposals_waiting`.
 * @throws Refusal forbidden for all but the platform team
 */
export async function programReviewFigures(viewer: Actor): Promise<QueueFigures> {
  refuseUnless(isOperator(viewer), 'forbidden')
  const [row] = await askPrepared<QueueFigures>(
    sql`SELECT count(*)::int AS open, min(at) AS "oldestAt" FROM (
      SELECT submitted_at AS at FROM programs WHERE status = 'review'
      UNION ALL SELECT proposed_at FROM program_proposals WHERE state = 'waiting') waiting`,
  )
  return row!
}

/** A column of `program_versions`: since when a version that is or was in force held. Proposed ones held later than they were written. */
export function heldSince(): SQL<Date> {
  return sql`coalesce((SELECT q.held_at FROM ${programProposals} q WHERE q.program_id = ${programVersions.programId}
    AND q.version = ${programVersions.version}), ${programVersions.createdAt})`.mapWith(
    programVersions.createdAt,
  ) as SQL<Date>
}
