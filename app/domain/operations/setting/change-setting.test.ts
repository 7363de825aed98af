import { jakartaDay } from '@cakrawala/calendar/business-days'
import { after, day, now, travelTo } from '@cakrawala/calendar/clock'
import { and, eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { planPrices } from '#domain/company/plan/plan-prices.server.ts'
import { events } from '#domain/event/event-tables.server.ts'
import { topUpAccounts } from '#domain/reward/top-up/top-up-accounts.server.ts'
import { nationalHolidays } from '#domain/setting/national-holidays.server.ts'
import { feesOf, type SettingKey } from '#domain/setting/setting.ts'
import type { SettingChange } from '#domain/setting/setting-input.ts'
import { settingLines } from '#domain/setting/setting-tables.server.ts'
import { refuseIfClosed, settingOn } from '#domain/setting/settings-memory.server.ts'
import { database } from '#infra/database.ts'
import { settings } from '#infra/settings.ts'
import type { Person } from '#kernel/actor.ts'
import { companyOwner, hunter, incidentAccount, operator } from '../../../../test/support/cast.ts'
import { useDatabase } from '../../../../test/support/database.ts'
import { proof, withPassword } from '../../../../test/support/members.ts'
import { daysAhead } from '../../../../test/support/settings.ts'
import { changeSetting, lastNumber } from './change-setting.server.ts'
import { confirmSetting, refuseSetting, withdrawSetting } from './decide-setting.server.ts'
import { settingSeenBy, settingsSeenBy } from './setting-views.server.ts'

useDatabase()

const reason = 'Keputusan rapat tim 12'
const decideReason = 'Angkanya belum disepakati'
const fees = (reward: number) => ({ reward, prize: 20 })
const colleague = async () => withPassword(await operator())

async function change(
  by: Person,
  key: SettingKey,
  told: Pick<SettingChange, 'value'> & Partial<SettingChange>,
): Promise<string> {
  const seen = await lastNumber(database(), key)
  return changeSetting(by, key, { scope: '', validFrom: daysAhead(1), reason, seen, ...told }, proof)
}

const feeOn = (when: string) => {
  const value = settingOn('fees', '', when)
  return value && feesOf(value).reward
}
const stateOf = async (id: string) =>
  (await database().select().from(settingLines).where(eq(settingLines.id, id)))[0]!.state

const later = (days: number) => travelTo(after(now(), days * day))

describe('the price of a plan', () => {
  it('is open until two people have set one, and holds from its day on', async () => {
    const [one, two] = [await colleague(), await colleague()]
    const id = await change(one, 'plans', { scope: 'pro', value: { price: '2500000' } })
    await confirmSetting(two, id, proof)
    expect(planPrices()).toEqual({ free: 0n, pro: null, enterprise: null })
    later(1)
    expect(planPrices()).toEqual({ free: 0n, pro: 2_500_000n, enterprise: null })
  })
})

describe('an account for top-ups', () => {
  const account = (bank: string, number: string) => ({
    value: { bank, name: '', number, holder: 'PT Contoh', used: true },
    scope: '1',
  })

  it('is shown as it is until two people have set another, from a later day on', async () => {
    const [one, two] = [await colleague(), await colleague()]
    expect(topUpAccounts()).toEqual([])
    const first = await change(one, 'accounts', account('014', '1234567890'))
    await expect(confirmSetting(one, first, proof)).rejects.toMatchObject({ detail: 'second_setter' })
    await confirmSetting(two, first, proof)
    expect(topUpAccounts()).toEqual([])
    later(1)
    const known = [{ place: '1', bankName: 'BCA', number: '1234567890', holder: 'PT Contoh' }]
    expect(topUpAccounts()).toEqual(known)
    await change(one, 'accounts', account('014', '9999999999'))
    expect(topUpAccounts()).toEqual(known)
  })

  it('is no longer shown once two people have stopped its use', async () => {
    const [one, two] = [await colleague(), await colleague()]
    const { value } = account('014', '1234567890')
    const id = await change(one, 'accounts', { scope: '1', value: { ...value, used: false } })
    await confirmSetting(two, id, proof)
    later(2)
    expect(topUpAccounts()).toEqual([])
  })

  it('is at a bank that payouts know, and never for today', async () => {
    const one = await colleague()
    await expect(change(one, 'accounts', account('999', '1234567890'))).rejects.toMatchObject({
      fields: { bank: [{ key: 'choose' }] },
    })
    const today = { ...account('014', '1234567890'), validFrom: jakartaDay(now()) }
    await expect(change(one, 'accounts', today)).rejects.toMatchObject({
      fields: { validFrom: [{ key: 'date_early' }] },
    })
  })
})

describe('a setting that affects money', () => {
  it('is in force once another operator confirms it, from its day on and not before', async () => {
    const [one, two] = [await colleague(), await colleague()]
    const id = await change(one, 'fees', { value: fees(15), validFrom: daysAhead(10) })
    expect([feeOn(daysAhead(10)), await stateOf(id)]).toEqual([undefined, 'proposed'])
    await confirmSetting(two, id, proof)
    expect([feeOn(daysAhead(9)), feeOn(daysAhead(10))]).toEqual([undefined, 15])
    const told = await database()
      .select()
      .from(events)
      .where(and(eq(events.noun, 'setting'), eq(events.subjectId, id)))
    expect(told.map(({ type, actorId }) => [type, actorId])).toEqual([
      ['setting.proposed', one.accountId],
      ['setting.confirmed', two.accountId],
    ])
    const { lines } = await settingSeenBy(one, 'fees')
    expect(lines[0]).toMatchObject({ by: one.username, decidedBy: two.username, stage: 'coming', reason })
  })

  it('is not confirmed by its author, nor twice, nor after it was closed', async () => {
    const [one, two] = [await colleague(), await colleague()]
    const id = await change(one, 'fees', { value: fees(11), validFrom: daysAhead(20) })
    await expect(confirmSetting(one, id, proof)).rejects.toMatchObject({ detail: 'second_setter' })
    await refuseSetting(two, { lineId: id, decideReason })
    await expect(confirmSetting(two, id, proof)).rejects.toMatchObject({ code: 'move_forbidden' })
    expect([feeOn(daysAhead(20)), await stateOf(id)]).toEqual([15, 'refused'])
  })

  it('is not confirmed on its own day or later: no retroactive change', async () => {
    const [one, two] = [await colleague(), await colleague()]
    const id = await change(one, 'points', { value: points(7), validFrom: daysAhead(1) })
    travelTo(after(now(), day))
    await expect(confirmSetting(two, id, proof)).rejects.toMatchObject({ detail: 'setting_too_late' })
  })

  it('asks for the password of both', async () => {
    const [one, two] = [await colleague(), await colleague()]
    const told = { scope: '', validFrom: daysAhead(5), value: fees(9), reason, seen: 2 }
    const wrong = { currentPassword: 'Salahsekali9!' }
    await expect(changeSetting(one, 'fees', told, wrong)).rejects.toMatchObject({ code: 'invalid_input' })
    const id = await change(one, 'fees', { value: fees(9), validFrom: daysAhead(5) })
    await expect(confirmSetting(two, id, wrong)).rejects.toMatchObject({ code: 'invalid_input' })
    expect(await stateOf(id)).toBe('proposed')
  })

  it('is withdrawn by its author, or by any operator before its day once it is confirmed', async () => {
    const [one, two, three] = [await colleague(), await colleague(), await colleague()]
    const id = await change(one, 'fees', { value: fees(3), validFrom: daysAhead(30) })
    await expect(withdrawSetting(two, { lineId: id, decideReason })).rejects.toMatchObject({
      code: 'forbidden',
    })
    await confirmSetting(two, id, proof)
    expect(feeOn(daysAhead(30))).toBe(3)
    await withdrawSetting(three, { lineId: id, decideReason })
    expect(feeOn(daysAhead(30))).toBe(15)
    const { lines } = await settingSeenBy(one, 'fees')
    expect(lines[0]).toMatchObject({ decidedBy: two.username, withdrawnBy: three.username })
    await expect(withdrawSetting(three, { lineId: id, decideReason })).rejects.toMatchObject({
      code: 'move_forbidden',
    })
  })
})

describe('writing a line', () => {
  it('is allowed for operators alone; other roles get no sign that settings exist', async () => {
    const others = [await hunter(), await companyOwner('Tata Usaha'), await incidentAccount()]
    for (const person of others.map((one) => one as Person)) {
      await expect(change(person, 'brand', { value: { name: 'X', domain: 'x.id' } })).rejects.toMatchObject({
        code: 'forbidden',
      })
      await expect(settingsSeenBy(person)).rejects.toMatchObject({ code: 'not_found' })
      await expect(settingSeenBy(person, 'fees')).rejects.toMatchObject({ code: 'not_found' })
    }
    const gone = { ...(await colleague()), suspended: true }
    await expect(change(gone, 'switches', off('sign_up'))).rejects.toMatchObject({ code: 'forbidden' })
  })

  it('on top of an older line than the newest is a conflict, also at the same moment', async () => {
    const people = await Promise.all(Array.from({ length: 5 }, colleague))
    const seen = await lastNumber(database(), 'switches')
    const answers = await Promise.allSettled(
      people.map((by, at) =>
        changeSetting(
          by,
          'switches',
          { ...base(), ...off('payouts'), validFrom: daysAhead(at), seen },
          proof,
        ),
      ),
    )
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const answer of answers)
      if (answer.status === 'rejected') expect(answer.reason).toMatchObject({ detail: 'setting_changed' })
    const stale = { ...base(), ...off('write_ups'), validFrom: daysAhead(9), seen }
    for (const wrong of [seen, seen + 7])
      await expect(
        changeSetting(people[0]!, 'switches', { ...stale, seen: wrong }, proof),
      ).rejects.toMatchObject({ detail: 'setting_changed' })
  })

  it('is refused for the past and for the far future', async () => {
    const one = await colleague()
    const validFrom = (text: string) => ({ fields: { validFrom: [{ key: text }] } })
    for (const key of ['fees', 'points', 'tax', 'holidays'] as const) {
      const told = { scope: key === 'holidays' ? daysAhead(0) : '', value: fees(1), validFrom: daysAhead(0) }
      await expect(change(one, key, told)).rejects.toMatchObject(validFrom('date_early'))
    }
    const yesterday = { ...off('sign_up'), validFrom: daysAhead(-1) }
    await expect(change(one, 'switches', yesterday)).rejects.toMatchObject(validFrom('date_past'))
    const far = { value: fees(1), validFrom: daysAhead(4 * 366) }
    await expect(change(one, 'fees', far)).rejects.toMatchObject(validFrom('date_far'))
  })

  it('that repeats the value in force is refused', async () => {
    const one = await colleague()
    await change(one, 'switches', { ...off('challenges'), validFrom: daysAhead(0) })
    await expect(
      change(one, 'switches', { ...off('challenges'), validFrom: daysAhead(0) }),
    ).rejects.toMatchObject({ fields: { validFrom: [{ key: 'nothing_changed' }] } })
  })

  it('is never updated afterwards, by any database user', async () => {
    const one = await colleague()
    const id = await change(one, 'fees', { value: fees(1), validFrom: daysAhead(40) })
    for (const statement of [
      sql`UPDATE setting_lines SET valid_from = '2026-01-01' WHERE id = ${id}`,
      sql`UPDATE setting_lines SET value = '{"bug_bounty": 0}' WHERE id = ${id}`,
      sql`DELETE FROM setting_lines WHERE id = ${id}`,
      sql`UPDATE setting_lines SET state = 'confirmed', decided_by = by_id, decided_at = now() WHERE id = ${id}`,
    ])
      await expect(database().execute(statement)).rejects.toThrow()
    expect(await stateOf(id)).toBe('proposed')
  })
})

