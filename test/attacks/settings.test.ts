import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { settingKeys } from '#domain/setting/setting.ts'
import { settingLines } from '#domain/setting/setting-tables.server.ts'
import { readTeamSettings, settingOn } from '#domain/setting/settings-memory.server.ts'
import { database } from '#infra/database.ts'
import type { Person } from '#kernel/actor.ts'
import { useApi } from '../support/api.ts'
import { companyOwner, hunter, operator } from '../support/cast.ts'
import { useDatabase } from '../support/database.ts'
import { proof, withPassword } from '../support/members.ts'
import { daysAhead, line } from '../support/settings.ts'
import { sessionOf, useSite } from '../support/site.ts'

useDatabase()
const site = useSite()
const ask = useApi()

const reason = 'Keputusan rapat tim 12'
/** The same in the API's spelling. */
const told = { reward: '15', prize: '15' }
const fees = { reward: '15', prize: '15' }
const called = { valid_from: daysAhead(2), reason, seen: '0', current_password: proof.currentPassword }
const rows = () => database().select().from(settingLines)
let one: Person
let two: Person

beforeAll(async () => {
  one = await withPassword(await operator())
  two = await withPassword(await operator())
})

async function post(who: Person, address: string, form: Record<string, string>) {
  const answer = await site.ask(address, { as: await sessionOf(who), form })
  return { status: answer.status, place: answer.headers.get('location') ?? '', body: await answer.text() }
}

const change = (who: Person, key: string, fields: Record<string, string>) =>
  post(who, `/hello/settings/${key}`, {
    ...{ intent: 'change', validFrom: daysAhead(2), reason, seen: '0', ...proof, ...fields },
  })

describe('RPT-01 users of other roles', () => {
  it('neither read nor write a setting, by page or by call', async () => {
    const others = [await withPassword(await hunter()), await withPassword(await companyOwner())]
    for (const person of others) {
      const body = { ...called, fields: told }
      expect((await ask(person, 'GET', '/api/v1/settings')).status).toBe(403)
      expect((await ask(person, 'POST', '/api/v1/settings/fees', { json: body })).status).toBe(403)
      expect((await change(person, 'fees', fees)).status).not.toBe(200)
    }
    expect(await rows()).toEqual([])
  })
})

describe('DOS-02, DOS-03 unknown fields', () => {
  const more = [
    'state',
    'decidedBy',
    'byId',
    'number',
    'id',
    'key',
    'scope',
    '__proto__',
    'constructor',
    'at',
  ]

  it.each(more)('%s is refused, in the form and in the body', async (name) => {
    expect((await change(one, 'fees', { ...fees, [name]: 'confirmed' })).status).toBe(422)
    const fields = Object.fromEntries([...Object.entries(told), [name, 'confirmed']])
    const body = { ...called, fields }
    expect((await ask(one, 'POST', '/api/v1/settings/fees', { json: body })).status).toBe(422)
    expect(await rows()).toEqual([])
    expect(({} as Record<string, unknown>).state).toBeUndefined()
  })

  it('a body cannot set its day, reason or number past their own fields', async () => {
    const fields = { ...told, valid_from: '2026-01-01', reason: '', seen: '99' }
    const body = { ...called, fields }
    const answer = await ask(one, 'POST', '/api/v1/settings/fees', { json: body })
    expect(answer.status).toBe(200)
    const [kept] = await rows()
    expect(kept).toMatchObject({ validFrom: daysAhead(2), reason, number: 1, state: 'proposed' })
  })

  it.each(['__proto__', 'constructor', 'toString', 'Fees', 'fees%20', 'everything'])(
    'a setting called %s does not exist',
    async (key) => {
      const as = await sessionOf(one)
      expect((await site.ask(`/hello/settings/${key}`, { as })).status).toBe(404)
      expect((await ask(one, 'GET', `/api/v1/settings/${key}`)).status).toBe(404)
      expect((await change(one, key, fees)).status).toBe(404)
    },
  )
})

