import { hour, after as later, travelTo } from '@cakrawala/calendar/clock'
import { newId } from '@cakrawala/ids/ids'
import { beforeAll, describe, expect, it } from 'vitest'
import { participantCount } from '#domain/program/challenge/participation.server.ts'
import { communityFeed } from '#domain/publication/community-feed.server.ts'
import { hunterProfile } from '#domain/publication/hunter-profile.server.ts'
import { programCounts } from '#domain/report/figures/program-counts.server.ts'
import { hallOfFame } from '#domain/reward/hall-of-fame.server.ts'
import { leaderboard } from '#domain/reward/leaderboard.server.ts'
import { database } from '#infra/database.ts'
import type { Person } from '#kernel/actor.ts'
import { companyOwner, hunter, member, operator } from '../support/cast.ts'
import { ends, liveChallenge, register, starts, validFind } from '../support/challenge-scenario.ts'
import { useDatabase } from '../support/database.ts'
import { join } from '../support/program-scenario.ts'
import { reportForm } from '../support/report-scenario.ts'
import { balancesOf, fund } from '../support/reward-scenario.ts'
import { sessionOf, useSite } from '../support/site.ts'

useDatabase()
const site = useSite()
type Owner = Person & { companyId: string }
let team: Person
let owner: Owner
beforeAll(async () => {
  team = await operator()
  owner = await companyOwner('Perusahaan Kanari')
  await fund(owner.companyId, 500_000_000n)
})

async function ask(address: string, as: Person | null, form?: Record<string, string>) {
  const answer = await site.ask(address, { as: as && (await sessionOf(as)), form })
  return { status: answer.status, to: answer.headers.get('location'), html: await answer.text() }
}

const inner = (id: string) => `/bughunter/programs/detail/${id}`

describe('PRG-01 a private challenge', () => {
  it('responds to users without access as if it never existed, on every address and to every form', async () => {
    const secret = 'Kanari Lembayung'
    const plan = { prizeRule: 'none', prizes: [] } as const
    const id = await liveChallenge(
      owner,
      team,
      { ...plan, prizes: [] },
      { visibility: 'private', title: secret },
    )
    const who = await hunter()
    await register(who, id, owner)
    await validFind(who, team, id, later(starts, hour))
    const strangers = [null, await hunter(), await companyOwner()]
    for (const stranger of strangers) {
      for (const address of [
        '/programs/ID',
        '/programs/ID/board',
        '/en/programs/ID/board',
        '/programs/ID/board.data',
      ]) {
        const real = await ask(address.replace('ID', id), stranger)
        const ghost = await ask(address.replace('ID', newId()), stranger)
        expect([address, real.status]).toEqual([address, ghost.status])
        expect(real.html).not.toContain(secret)
      }
    }
    for (const intent of ['register', 'withdraw']) {
      const real = await ask(inner(id), strangers[1]!, { intent })
      expect([intent, real.status, real.html.includes(secret)]).toEqual([intent, 404, false])
    }
    expect(await participantCount(database(), id)).toBe(1)
    expect((await ask('/leaderboard', null)).html).not.toContain(who.username)
  })
})

describe('LBD-04 the last hour of a challenge', () => {
  it('is shown by no board, profile, feed or figure before the results', async () => {
    const id = await liveChallenge(owner, team)
    const who = await hunter()
    await register(who, id)
    await validFind(who, team, id, later(starts, hour), 'low')
    const seen = async () => ({
      profile: await hunterProfile(who.username),
      board: (await leaderboard({ period: 'all', page: 1 })).rows.find(
        ({ username }) => username === who.username,
      ),
      feed: (await communityFeed(1)).rows.filter(({ username }) => username === who.username),
      fame: (await hallOfFame(id, 10)).map(({ total }) => total),
    })
    travelTo(later(ends, -hour))
    const before = await seen()
    expect(before).toMatchObject({ board: { total: 9 }, profile: { points: 9 }, fame: [9] })
    await validFind(who, team, id, later(ends, -hour / 2), 'critical')
    expect(await seen()).toEqual(before)
  })
})

