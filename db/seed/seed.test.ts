import { now } from '@cakrawala/calendar/clock'
import { eq, isNull } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { bughunters, identityCases } from '#domain/account/account-tables.server.ts'
import { sanctions } from '#domain/account/status/account-status-tables.server.ts'
import { bannersSeenBy } from '#domain/announcement/announcement-queries.server.ts'
import { announcements } from '#domain/announcement/announcement-tables.server.ts'
import { planPrices } from '#domain/company/plan/plan-prices.server.ts'
import { licenseSeenBy } from '#domain/company/plan/plan-queries.server.ts'
import { planWarningsOf } from '#domain/company/plan/plan-warnings.ts'
import { events } from '#domain/event/event-tables.server.ts'
import { incidentStates } from '#domain/incident/incident.ts'
import { assignedIncidents, reportedIncidents } from '#domain/incident/incident-lists.server.ts'
import { incidents } from '#domain/incident/incident-tables.server.ts'
import { inquiries } from '#domain/inquiry/inquiry-tables.server.ts'
import { programAnnouncements } from '#domain/program/announcement/program-announcement-tables.server.ts'
import { letters } from '#domain/program/letter-tables.server.ts'
import { programKinds, programStatuses, rewardTypes } from '#domain/program/program.ts'
import { programSeenBy } from '#domain/program/program-queries.server.ts'
import { invitations, programs } from '#domain/program/program-tables.server.ts'
import { disclosures } from '#domain/publication/publication-tables.server.ts'
import { appealsSeenBy } from '#domain/report/appeal/appeals-for-team.server.ts'
import { planUsageSeenBy } from '#domain/report/plan/plan-usage.server.ts'
import { closeReasons, fixStates, stages } from '#domain/report/report-lifecycle.ts'
import { reportFiles, reportRatings, reports } from '#domain/report/report-tables.server.ts'
import { balanceSeenBy } from '#domain/reward/balance.server.ts'
import { certificates } from '#domain/reward/certificate/certificate-tables.server.ts'
import { challengeBoardSeenBy } from '#domain/reward/challenge/challenge-board.server.ts'
import { leaderboard } from '#domain/reward/leaderboard.server.ts'
import { pointEntries, topUps } from '#domain/reward/reward-tables.server.ts'
import { topUpAccounts } from '#domain/reward/top-up/top-up-accounts.server.ts'
import { database } from '#infra/database.ts'
import { found } from '#kernel/refusal.ts'
import { useDatabase } from '../../test/support/database.ts'
import { signIn } from '../../test/support/sign-in.ts'
import { demoCast, demoPassword } from './cast.ts'
import { seedDemo } from './seed.ts'

useDatabase()
beforeAll(() => seedDemo(), 60_000)

const kinds = (found: readonly unknown[]) => new Set(found)
const person = async (identifier: string) =>
  (await signIn({ identifier, password: demoPassword }, { address: '192.0.2.9', device: 'test' })).person

