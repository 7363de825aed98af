import { now } from '@cakrawala/calendar/clock'
import { newId } from '@cakrawala/ids/ids'
import { hashPassword } from '@cakrawala/secrets/password'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { accounts, bughunters } from '#domain/account/account-tables.server.ts'
import { liftSanction } from '#domain/account/status/lift-sanction.server.ts'
import { leave } from '#domain/privacy/leave.server.ts'
import { pointEntries } from '#domain/reward/reward-tables.server.ts'
import { database } from '#infra/database.ts'
import type { Person } from '#kernel/actor.ts'
import { takeStep } from '../support/account-status-scenario.ts'
import { companyOwner, hunter, operator } from '../support/cast.ts'
import { useDatabase } from '../support/database.ts'
import { liveProgram, reviewedReport } from '../support/reward-scenario.ts'
import { sessionOf, useSite } from '../support/site.ts'

useDatabase()
const site = useSite()
const currentPassword = 'Tetapkuatsekali9!'
const reason = 'Kami memeriksa ulang seluruh bukti yang ada.'
let who: Person
let team: Person
let reader: string

beforeAll(async () => {
  who = await hunter({ name: 'lutung-kasarung' })
  team = await operator()
  reader = await sessionOf(await hunter())
  programId = await liveProgram(await companyOwner())
  const reportId = await reviewedReport(programId, who, {
    ...{ stage: 'closed', closeReason: 'resolved', fix: 'fixed', rewardState: 'points_granted' },
    ...{ triagedLevel: 8, riskLevel: 8, validAt: now(), closedAt: now() },
  })
  const points = { reportId, rule: 'valid', points: 40, key: newId(), at: now() }
  await database()
    .insert(pointEntries)
    .values({ id: newId(), bughunterId: who.accountId, ...points })
  const passwordHash = await hashPassword(currentPassword)
  await database().update(accounts).set({ passwordHash }).where(eq(accounts.id, who.accountId))
})

/** Boards and feeds, their data and their calls; `ID` is the program of the find. */
const places: [string, boolean][] = [
  ['/', false],
  ['/_.data', false],
  ['/leaderboard', false],
  ['/leaderboard.data', false],
  ['/en/leaderboard?period=month', false],
  ['/api/v1/leaderboard', false],
  ['/api/v1/programs/ID/top-bughunters', false],
  ['/programs/ID', false],
  ['/programs/ID.data', false],
  ['/bughunter/leaderboard', true],
  ['/bughunter/leaderboard.data', true],
  ['/bughunter/programs/detail/ID/top-bughunter', true],
  ['/bughunter/hacktivity?tab=komunitas', true],
  ['/bughunter/hacktivity.data?tab=komunitas', true],
]
let programId: string

/** The pages that name the person now. A cached board or feed goes on naming them. */
async function placesNaming(): Promise<string[]> {
  const seen = await Promise.all(
    places.map(async ([address, signedIn]) => {
      const page = await site.ask(address.replace('ID', programId), { as: signedIn ? reader : null })
      expect([address, page.status]).toEqual([address, 200])
      return (await page.text()).includes(who.username)
    }),
  )
  return places.flatMap(([address], at) => (seen[at] ? [address] : []))
}

async function set(facts: Partial<typeof bughunters.$inferInsert>): Promise<void> {
  await database().update(bughunters).set(facts).where(eq(bughunters.accountId, who.accountId))
}

describe('LBD-03 a banned, unverified, hidden or departed person', () => {
  const everywhere = places.map(([address]) => address).filter((address) => !/^\/(?:_\.data)?$/.test(address))

  it.each([
    ['in review', { identityStatus: 0 }],
    ['asked for better documents', { identityStatus: 2 }],
    ['denied', { identityStatus: 4 }],
    ['hidden', { hiddenFromBoards: true }],
  ] as const)('%s: is named by no board and no feed, and by both again afterwards', async (_, facts) => {
    expect(await placesNaming()).toEqual(expect.arrayContaining(everywhere))
    await set(facts)
    expect(await placesNaming()).toEqual([])
    const profile = await (await site.ask(`/${who.username}`)).text()
    expect(profile).toContain('Tidak ada di papan peringkat')
    await set({ identityStatus: 1, hiddenFromBoards: false })
    expect(await placesNaming()).toEqual(expect.arrayContaining(everywhere))
  })

  it('a closed profile: no page, no board, no feed; open again, all of them', async () => {
    await set({ hiddenProfile: true, hiddenFromBoards: true })
    expect(await placesNaming()).toEqual([])
    for (const address of [
      `/${who.username}`,
      `/en/${who.username}`,
      `/${who.username}.data`,
      `/og/id/profiles/${who.username}.png`,
    ])
      expect([address, (await site.ask(address)).status]).toEqual([address, 404])
    await set({ hiddenProfile: false, hiddenFromBoards: false })
    expect((await site.ask(`/${who.username}`)).status).toBe(200)
    expect(await placesNaming()).toEqual(expect.arrayContaining(everywhere))
  })

  it('suspended: the same, from the step to its end', async () => {
    const step = await takeStep(team, who)
    expect(await placesNaming()).toEqual([])
    const profile = await (await site.ask(`/en/${who.username}`)).text()
    expect(profile).toContain('Suspended')
    expect(profile).toContain('Not on the leaderboard')
    await liftSanction(team, step, reason)
    expect(await placesNaming()).toEqual(expect.arrayContaining(everywhere))
  })

  it('left: the name has no page either, from the same moment', async () => {
    await leave(who, { username: who.username, currentPassword })
    expect(await placesNaming()).toEqual([])
    for (const address of [`/${who.username}`, `/en/${who.username}`])
      expect((await site.ask(address)).status).toBe(404)
  })
})
