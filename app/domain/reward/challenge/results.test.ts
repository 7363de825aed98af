import { day, hour, after as later, minute, travelTo } from '@cakrawala/calendar/clock'
import { eq, like } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { accounts, bughunters } from '#domain/account/account-tables.server.ts'
import { events } from '#domain/event/event-tables.server.ts'
import { managedProgramSeenBy } from '#domain/program/managed-program-queries.server.ts'
import { programSeenBy } from '#domain/program/program-queries.server.ts'
import { takeReport } from '#domain/report/take-report.server.ts'
import { closeAsInvalid } from '#domain/reward/close-as-invalid.server.ts'
import { database, transaction } from '#infra/database.ts'
import type { Actor, Person } from '#kernel/actor.ts'
import { found } from '#kernel/refusal.ts'
import { companyOwner, hunter, member, operator, visitor } from '../../../../test/support/cast.ts'
import {
  ends,
  frozen,
  liveChallenge,
  register,
  starts,
  validFind,
} from '../../../../test/support/challenge-scenario.ts'
import { useDatabase } from '../../../../test/support/database.ts'
import { send } from '../../../../test/support/report-scenario.ts'
import { balancesOf, fund } from '../../../../test/support/reward-scenario.ts'
import { certificateBehind, ownCertificates } from '../certificate/certificate-queries.server.ts'
import { leaderboard } from '../leaderboard.server.ts'
import { settlePoints } from '../points.server.ts'
import { pointsOf } from '../points-queries.server.ts'
import { ledgerTransfers } from '../reward-tables.server.ts'
import { challengeBoardSeenBy } from './challenge-board.server.ts'
import { confirmResults } from './confirm-results.server.ts'
import { prizesSeenBy } from './prize-queries.server.ts'
import { proposeResults } from './propose-results.server.ts'
import { resultsReviewSeenBy } from './results-queries.server.ts'

useDatabase()
type Owner = Person & { companyId: string }
let team: Person
beforeAll(async () => {
  team = await operator()
})

const board = async (viewer: Actor, id: string) =>
  found(await challengeBoardSeenBy(viewer, found(await programSeenBy(viewer, id))))
const managedBoard = async (viewer: Actor, id: string) =>
  found(await challengeBoardSeenBy(viewer, found(await managedProgramSeenBy(viewer, id))))
const deskOf = async (viewer: Actor, id: string) =>
  resultsReviewSeenBy(viewer, found(await managedProgramSeenBy(viewer, id)))
const digestOf = async (id: string) => ({ digest: found(await deskOf(team, id)).digest })
const lines = async (viewer: Actor, id: string) =>
  (await board(viewer, id)).rows.map(({ username, score }) => [username, score])

/** Two finds while it runs, by `first` and `second`; the clock is at the start of the frozen hour. */
async function played(plan: Parameters<typeof liveChallenge>[2] = {}, budget = 100_000_000n) {
  const owner = (await companyOwner()) as Owner
  await fund(owner.companyId, budget)
  const id = await liveChallenge(owner, team, plan)
  const [first, second, idle] = [await hunter(), await hunter(), await hunter()]
  for (const who of [first, second, idle]) await register(who, id)
  await validFind(first, team, id, later(starts, hour), 'high')
  await validFind(second, team, id, later(starts, 2 * hour), 'low')
  travelTo(frozen)
  return { owner, id, first, second, idle }
}

async function settled(story: { owner: Owner; id: string }) {
  travelTo(later(ends, hour))
  const input = await digestOf(story.id)
  await proposeResults(team, story.id, input)
  await confirmResults(story.owner, story.id, input)
  return input
}