describe('a setting in force at once', () => {
  it('switches a function off in the use case, and on again', async () => {
    const one = await colleague()
    await refuseIfClosed(database(), 'incident_form')
    await change(one, 'switches', { ...off('incident_form'), validFrom: daysAhead(0) })
    await expect(refuseIfClosed(database(), 'incident_form')).rejects.toMatchObject({
      ...{ code: 'unavailable', detail: 'closed_incident_form' },
    })
    const open = { scope: 'incident_form', value: { on: true }, validFrom: daysAhead(0) }
    await change(one, 'switches', open)
    await refuseIfClosed(database(), 'incident_form')
    await expect(withdrawSetting(one, { lineId: await newest(), decideReason })).rejects.toMatchObject({
      detail: 'setting_holds',
    })
  })

  it('changes the displayed brand name', async () => {
    const one = await colleague()
    const before = settings().brandName
    await change(one, 'brand', { value: { name: 'Fajar', domain: 'fajar.id' }, validFrom: daysAhead(0) })
    expect(settings()).toMatchObject({ brandName: 'Fajar', brandEmailDomain: 'fajar.id' })
    const back = { name: before, domain: 'cakrawala.test' }
    await change(one, 'brand', { value: back, validFrom: daysAhead(0) })
    expect(settings().brandName).toBe(before)
  })

  it('adds and removes future holidays, up to a bound', async () => {
    const one = await colleague()
    const put = (at: number, off: boolean) => {
      const scope = daysAhead(at)
      return change(one, 'holidays', { scope, validFrom: scope, value: { off, name: 'Cuti bersama' } })
    }
    await put(3, true)
    expect(nationalHolidays(now()).has(daysAhead(3))).toBe(true)
    await put(3, false)
    expect(nationalHolidays(now()).has(daysAhead(3))).toBe(false)
    const year = Number(jakartaDay(now()).slice(0, 4)) + 1
    const days = Array.from({ length: 60 }, (_, at) => jakartaDay(new Date(Date.UTC(year, 6, 1 + at))))
    const rows = days.map((scope, at) => ({
      ...{ id: `0192f000-0000-7000-8000-${String(at).padStart(12, '0')}`, key: 'holidays' as const, scope },
      ...{ number: 100 + at, validFrom: scope, value: { off: true, name: 'Libur' }, reason },
      ...{ state: 'confirmed' as const, byId: one.accountId, at: now() },
      ...{ decidedBy: one.accountId, decidedAt: now() },
    }))
    await database().insert(settingLines).values(rows)
    await put(5, true)
    const scope = `${year}-10-05`
    const more = { scope, validFrom: scope, value: { off: true, name: 'Libur' } }
    await expect(change(one, 'holidays', more)).rejects.toMatchObject({
      fields: { validFrom: [{ key: 'holidays_many' }] },
    })
  })
})

const base = () => ({ scope: '', validFrom: daysAhead(1), reason })
const off = (scope: string) => ({ scope, value: { on: false } })
const points = (low: number) => ({
  ...{ informational: 0, low, medium: 10, high: 20, critical: 40 },
  ...{ cvssRight: 1, duplicatePercent: 20, retest: 2, repeatedInvalid: -5, spam: -10 },
})

async function newest(): Promise<string> {
  const { lines } = await settingSeenBy(await colleague(), 'switches')
  return lines[0]!.id
}
