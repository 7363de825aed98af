import { after, day, now, travelTo } from '@cakrawala/calendar/clock'
import { newId } from '@cakrawala/ids/ids'
import { hashPassword } from '@cakrawala/secrets/password'
import { and, eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { accounts } from '#domain/account/account-tables.server.ts'
import { events } from '#domain/event/event-tables.server.ts'
import { appealFigures, appealsSeenBy } from '#domain/report/appeal/appeals-for-team.server.ts'
import { database } from '#infra/database.ts'
import type { Person } from '#kernel/actor.ts'
import { accountStatusNow, stepInput, takeStep } from '../../../../test/support/account-status-scenario.ts'
import { companyOwner, hunter, member, operator, system, visitor } from '../../../../test/support/cast.ts'
import { useDatabase } from '../../../../test/support/database.ts'
import { accountSeenBy } from './account-for-team.server.ts'
import { sanctions } from './account-status-tables.server.ts'
import { accountFilterOf, accountsSeenBy } from './accounts-for-team.server.ts'
import { appealSanction } from './appeal-sanction.server.ts'
import { decideAppeal } from './decide-appeal.server.ts'
import { endSuspensions } from './end-suspensions.server.ts'
import { liftSanction, restoreAccount } from './lift-sanction.server.ts'
import { ownSanctions, suspensionOf } from './own-account-status.server.ts'
import { sanction } from './sanction.server.ts'

useDatabase()
const objection = 'Permintaan itu saya kirim atas undangan tertulis perusahaan dan lewat alamat resminya.'
const why = 'Kami memeriksa surat undangan perusahaan itu dan menerimanya.'

function wait(milliseconds: number): void {
  travelTo(after(now(), milliseconds))
}

describe('taking a step', () => {
  it('suspends for a time, notifies, and ends with the time; ended twice at once, it ends once', async () => {
    const [team, who] = [await operator(), await hunter()]
    const id = await takeStep(team, who, { days: '7' })
    expect(await accountStatusNow(who)).toBe('suspended')
    const suspended: Person = { ...who, suspended: true }
    expect(await suspensionOf(suspended)).toMatchObject({
      of: 'self',
      reason: 'terms_breach',
      appealed: false,
    })
    expect(await suspensionOf(who)).toBeNull()

    wait(7 * day - 60_000)
    await endSuspensions(system)
    expect(await accountStatusNow(who)).toBe('suspended')
    wait(61_000)
    await Promise.all([endSuspensions(system), endSuspensions(system)])
    expect(await accountStatusNow(who)).toBe('active')
    const lifted = await database()
      .select()
      .from(events)
      .where(and(eq(events.type, 'account.sanction_lifted'), eq(events.subjectId, who.accountId)))
    expect(lifted.map(({ facts }) => facts)).toEqual([
      { sanctionId: id, step: 'suspension', way: 'time', standing: 'active' },
    ])
  })

  it('lasts until it is lifted where it has no end', async () => {
    const [team, who] = [await operator(), await hunter()]
    const id = await takeStep(team, who, { days: 'none' })
    wait(1_000 * day)
    await endSuspensions(system)
    expect(await accountStatusNow(who)).toBe('suspended')
    await liftSanction(await operator(), id, 'Penjelasan perusahaan sudah kami terima.')
    expect(await accountStatusNow(who)).toBe('active')
    await expect(liftSanction(team, id, why)).rejects.toMatchObject({ detail: 'sanction_lifted' })
  })

  it('requires a note for a skipped step, and none for the gravest reasons', async () => {
    const [team, who] = [await operator(), await hunter()]
    await expect(takeStep(team, who, { note: '' })).rejects.toMatchObject({
      fields: { note: [{ key: 'note_for_skip' }] },
    })
    await takeStep(team, who, { step: 'coaching', note: '' })
    await takeStep(team, who, { step: 'warning', note: '' })
    await takeStep(team, who, { step: 'end', reason: 'extortion', note: '' })
    expect(await accountStatusNow(who)).toBe('ended')
    await expect(takeStep(team, who, { step: 'coaching' })).rejects.toMatchObject({ code: 'move_forbidden' })
  })

  it('is refused to all but operators, on oneself, and on unknown accounts', async () => {
    const [team, who, owner] = [await operator(), await hunter(), await companyOwner()]
    for (const stranger of [visitor, system, who, owner, await member(owner.companyId, 1)])
      await expect(sanction(stranger, who.accountId, stepInput())).rejects.toMatchObject({
        code: 'not_found',
      })
    await expect(sanction(team, team.accountId, stepInput())).rejects.toMatchObject({
      detail: 'sanction_self',
    })
    for (const unknownId of [newId(), "1' OR '1"])
      await expect(sanction(team, unknownId, stepInput())).rejects.toMatchObject({ code: 'not_found' })
  })

  it('is taken once per form, and not on a history that has changed since', async () => {
    const [team, other, who] = [await operator(), await operator(), await hunter()]
    const input = stepInput({ step: 'coaching' })
    const both = await Promise.all([
      sanction(team, who.accountId, input),
      sanction(team, who.accountId, input),
    ])
    expect(both).toEqual([input.key, input.key])
    expect(await ownSanctions(who)).toHaveLength(1)
    await expect(sanction(other, who.accountId, input)).rejects.toMatchObject({ code: 'key_reused' })
    await expect(sanction(other, who.accountId, stepInput())).rejects.toMatchObject({
      detail: 'standing_changed',
    })
  })

  it('two operators at once: one step is taken, the other is shown it', async () => {
    const [team, other, who] = [await operator(), await operator(), await hunter()]
    const outcomes = await Promise.allSettled([
      sanction(team, who.accountId, stepInput({ days: '7' })),
      sanction(other, who.accountId, stepInput({ days: '90' })),
    ])
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(await ownSanctions(who)).toHaveLength(1)
  })
})

describe('a colleague', () => {
  it('loses access only by proof, and never the last one', async () => {
    await database().update(accounts).set({ standing: 'ended' }).where(eq(accounts.role, 'hello'))
    const [team, other] = [await operator(), await operator()]
    const password = 'Rahasia#2026'
    await database()
      .update(accounts)
      .set({ passwordHash: await hashPassword(password) })
      .where(eq(accounts.id, team.accountId))
    const input = stepInput({ step: 'suspension', days: 'none', reason: 'fraud' })
    await expect(sanction(team, other.accountId, input)).rejects.toMatchObject({
      fields: { currentPassword: [{ key: 'required' }] },
    })
    await expect(sanction(team, other.accountId, input, { currentPassword: 'salah' })).rejects.toMatchObject({
      fields: { currentPassword: [{ key: 'password_wrong' }] },
    })
    expect(await accountStatusNow(other)).toBe('active')
    // Their account is ended by two, where the team changes.
    const end = stepInput({ step: 'end', reason: 'fraud' })
    await expect(sanction(team, other.accountId, end, { currentPassword: password })).rejects.toMatchObject({
      code: 'move_forbidden',
    })
    await sanction(team, other.accountId, input, { currentPassword: password })
    expect(await accountStatusNow(other)).toBe('suspended')
    // The person who was suspended a moment ago acts no more, whatever the session said at the start of the request.
    await expect(takeStep(other, await hunter())).rejects.toMatchObject({ detail: 'account_suspended' })
  })

  it('two operators who remove each other: one succeeds', async () => {
    await database().update(accounts).set({ standing: 'ended' }).where(eq(accounts.role, 'hello'))
    const [one, two] = [await operator(), await operator()]
    const password = 'Rahasia#2026'
    await database()
      .update(accounts)
      .set({ passwordHash: await hashPassword(password) })
      .where(sql`${accounts.id} IN (${one.accountId}, ${two.accountId})`)
    const end = (by: Person, who: Person) =>
      sanction(by, who.accountId, stepInput({ step: 'suspension', days: 'none', reason: 'fraud' }), {
        currentPassword: password,
      })
    const outcomes = await Promise.allSettled([end(one, two), end(two, one)])
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect([await accountStatusNow(one), await accountStatusNow(two)].sort()).toEqual(['active', 'suspended'])
  })
})

describe('an appeal', () => {
  it('is made once, by the account owner alone, and decided by another operator; upheld, the step is revoked', async () => {
    const [team, other, who] = [await operator(), await operator(), await hunter()]
    const id = await takeStep(team, who)
    const suspended: Person = { ...who, suspended: true }
    await expect(appealSanction(await hunter(), id, objection)).rejects.toMatchObject({ code: 'not_found' })
    await expect(appealSanction(team, id, objection)).rejects.toMatchObject({ code: 'not_found' })
    const tries = await Promise.allSettled([
      appealSanction(suspended, id, objection),
      appealSanction(suspended, id, objection),
    ])
    expect(tries.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect((await appealFigures(team)).open).toBe(1)
    const { rows } = await appealsSeenBy(team)
    expect(rows[0]).toMatchObject({ username: who.username, step: 'suspension', ownAct: true })
    const appealId = rows[0]!.id
    const upheld = { decision: 'upheld', decisionText: why } as const
    await expect(decideAppeal(team, appealId, upheld)).rejects.toMatchObject({
      code: 'forbidden',
      detail: 'appeal_second',
    })
    await expect(decideAppeal(who, appealId, upheld)).rejects.toMatchObject({ code: 'not_found' })
    await decideAppeal(other, appealId, upheld)
    expect(await accountStatusNow(who)).toBe('active')
    const [own] = await ownSanctions(who)
    expect(own).toMatchObject({ liftReason: why, mayAppeal: false, appeal: { decision: 'upheld' } })
    expect(JSON.stringify(own)).not.toContain(team.username)
    await expect(appealSanction(who, id, objection)).rejects.toMatchObject({ detail: 'appeal_once' })
  })

  it('two operators who decide at once: one decision', async () => {
    const [team, one, two, who] = [await operator(), await operator(), await operator(), await hunter()]
    const id = await takeStep(team, who)
    const appealId = await appealSanction(who, id, objection)
    const outcomes = await Promise.allSettled([
      decideAppeal(one, appealId, { decision: 'upheld', decisionText: why }),
      decideAppeal(two, appealId, { decision: 'rejected', decisionText: why }),
    ])
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { detail: 'appeal_decided' },
    })
    const won = outcomes[0]!.status === 'fulfilled'
    expect(await accountStatusNow(who)).toBe(won ? 'active' : 'suspended')
  })

  it('of an upheld end reopens the account, together with the suspension before it', async () => {
    const [team, other, who] = [await operator(), await operator(), await hunter()]
    await takeStep(team, who)
    const id = await takeStep(team, who, { step: 'end', reason: 'fraud' })
    // Ended people write a mail; the team enters it for them only by lifting. Here the appeal was made just before.
    const appealId = await appealSanction(who, id, objection)
    await decideAppeal(other, appealId, { decision: 'upheld', decisionText: why })
    expect(await accountStatusNow(who)).toBe('active')
  })
})