describe('the demo data', () => {
  it('restores the clock to the present', () => {
    expect(Math.abs(now().getTime() - Date.now())).toBeLessThan(1_000)
  })

  it('lets all demo accounts sign in', async () => {
    for (const { email, username } of demoCast) expect(await person(email)).toMatchObject({ username })
    expect(await person('elang')).toMatchObject({ verified: true })
    expect(await person('anoa')).toMatchObject({ verified: false })
    expect(await person('nusabank-staf')).toMatchObject({ permission: 2 })
  })

  it('tells companies where to pay and what a plan costs', () => {
    expect(topUpAccounts()).toMatchObject([{ bankName: 'BCA' }])
    expect(planPrices()).toMatchObject({ pro: 4_500_000n, enterprise: null })
  })

  it('has programs of every kind, status and reward', async () => {
    const rows = await database().select().from(programs)
    expect(rows.length).toBeGreaterThanOrEqual(8)
    expect(kinds(rows.map(({ kind }) => kind))).toEqual(kinds(programKinds))
    expect(kinds(rows.map(({ status }) => status))).toEqual(kinds(programStatuses))
    expect(kinds(rows.map(({ rewardType }) => rewardType))).toEqual(kinds(rewardTypes))
    expect(kinds(rows.map(({ managedBy }) => managedBy)).size).toBe(2)
    expect(rows.some(({ currentVersion }) => currentVersion === 2)).toBe(true)
  })

  it('has an announcement that is over, one in force, and one of a program', async () => {
    const rows = await database().select().from(announcements)
    expect(kinds(rows.map(({ state }) => state))).toEqual(kinds(['live', 'draft']))
    expect(await bannersSeenBy(await person('elang'))).toEqual([])
    expect(await database().select().from(programAnnouncements)).toHaveLength(1)
  })

  it('has one private program, by invitation', async () => {
    const rows = await database().select().from(invitations)
    expect(kinds(rows.map(({ status }) => status))).toEqual(kinds(['accepted', 'declined', 'pending']))
  })

  it('has incident tickets in every state, and an inbox with messages, applications and spam', async () => {
    const tickets = await database().select().from(incidents)
    expect(kinds(tickets.map(({ state }) => state))).toEqual(kinds(incidentStates))
    const messages = await database().select().from(inquiries)
    expect(kinds(messages.map(({ state }) => state))).toEqual(kinds(['new', 'closed', 'spam']))
    expect(messages.filter(({ position, fileId }) => position && fileId)).toHaveLength(2)
    const insiden = await person('insiden')
    expect((await reportedIncidents(insiden)).total).toBe(2)
    expect((await assignedIncidents(insiden)).total).toBe(2)
  })

  it('has reports in every stage, fix state and close reason, up to rewards', async () => {
    const rows = await database().select().from(reports)
    expect(rows.length).toBeGreaterThanOrEqual(40)
    expect(kinds(rows.map(({ stage }) => stage))).toEqual(kinds(stages))
    expect(kinds(rows.flatMap(({ closeReason }) => closeReason ?? []))).toEqual(kinds(closeReasons))
    expect(kinds(rows.map(({ fix }) => fix))).toEqual(kinds(fixStates))
    const rewards = rows.map(({ rewardState }) => rewardState)
    expect(rewards).toEqual(expect.arrayContaining(['none', 'proposed', 'points_granted', 'payable']))
  })

  it('shows severity changes, missed promises, and pictures', async () => {
    const ratings = await database().select().from(reportRatings)
    expect(ratings.filter(({ reason }) => reason).length).toBeGreaterThanOrEqual(3)
    const late = await database().select().from(events).where(eq(events.type, 'report.clock_overdue'))
    expect(kinds(late.map(({ facts }) => facts.kind)).size).toBeGreaterThanOrEqual(3)
    expect((await database().select().from(reportFiles)).length).toBeGreaterThanOrEqual(3)
  })

  it('has certificates on profiles, one revoked, and a revoked letter', async () => {
    const given = await database().select().from(certificates)
    expect(given.filter(({ shownAt }) => shownAt).length).toBeGreaterThanOrEqual(3)
    expect(given.filter(({ revokedAt }) => revokedAt)).toHaveLength(1)
    const held = await database().select().from(letters)
    expect(held.filter(({ revokedAt }) => revokedAt)).toHaveLength(1)
    expect(held.length).toBeGreaterThanOrEqual(15)
  })

  it('has a challenge that runs with a board, one with results, and one in review', async () => {
    const rows = (await database().select().from(programs)).filter(({ startsAt }) => startsAt)
    const stages = rows.map(({ status, resultsAt, endsAt }) => [status, resultsAt !== null, endsAt! > now()])
    expect(stages.sort()).toEqual([
      ['accepted', false, true],
      ['ended', true, false],
      ['review', false, true],
    ])
    const visitor = { kind: 'visitor', address: '192.0.2.9' } as const
    const boardOf = async (live: boolean) => {
      const id = rows.find(({ status, resultsAt }) => (live ? status === 'accepted' : resultsAt))?.id
      return challengeBoardSeenBy(visitor, found(await programSeenBy(visitor, found(id))))
    }
    expect((await boardOf(true))?.rows.map(({ username }) => username)).toEqual(['komodo', 'elang', 'maleo'])
    const results = found(await boardOf(false))
    expect(results).toMatchObject({ final: true, frozenAt: null })
    expect(results.rows.map(({ username, prize }) => [username, prize])).toEqual([
      ['komodo', 15_000_000n],
      ['jalak', 7_500_000n],
    ])
  })

  it('has companies on every plan, one above its limits, one that waits for more', async () => {
    const owners = ['nusabank', 'warungpay', 'kopinusantara', 'kotalestari']
    const licenses = await Promise.all(
      owners.map(async (username) => {
        const owner = await person(username)
        const license = await licenseSeenBy(owner)
        const used = await planUsageSeenBy(owner, license.company.id)
        const { measures, end } = planWarningsOf(license.present, license.terms, used, now())
        const waits = license.requests.some(({ state }) => state === 'waiting')
        return [license.present.plan, measures.map(({ fullness }) => fullness), end?.way, waits]
      }),
    )
    expect(licenses).toEqual([
      ['enterprise', [], undefined, false],
      ['pro', [], undefined, false],
      ['free', ['over'], 'over', false],
      ['free', ['full'], 'over', true],
    ])
  })

  it('publishes write-ups and has one at each step before', async () => {
    const rows = await database().select().from(disclosures)
    const states = rows.map(({ state }) => state)
    expect(states.filter((state) => state === 'published').length).toBeGreaterThanOrEqual(5)
    expect(states).toEqual(expect.arrayContaining(['requested', 'agreed']))
  })

  it('has identity cases in every state', async () => {
    const open = await database().select().from(identityCases).where(isNull(identityCases.decidedAt))
    expect(open.some(({ proposedBy }) => proposedBy === null)).toBe(true)
    const rows = await database().select().from(bughunters)
    expect(kinds(rows.map(({ identityStatus }) => identityStatus))).toEqual(kinds([0, 1, 2, 4]))
  })

  it('has a suspended person who appeals, a coached one, and an objection to a denial', async () => {
    expect(await person('musang')).toMatchObject({ suspended: true })
    expect(await person('jalak')).toMatchObject({ suspended: false })
    const steps = (await database().select().from(sanctions)).map(({ step }) => step)
    expect(steps.sort()).toEqual(['coaching', 'suspension'])
    const { rows } = await appealsSeenBy(await person('penyelia'))
    expect(rows.map(({ kind, ownAct }) => [kind, ownAct]).sort()).toEqual([
      ['identity', false],
      ['sanction', false],
    ])
  })

  it('gives Nusa Bank enough balance and WarungPay less than its minimum', async () => {
    const bank = await balanceSeenBy(await person('nusabank'))
    const warung = await balanceSeenBy(await person('warungpay'))
    expect(bank!.balance).toBeGreaterThan(bank!.minimumBalance * 2n)
    expect(warung!.balance).toBeGreaterThan(0n)
    expect(warung!.balance).toBeLessThan(warung!.minimumBalance)
    const decided = (await database().select().from(topUps)).map(({ status }) => status)
    expect(kinds(decided)).toEqual(kinds(['requested', 'confirmed', 'refused']))
  })

  it('gives the leaderboard a clear order, without hidden people', async () => {
    const { rows } = await leaderboard({ period: 'all', page: 1 })
    const names = rows.map(({ username }) => username)
    expect(names.slice(0, 4)).toEqual(['elang', 'komodo', 'cendrawasih', 'orangutan'])
    expect(kinds(rows.map(({ total }) => total)).size).toBe(rows.length)
    expect(names).not.toContain('tarsius')
    const months = (await database().select().from(pointEntries)).map(({ at }) => at.getMonth())
    expect(kinds(months).size).toBeGreaterThanOrEqual(2)
  })
})