describe('the board', () => {
  it('follows valid reports live, and is frozen for the last hour, except for operators, the company and the own row', async () => {
    const { owner, id, first, second } = await played()
    const before = [
      [first.username, 24],
      [second.username, 9],
    ]
    expect(await lines(visitor, id)).toEqual(before)
    await validFind(second, team, id, later(frozen, 5 * minute), 'critical')
    expect(await lines(visitor, id)).toEqual(before)
    expect(await lines(first, id)).toEqual(before)
    const own = await board(second, id)
    expect(own).toMatchObject({ frozenAt: frozen, own: { score: 53, finds: 2 } })
    expect(own.rows.map(({ own: mine }) => mine)).toEqual([false, true])
    for (const inside of [owner, team]) {
      const live = await managedBoard(inside, id)
      expect(live.frozenAt).toBeNull()
      expect(live.rows.map(({ username }) => username)).toEqual([second.username, first.username])
    }
    travelTo(later(ends, 3 * day))
    expect(await lines(visitor, id)).toEqual(before)
    expect(await lines(await companyOwner(), id)).toEqual(before)
  })

  it('does not reveal the last hour through the platform-wide points', async () => {
    const { owner, id, second } = await played()
    const total = async () => {
      const { rows } = await leaderboard({ period: 'all', page: 1 })
      return rows.find(({ username }) => username === second.username)?.total
    }
    const before = await total()
    await validFind(second, team, id, later(frozen, minute), 'critical')
    expect(await total()).toBe(before)
    expect(await pointsOf(second.accountId)).toBe(53)
    await settled({ owner, id })
    expect(await total()).toBe(53)
  })

  it('drops revoked points and suspended people; hides names that are hidden', async () => {
    const { id, first, second } = await played()
    const late = await validFind(first, team, id, later(starts, 5 * hour), 'medium')
    expect(await lines(visitor, id)).toEqual([
      [first.username, 38],
      [second.username, 9],
    ])
    await database()
      .update(bughunters)
      .set({ hiddenFromBoards: true })
      .where(eq(bughunters.accountId, second.accountId))
    expect((await lines(visitor, id))[1]).toEqual([null, 9])
    await database().update(accounts).set({ standing: 'suspended' }).where(eq(accounts.id, first.accountId))
    expect(await lines(visitor, id)).toEqual([[null, 9]])
    await database().update(accounts).set({ standing: 'active' }).where(eq(accounts.id, first.accountId))
    const taken = { id: late, reporterId: first.accountId }
    await transaction((tx) => settlePoints(tx, taken, 'duplicate', 2))
    expect(await lines(visitor, id)).toEqual([
      [first.username, 24],
      [null, 9],
    ])
  })

  it('of a private challenge does not exist for others', async () => {
    const owner = await companyOwner()
    const id = await liveChallenge(owner, team, { prizeRule: 'none', prizes: [] }, { visibility: 'private' })
    const who = await hunter()
    await register(who, id, owner)
    await validFind(who, team, id, later(starts, hour))
    expect(await lines(who, id)).toEqual([[who.username, 24]])
    for (const other of [visitor, await hunter(), await companyOwner()])
      expect(await programSeenBy(other, id)).toBeNull()
  })
})

