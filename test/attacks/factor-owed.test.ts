import { beforeAll, describe, expect, it } from 'vitest'
import { accounts } from '#domain/account/account-tables.server.ts'
import { database } from '#infra/database.ts'
import { type Person, securityPageOf } from '#kernel/actor.ts'
import { companyOwner, hunter, incidentAccount, member, operator } from '../support/cast.ts'
import { useDatabase } from '../support/database.ts'
import { enrol, ownPassword, withPassword } from '../support/factor.ts'
import { sessionOf, useSite } from '../support/site.ts'

useDatabase()
const site = useSite()
const people: Record<string, Person> = {}
beforeAll(async () => {
  const owner = await companyOwner()
  Object.assign(people, {
    bughunter: await hunter(),
    company: owner,
    company_member: await member(owner.companyId, 1),
    hello: await operator(),
    incident: await incidentAccount(),
  })
  await database().update(accounts).set({ factorOwed: true })
})

const elsewhere: Record<string, string[]> = {
  bughunter: ['/bughunter', '/bughunter/hacktivity', '/bughunter/profile', '/bughunter/hacktivity.data'],
  company: ['/company', '/company/reports', '/company/license'],
  company_member: ['/company', '/company/programs'],
  hello: ['/hello', '/hello/reports', '/hello/verification', '/hello/top-ups'],
  incident: ['/incident'],
}

// A build that hides the menu leaves every page open to the person who types its address.
describe.each(Object.keys(elsewhere))('AUT-07 %s owing a second factor', (role) => {
  it('gets no page but the one where it is set up, whatever is requested or sent', async () => {
    const as = await sessionOf(people[role]!)
    const page = securityPageOf[role as keyof typeof securityPageOf]
    for (const address of elsewhere[role]!) {
      for (const form of [undefined, { intent: 'anything' }]) {
        const answer = await site.ask(address, { as, form })
        const to = answer.headers.get('location') ?? (await answer.text())
        expect([answer.status, to], address).toEqual([expect.any(Number), expect.stringContaining(page)])
        expect(answer.status, address).toBeLessThan(400)
      }
    }
    const shown = await site.ask(page, { as })
    expect([shown.status, await shown.text()]).toEqual([200, expect.stringContaining('authenticator_start')])
    const english = await site.ask(`/en${elsewhere[role]![0]!}`, { as })
    expect(english.headers.get('location')).toBe(`/en${page}`)
  })

  it('may set it up and sign out there, and end no session', async () => {
    const as = await sessionOf(people[role]!)
    const page = securityPageOf[role as keyof typeof securityPageOf]
    const ended = await site.ask(page, { as, form: { intent: 'end_others' } })
    expect(ended.status).toBe(409)
    const started = await site.ask(page, { as, form: { intent: 'authenticator_start' } })
    expect([started.status, await started.text()]).toEqual([
      200,
      expect.stringContaining('data:image/svg+xml'),
    ])
    expect((await site.ask('/sign-out', { as, form: {} })).headers.get('location')).toBe('/')
    expect((await site.ask(page, { as })).status).toBe(302)
  })

  it('gets 409 from every call but user and logout', async () => {
    const as = await sessionOf(people[role]!)
    const call = (path: string) => fetch(site.origin() + path, { headers: { Authorization: `Bearer ${as}` } })
    const refused = await call('/api/v1/company/account/balance')
    expect([refused.status, await refused.json()]).toMatchObject([409, { code: 'step_missing' }])
    expect((await call('/api/v1/unknown')).status).toBe(409)
    expect((await call('/api/v1/user')).status).toBe(200)
    expect((await call('/api/v1/user/logout')).status).toBe(200)
    expect((await call('/api/v1/user')).status).toBe(401)
  })
})

describe('SES-04 the pages of a second factor', () => {
  it('show secrets and codes in the answer of a POST only', async () => {
    const person = await withPassword(await hunter())
    const as = await sessionOf(person)
    const address = '/bughunter/profile/security'
    const started = await (await site.ask(address, { as, form: { intent: 'authenticator_start' } })).text()
    const key = /(?:[A-Z2-7]{4} ){7}[A-Z2-7]{4}/.exec(started)![0]
    expect(await (await site.ask(address, { as })).text()).not.toContain(key)
    const { recoveryCodes } = await enrol(person)
    const form = {
      intent: 'recovery_codes_make',
      currentPassword: ownPassword,
      factorCode: recoveryCodes[0]!,
    }
    const made = await site.ask(address, { as, form })
    const codes = (await made.text()).match(/>[2-9a-z]{5}-[2-9a-z]{5}</g)!
    expect(codes).toHaveLength(10)
    expect(made.headers.get('cache-control')).toContain('no-store')
    const shown = await (await site.ask(address, { as })).text()
    for (const code of codes) expect(shown).not.toContain(code.slice(1, -1))
  })
})
