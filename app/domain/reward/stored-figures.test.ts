import { day, travelTo } from '@cakrawala/calendar/clock'
import { newId } from '@cakrawala/ids/ids'
import { eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { accounts, bughunters } from '#domain/account/account-tables.server.ts'
import { programs, programVersions } from '#domain/program/program-tables.server.ts'
import { reports } from '#domain/report/report-tables.server.ts'
import { database, transaction } from '#infra/database.ts'
import type { Person } from '#kernel/actor.ts'
import { companyOwner, hunter } from '../../../test/support/cast.ts'
import { countedBoard } from '../../../test/support/counted-board.ts'
import { useDatabase } from '../../../test/support/database.ts'
import { liveProgram, reviewedReport } from '../../../test/support/reward-scenario.ts'
import { type BoardPeriod, spanOf } from './board-period.ts'
import { rankedInProgram, rankedStandings } from './board-sql.server.ts'
import { yearsOfPoints } from './leaderboard.server.ts'
import { pointEntries } from './reward-tables.server.ts'

useDatabase()

const today = new Date('2026-03-10T05:00:00Z')
const endsAt = new Date('2026-03-09T12:00:00Z')
const ends = [
  'valid',
  'rated',
  'resolved',
  'accepted_risk',
  'duplicate',
  'not_applicable',
  'spam',
  'withdrawn',
] as const
type End = (typeof ends)[number]
type Action = {
  who: number
  where: number
  end: End
  level: number
  at: Date
  points: number
  again: End | null
}

let people: Person[]
let places: string[]

beforeAll(async () => {
  const owner = await companyOwner()
  people = await Promise.all(Array.from({ length: 7 }, () => hunter()))
  const open = await liveProgram(owner)
  const inner = await liveProgram(owner, { visibility: 'private' })
  const opened = await liveProgram(owner, { visibility: 'private' })
  const judged = await liveProgram(owner, { kind: 'challenge' })
  const settled = await liveProgram(owner, { kind: 'challenge' })
  places = [open, inner, opened, judged, settled]
  const { policy, textHash, createdBy, createdAt } = (await versionsOf(opened))[0]!
  const version = { programId: opened, policy, textHash, createdBy, createdAt }
  await database()
    .insert(programVersions)
    .values({ ...version, version: 2, visibility: 'public' })
  await set(opened, { visibility: 'public' })
  const times = { startsAt: new Date('2026-02-01T00:00:00Z'), endsAt, toldStage: 'judging' as const }
  const registration = { registrationOpensAt: new Date('2026-01-01T00:00:00Z'), registrationClosesAt: endsAt }
  await set(judged, { ...times, ...registration })
  await set(settled, { ...times, ...registration, resultsAt: endsAt, toldStage: 'confirmed' })
})

const versionsOf = (id: string) =>
  database().select().from(programVersions).where(eq(programVersions.programId, id))
const set = (id: string, facts: Partial<typeof programs.$inferInsert>) =>
  database().update(programs).set(facts).where(eq(programs.id, id))

const moments = fc
  .oneof(fc.integer({ min: 0, max: 470 * 24 }), fc.integer({ min: 0, max: 40 }))
  .map((hours) => new Date(today.getTime() - hours * (day / 24) - 60_000))
const actions: fc.Arbitrary<Action> = fc.record({
  who: fc.nat(6),
  where: fc.nat(4),
  end: fc.constantFrom(...ends),
  level: fc.constantFrom(0, 2, 7, 12),
  at: moments,
  points: fc.constantFrom(0, -10, 8, 8, 24, 45),
  again: fc.option(fc.constantFrom(...ends)),
})

function standing(end: End, level: number, at: Date) {
  const open = end === 'valid' || end === 'rated'
  const good = open || end === 'resolved' || end === 'accepted_risk'
  return {
    stage: open ? end : ('closed' as const),
    closeReason: open ? null : end,
    fix: end === 'resolved' ? ('fixed' as const) : end === 'accepted_risk' ? end : ('open' as const),
    rewardState:
      end === 'resolved' || end === 'accepted_risk' ? ('points_granted' as const) : ('none' as const),
    validAt: good ? at : null,
    closedAt: open ? null : at,
    triagedLevel: level as 2,
    riskLevel: end === 'valid' ? null : (level as 2),
  }
}

async function happen({ who, where, end, level, at, points, again }: Action): Promise<void> {
  const programVersion = where === 2 && level > 2 ? 2 : 1
  const first = standing(end, level, at)
  const id = await reviewedReport(places[where]!, people[who]!, { programVersion, ...first })
  const entry = { bughunterId: people[who]!.accountId, reportId: id, rule: 'valid', key: newId(), at }
  if (points !== 0)
    await database()
      .insert(pointEntries)
      .values({ ...entry, points })
  if (again)
    await database()
      .update(reports)
      .set(standing(again, level, at))
      .where(eq(reports.id, id))
}

const columns = sql`a.username, board.total, board.valid, board.severe, board.valid_ratio, board.last_valid_at, board.rank, board.of`
const allOf = async (board: ReturnType<typeof countedBoard>) =>
  (
    await database().execute(
      sql`SELECT ${columns} FROM (${board}) board JOIN accounts a ON a.id = board.id ORDER BY rank, a.username`,
    )
  ).rows

async function expectSame(): Promise<void> {
  for (const period of ['all', 'month', 'december', '2025', '2026'] as BoardPeriod[])
    expect([period, await allOf(rankedStandings(period))]).toEqual([
      period,
      await allOf(countedBoard(spanOf(period, today))),
    ])
  for (const id of places)
    expect(await allOf(rankedInProgram(id))).toEqual(await allOf(countedBoard(spanOf('all', today), id)))
}

describe('stored figures', () => {
  it('rank as the ledger and the reports do after every change: private, today, in a challenge’s last hour, revoked', async () => {
    travelTo(today)
    for (const action of fc.sample(actions, { numRuns: 120, seed: 26 })) await happen(action)
    const [hidden, suspended] = people as [Person, Person]
    await database()
      .update(bughunters)
      .set({ hiddenFromBoards: true })
      .where(eq(bughunters.accountId, hidden.accountId))
    await expectSame()
    await database()
      .update(accounts)
      .set({ standing: 'suspended' })
      .where(eq(accounts.id, suspended.accountId))
    await expectSame()
    travelTo(new Date(today.getTime() + day))
    await expectSame()
    travelTo(today)
    await set(places[1]!, { visibility: 'public' })
    await set(places[0]!, { visibility: 'private' })
    await expectSame()
    await set(places[3]!, { resultsAt: today, toldStage: 'confirmed' })
    await expectSame()
    const years = sql`SELECT DISTINCT extract(year FROM at AT TIME ZONE 'Asia/Jakarta')::int AS year FROM point_entries ORDER BY 1`
    expect(await yearsOfPoints()).toEqual((await database().execute(years)).rows.map(({ year }) => year))
  })

  it('count two concurrent changes', async () => {
    travelTo(today)
    const who = await hunter()
    const give = (points: number) =>
      transaction(async (tx) => {
        const entry = { bughunterId: who.accountId, rule: 'valid', key: newId(), at: today, points }
        await tx.insert(pointEntries).values(entry)
        await new Promise((go) => setTimeout(go, 5 * points))
      })
    await Promise.all([1, 2, 3, 4, 5, 6, 7, 8].map(give))
    const mine = sql`SELECT total FROM (${rankedStandings('all')}) b WHERE id = ${who.accountId}::uuid`
    expect((await database().execute(mine)).rows).toEqual([{ total: 36 }])
  })

  it('cannot be written by the application', async () => {
    for (const table of ['board_figures', 'program_figures'])
      await expect(database().execute(sql.raw(`UPDATE ${table} SET points = points + 1`))).rejects.toThrow()
  })
})