describe('results', () => {
  it('wait for the end and for every report', async () => {
    const { owner, id, idle } = await played()
    const digest = { digest: 'a'.repeat(64) }
    expect(await deskOf(team, id)).toBeNull()
    await expect(proposeResults(team, id, digest)).rejects.toMatchObject({ detail: 'challenge_not_over' })
    travelTo(new Date(ends.getTime() - 1))
    await send(idle, id)
    travelTo(ends)
    expect(await deskOf(owner, id)).toMatchObject({ undecided: 1, mayPropose: false, mayConfirm: false })
    await expect(proposeResults(team, id, await digestOf(id))).rejects.toMatchObject({
      code: 'step_missing',
      detail: 'reports_undecided',
    })
  })

  it('need two people with the right, and the figures both have read', async () => {
    const { owner, id, first } = await played()
    travelTo(ends)
    const input = await digestOf(id)
    const staff = await member(owner.companyId, 2, [id])
    for (const other of [first, visitor as unknown as Person, await companyOwner(), staff])
      await expect(proposeResults(other, id, input)).rejects.toMatchObject({ code: 'forbidden' })
    await expect(proposeResults({ ...team, suspended: true }, id, input)).rejects.toMatchObject({
      code: 'forbidden',
    })
    await expect(confirmResults(owner, id, input)).rejects.toMatchObject({ detail: 'results_unproposed' })
    await expect(proposeResults(team, id, { digest: 'b'.repeat(64) })).rejects.toMatchObject({
      code: 'conflict',
      detail: 'results_changed',
    })
    await proposeResults(team, id, input)
    await proposeResults(team, id, input)
    await expect(confirmResults(team, id, input)).rejects.toMatchObject({
      code: 'forbidden',
      detail: 'second_person',
    })
    await expect(confirmResults(staff, id, input)).rejects.toMatchObject({ code: 'forbidden' })
    await expect(confirmResults(owner, id, { digest: 'b'.repeat(64) })).rejects.toMatchObject({
      detail: 'results_changed',
    })
    expect(await deskOf(owner, id)).toMatchObject({ mayConfirm: true, proposal: { current: true } })
    expect(await deskOf(team, id)).toMatchObject({ mayConfirm: false, mayPropose: false })
    const asked = await database().select().from(events).where(eq(events.type, 'reward.results_proposed'))
    expect(asked.filter(({ subjectId }) => subjectId === id)).toHaveLength(1)
  })

  it('that changed after the proposal are proposed anew', async () => {
    const { owner, id, second } = await played()
    travelTo(ends)
    const old = await digestOf(id)
    await proposeResults(team, id, old)
    await database().update(accounts).set({ standing: 'suspended' }).where(eq(accounts.id, second.accountId))
    await expect(confirmResults(owner, id, old)).rejects.toMatchObject({ detail: 'results_changed' })
    const now = await digestOf(id)
    await expect(confirmResults(owner, id, now)).rejects.toMatchObject({ detail: 'results_changed' })
    await proposeResults(owner, id, now)
    await expect(confirmResults(owner, id, now)).rejects.toMatchObject({ detail: 'second_person' })
    await confirmResults(team, id, now)
    expect((await prizesSeenBy(second)).rows).toEqual([])
  })

  it('book ranked prizes once, release the rest, and preserve the points', async () => {
    const { owner, id, first, second, idle } = await played()
    const held = { company_available: 82_000_000n, company_reserved: 18_000_000n }
    expect(await balancesOf(owner.companyId)).toMatchObject(held)
    const fees = (await balancesOf('00000000-0000-0000-0000-000000000000')).platform_fee ?? 0n
    const input = await settled({ owner, id })
    await confirmResults(owner, id, input)
    await expect(confirmResults(await operator(), id, input)).rejects.toMatchObject({
      code: 'move_forbidden',
    })
    await expect(proposeResults(team, id, input)).rejects.toMatchObject({ code: 'move_forbidden' })
    expect(await balancesOf(first.accountId)).toEqual({ bughunter_payable: 10_000_000n })
    expect(await balancesOf(second.accountId)).toEqual({ bughunter_payable: 5_000_000n })
    expect(await balancesOf(idle.accountId)).toEqual({})
    expect(await balancesOf(owner.companyId)).toMatchObject({ ...held, company_reserved: 0n })
    expect((await balancesOf('00000000-0000-0000-0000-000000000000')).platform_fee).toBe(fees + 3_000_000n)
    expect(await pointsOf(first.accountId)).toBe(24)
    expect((await prizesSeenBy(first)).rows).toMatchObject([
      { program: 'Tantangan Nusa', place: 1, amount: 10_000_000n, item: 'Piala' },
    ])
    const final = await board(visitor, id)
    expect(final).toMatchObject({ final: true, scored: 2, frozenAt: null })
    expect(final.rows).toMatchObject([
      { place: 1, username: first.username, prize: 10_000_000n, prizeItem: 'Piala' },
      { place: 2, username: second.username, prize: 5_000_000n },
    ])
  })

  it('share a pool by severity, and return unclaimed money', async () => {
    const shared = await played({ prizeRule: 'shared', prizes: [], pool: '10000000' })
    await settled(shared)
    // High 20 and Low 5 of 25.
    expect(await balancesOf(shared.first.accountId)).toEqual({ bughunter_payable: 8_000_000n })
    expect(await balancesOf(shared.second.accountId)).toEqual({ bughunter_payable: 2_000_000n })
    const owner = await companyOwner()
    await fund(owner.companyId, 12_000_000n)
    const id = await liveChallenge(owner, team, { prizeRule: 'shared', prizes: [], pool: '10000000' })
    await settled({ owner, id })
    expect(await balancesOf(owner.companyId)).toMatchObject({
      company_available: 12_000_000n,
      company_reserved: 0n,
    })
  })

  it('are confirmed once by many at once', async () => {
    const { id, first } = await played()
    travelTo(ends)
    const input = await digestOf(id)
    await proposeResults(team, id, input)
    const crowd = await Promise.all([operator(), operator(), operator(), operator()])
    const answers = await Promise.allSettled(crowd.map((one) => confirmResults(one, id, input)))
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await balancesOf(first.accountId)).toEqual({ bughunter_payable: 10_000_000n })
    const keys = await database()
      .select()
      .from(ledgerTransfers)
      .where(like(ledgerTransfers.key, `prize%${id}%`))
    expect(keys.map(({ kind }) => kind).sort()).toEqual(['fee', 'prize', 'prize', 'reserve'])
  })
})

describe('certificates of a challenge', () => {
  it('show the rank of those who scored and the participation of those who sent a report', async () => {
    const story = await played()
    const { id, first, second, idle } = story
    travelTo(later(frozen, minute))
    const spam = await hunter()
    const sent = await send(second, id)
    await takeReport(team, sent.id)
    await closeAsInvalid(team, sent.id, { reason: 'informative', note: 'Tidak berdampak pada siapa pun.' })
    await settled(story)
    const [winner] = (await ownCertificates(first)).rows
    expect(winner).toMatchObject({ class: null, challenge: { place: 1, of: 3 }, kind: 'challenge' })
    expect(await certificateBehind(winner!.code)).toMatchObject({
      program: 'Tantangan Nusa',
      challenge: { place: 1, of: 3 },
      bughunter: first.username,
    })
    expect((await ownCertificates(second)).rows).toMatchObject([{ challenge: { place: 2, of: 3 } }])
    for (const none of [idle, spam]) expect((await ownCertificates(none)).rows).toEqual([])
  })
})