describe('PRG-05 a user who does not take part', () => {
  it('sends no report, by form or with another id in it', async () => {
    const id = await liveChallenge(owner, team)
    const [out, gone] = [await hunter(), await hunter()]
    await join(out, id)
    await register(gone, id)
    await ask(inner(id), gone, { intent: 'withdraw' })
    travelTo(later(starts, hour))
    for (const who of [out, gone]) {
      const answer = await ask(`/bughunter/programs/submit-report/${id}`, who, {
        ...reportForm(),
        bughunterId: owner.accountId,
      })
      const plain = await ask(`/bughunter/programs/submit-report/${id}`, who, reportForm())
      expect([answer.status, plain.status]).toEqual([422, 409])
      expect(plain.html).toContain('peserta terdaftar')
    }
    expect((await programCounts([id], { exact: true })).get(id)).toMatchObject({ incoming: 0 })
  })

  it('registers no one else, and not from other roles', async () => {
    const id = await liveChallenge(owner, team)
    const [who, victim] = [await hunter(), await hunter()]
    await join(who, id)
    await join(victim, id)
    await ask(inner(id), who, { intent: 'register', bughunterId: victim.accountId })
    expect(await participantCount(database(), id)).toBe(1)
    await ask(inner(id), who, { intent: 'withdraw', bughunterId: victim.accountId })
    expect(await participantCount(database(), id)).toBe(0)
    for (const other of [owner, team]) {
      const answer = await ask(inner(id), other, { intent: 'register' })
      expect(answer.status).not.toBe(200)
    }
    expect(await participantCount(database(), id)).toBe(0)
  })
})

describe('MON-01 the prizes of one challenge', () => {
  it('are booked once, however many confirm at the same moment, and never by people who may only read', async () => {
    const id = await liveChallenge(owner, team)
    const winner = await hunter()
    await register(winner, id)
    await validFind(winner, team, id, later(starts, hour))
    travelTo(later(ends, hour))
    const detail = `/hello/programs/detail/${id}`
    const digest = /name="digest" value="([0-9a-f]{64})"/.exec((await ask(detail, team)).html)?.[1] ?? ''
    await ask(detail, team, { intent: 'propose_results', digest })
    const staff = await member(owner.companyId, 2, [id])
    for (const [area, other] of [
      ['company', staff],
      ['company', await companyOwner()],
      ['bughunter', winner],
    ] as const) {
      const answer = await ask(`/${area}/programs/detail/${id}`, other, { intent: 'confirm_results', digest })
      expect([area, answer.to?.includes('done=') ?? false]).toEqual([area, false])
    }
    expect(await balancesOf(winner.accountId)).toEqual({})
    const crowd = await Promise.all(Array.from({ length: 6 }, () => operator()))
    const answers = await Promise.all(
      [...crowd, ...crowd].map((one) => ask(detail, one, { intent: 'confirm_results', digest })),
    )
    expect(answers.some(({ to }) => to?.includes('results_confirmed'))).toBe(true)
    expect(await balancesOf(winner.accountId)).toEqual({ bughunter_payable: 10_000_000n })
    expect((await balancesOf(owner.companyId)).company_reserved).toBeGreaterThanOrEqual(0n)
  })

  it('MON-04 accepts no digest of other figures, and no amount from a form', async () => {
    const id = await liveChallenge(owner, team)
    travelTo(later(ends, hour))
    const detail = `/hello/programs/detail/${id}`
    const other = await ask(detail, team, { intent: 'propose_results', digest: 'f'.repeat(64) })
    expect(other.status).toBe(409)
    const digest = /name="digest" value="([0-9a-f]{64})"/.exec((await ask(detail, team)).html)?.[1] ?? ''
    const more = await ask(detail, team, { intent: 'propose_results', digest, amount: '99999999' })
    expect(more.status).toBe(422)
  })

  it('MON-07 show the balance to the owner alone', async () => {
    const id = await liveChallenge(owner, team)
    const admin = await member(owner.companyId, 1)
    for (const who of [admin, await member(owner.companyId, 2, [id])])
      expect((await ask(`/company/programs/detail/${id}`, who)).html).not.toContain('Hadiah dan saldo')
    expect((await ask(`/company/programs/detail/${id}`, owner)).html).toContain('Rp18.000.000')
  })
})