describe('MON-09 a change of a setting that affects money', () => {
  it('needs two people, by every path', async () => {
    const { seen } = (await ask(one, 'GET', '/api/v1/settings/fees')).body.data.setting
    const made = await change(one, 'fees', { ...fees, prize: '12', seen: String(seen) })
    expect(made.place).toBe('/hello/settings/fees?done=setting_proposed')
    const [id] = (await rows()).filter(({ number }) => number === seen + 1).map((row) => row.id)
    const json = { lineId: id, ...proof }
    const own = await ask(one, 'POST', '/api/v1/setting-lines/confirm', { json })
    expect([own.status, own.body.code]).toEqual([403, 'forbidden'])
    const form = { intent: 'confirm', ...proof }
    expect((await post(one, `/hello/settings/fees/${id}`, form)).status).toBe(403)
    expect((await post(one, `/hello/settings/fees/${id}`, { ...form, lineId: id! })).status).toBe(403)
    expect(settingOn('fees', '', daysAhead(2))).toBeUndefined()
    expect((await post(two, `/hello/settings/fees/${id}`, form)).status).toBe(302)
    await readTeamSettings()
    expect(settingOn('fees', '', daysAhead(2))).toMatchObject({ prize: 12 })
  })

  it('is confirmed once by many at once', async () => {
    const value = { reward: 1, prize: 1 }
    const lineId = await line(one, 'fees', { value, validFrom: daysAhead(3) })
    const people = await Promise.all([1, 2, 3, 4].map(async () => withPassword(await operator())))
    const answers = await Promise.all(
      people.map((who) => ask(who, 'POST', '/api/v1/setting-lines/confirm', { json: { lineId, ...proof } })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
  })

  it('asks for the password again', async () => {
    const value = { reward: 2, prize: 2 }
    const id = await line(one, 'fees', { value, validFrom: daysAhead(4) })
    const form = { intent: 'confirm', currentPassword: 'Bukaninisandinya9!' }
    expect((await post(two, `/hello/settings/fees/${id}`, form)).status).toBe(422)
    expect((await post(two, `/hello/settings/fees/${id}`, { intent: 'confirm' })).status).toBe(422)
    const [kept] = await database().select().from(settingLines).where(eq(settingLines.id, id))
    expect(kept?.state).toBe('proposed')
  })
})

describe('MON-03 invalid numbers and days', () => {
  it.each([
    ['fees', { ...fees, reward: '-1' }],
    ['fees', { ...fees, reward: '99999999999999999999' }],
    ['fees', { ...fees, reward: '1e1' }],
    ['fees', { ...fees, reward: 'NaN' }],
    ['fees', { ...fees, validFrom: daysAhead(0) }],
    ['fees', { ...fees, validFrom: '2020-01-01' }],
    ['fees', { ...fees, validFrom: '9999-12-31' }],
    ['fees', { ...fees, validFrom: '2027-13-01' }],
    ['fees', { ...fees, seen: '-1' }],
    ['holidays', { off: 'yes', name: 'Libur', validFrom: daysAhead(0) }],
    ['brand', { name: '<script>', domain: 'a.id', validFrom: daysAhead(0) }],
  ])('%s %o is refused', async (key, fields) => {
    const before = (await rows()).length
    expect((await change(one, key, fields)).status).toBe(422)
    expect((await rows()).length).toBe(before)
  })
})

describe('a function that is switched off', () => {
  const close = (name: string, on: 'yes' | 'no', seen: string) =>
    change(one, 'switches', { name, on, seen, validFrom: daysAhead(0) })

  it('refuses sign-up in the page, in its form and in the API, and works again when switched on', async () => {
    expect((await close('sign_up', 'no', '0')).status).toBe(302)
    const page = await (await site.ask('/sign-up-bughunter')).text()
    expect(page).toContain('Pendaftaran akun baru sedang ditutup')
    expect(page).not.toContain('name="email"')
    const asked = { email: 'baru@demo.test' }
    const form = await site.ask('/sign-up-bughunter', { form: { intent: 'code', ...asked } })
    expect(form.status).toBe(503)
    expect(await form.text()).toContain('Pendaftaran akun baru sedang ditutup')
    const call = await ask(null, 'POST', '/auth-api/api/sign-up-bughunter/code', { json: asked })
    expect(call.status).toBe(503)
    expect((await close('sign_up', 'yes', '1')).status).toBe(302)
    expect(await (await site.ask('/sign-up-bughunter')).text()).toContain('name="email"')
    expect((await ask(null, 'POST', '/auth-api/api/sign-up-bughunter/code', { json: asked })).status).toBe(
      200,
    )
  })

  it('written over an older line is a conflict, and what was typed is shown again', async () => {
    const stale = await close('payouts', 'no', '1')
    expect(stale.status).toBe(409)
    expect(stale.body).toContain(reason)
    expect(stale.body).not.toContain(proof.currentPassword)
  })
})

describe('the answers of the API', () => {
  it('contain every setting with what is in force, and of people only their names', async () => {
    const { rows: all } = (await ask(one, 'GET', '/api/v1/settings')).body.data
    expect(all).toHaveLength(settingKeys.length)
    for (const { key, holding } of all) {
      // The team names accounts; the platform comes with none.
      if (key !== 'accounts') expect(holding.length, key).toBeGreaterThan(0)
      const answer = await ask(one, 'GET', `/api/v1/settings/${key}`)
      expect([key, answer.status]).toEqual([key, 200])
      expect(answer.body.data.setting.holding).toEqual(holding)
      expect(answer.text).not.toContain(one.accountId)
    }
  })
})