describe('restoring', () => {
  it('opens an ended account, but not one its owner closed or one that was erased', async () => {
    const [team, who, gone] = [await operator(), await hunter(), await hunter()]
    await takeStep(team, who, { step: 'end', reason: 'fraud' })
    await restoreAccount(team, who.accountId, why)
    expect(await accountStatusNow(who)).toBe('active')
    await expect(restoreAccount(team, who.accountId, why)).rejects.toMatchObject({ code: 'move_forbidden' })

    await takeStep(team, gone, { step: 'end', reason: 'fraud' })
    const left = sql`INSERT INTO leavings (id, account_id, left_at, erase_at)
      VALUES (${newId()}, ${gone.accountId}, now(), now())`
    await database().execute(left)
    await expect(restoreAccount(team, gone.accountId, why)).rejects.toMatchObject({ detail: 'account_left' })
    await database().execute(sql`UPDATE leavings SET erased_at = now() WHERE account_id = ${gone.accountId}`)
    await expect(restoreAccount(team, gone.accountId, why)).rejects.toMatchObject({
      detail: 'account_erased',
    })
    expect(await accountStatusNow(gone)).toBe('ended')
  })
})

describe('the account page of the platform team', () => {
  it('records one access per period and shows no documents', async () => {
    const [team, who] = [await operator(), await hunter()]
    await takeStep(team, who, { step: 'coaching' })
    const seen = await accountSeenBy(team, who.accountId)
    await accountSeenBy(team, who.accountId)
    expect(seen).toMatchObject({ standing: 'active', proposed: 'warning', identity: 'verified' })
    expect(JSON.stringify(seen)).not.toMatch(/nik|Elang Jawa|phone|192\.0\.2/i)
    const readings = await database()
      .select()
      .from(events)
      .where(and(eq(events.type, 'account.opened_by_team'), eq(events.subjectId, who.accountId)))
    expect(readings).toHaveLength(1)
    await expect(accountSeenBy(who, who.accountId)).rejects.toMatchObject({ code: 'not_found' })
  })

  it('finds people by the beginning of a name, a whole address or a company, page by page', async () => {
    const team = await operator()
    const owner = await companyOwner('Seratus % Aman')
    const find = (query: string, from: string | null = null) =>
      accountsSeenBy(team, accountFilterOf(new URLSearchParams(query)), { from })
    const named = await find('q=seratus %25')
    expect(named.rows.map(({ id }) => id)).toEqual([owner.accountId])
    expect((await find(`q=${owner.username.slice(0, 9)}&role=company`)).rows.map(({ id }) => id)).toContain(
      owner.accountId,
    )
    const tagged = `${owner.username}%2Bkotak@demo.test`
    expect((await find(`q=${tagged}`)).rows.map(({ id }) => id)).toEqual([owner.accountId])
    expect((await find('q=%25')).rows).toEqual([])
    expect((await find('q=%00')).rows.length).toBeGreaterThan(0)

    const seen: string[] = []
    for (let i = 0; i < 25; i++) await hunter({ verified: false })
    let next: string | null = ''
    while (next !== null) {
      const page: Awaited<ReturnType<typeof find>> = await find('', next)
      seen.push(...page.rows.map(({ id }) => id))
      next = page.next
    }
    const [all] = await database().select({ n: sql<number>`count(*)::int` }).from(accounts)
    expect([seen.length, new Set(seen).size]).toEqual([all!.n, all!.n])
  })
})

it('stores an end moment for suspensions only', async () => {
  const rows = await database().select().from(sanctions).limit(500)
  expect(rows.every(({ step, until }) => step === 'suspension' || until === null)).toBe(true)
})
