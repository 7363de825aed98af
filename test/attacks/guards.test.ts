import { hashPassword } from '@cakrawala/secrets/password'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { accounts } from '#domain/account/account-tables.server.ts'
import { endSessionsBut } from '#domain/account/session-store/end-session.server.ts'
import { database, transaction } from '#infra/database.ts'
import { homeOf, type Person, type Role, roleIds, roles } from '#kernel/actor.ts'
import { clearedCookies } from '#web/http/session-cookie.ts'
import { companyOwner, hunter, incidentAccount, member, operator } from '../support/cast.ts'
import { useDatabase } from '../support/database.ts'
import { sessionOf, useSite } from '../support/site.ts'

/** Specification §6, sentence by sentence. */
vi.hoisted(() => {
  process.env.DISABLED_PAGES = '/publication/bughunter-write-ups,/bughunter/hacktivity'
})

useDatabase()
const site = useSite()
const password = 'Rahasia#2026'
const ownClick = { 'Sec-Fetch-Site': 'same-origin' }
const foreignClick = { 'Sec-Fetch-Site': 'cross-site' }
let people: Record<Role, Person>
let staff: Person

beforeAll(async () => {
  const owner = await companyOwner('Nusa Bank')
  people = {
    bughunter: await hunter(),
    company: owner,
    company_member: await member(owner.companyId, 1),
    hello: await operator(),
    incident: await incidentAccount(),
  }
  staff = await member(owner.companyId, 2)
  await database()
    .update(accounts)
    .set({ passwordHash: await hashPassword(password) })
})

const place = (answer: Response) => answer.headers.get('location')
const cookiesOf = (answer: Response) =>
  Object.fromEntries(
    answer.headers.getSetCookie().map((cookie) => {
      const [pair = ''] = cookie.split(';')
      const value = /Max-Age=0(?:;|$)/.test(cookie) ? null : pair.slice(pair.indexOf('=') + 1)
      return [pair.slice(0, pair.indexOf('=')), value]
    }),
  )
const cleared = () => cookiesOf(new Response(null, { headers: clearedCookies() }))
const isAlive = async (token: string) => (await site.ask('/api/v1/user', { as: token })).status === 200

async function signInAs(person: Person, headers: Record<string, string> = {}) {
  const form = { intent: 'sign_in', identifier: person.username, password }
  return site.ask('/sign-in', { form, headers })
}

describe('the table of roles', () => {
  it.each(roles)(
    'redirects %s to their home after sign-in, with the role cookie and login data',
    async (role) => {
      const person = people[role]
      const answer = await signInAs(person)
      expect(place(answer)).toBe(homeOf[role])
      const {
        'auth.session': token,
        'auth.login_data': login,
        'auth.ticket': _,
        ...hints
      } = cookiesOf(answer)
      expect(token).toMatch(/^[0-9A-Za-z]{43}$/)
      const others = roles.filter((other) => other !== role)
      expect(hints).toEqual({
        company_permission: person.permission === null ? null : String(person.permission),
        [`role_${role}`]: String(roleIds[role]),
        ...Object.fromEntries(others.map((other) => [`role_${other}`, null])),
      })
      expect(JSON.parse(decodeURIComponent(login!))).toEqual({
        username: person.username,
        avatar: null,
        company_name: role === 'company' ? 'Nusa Bank' : null,
        member_company_name: role === 'company_member' ? 'Nusa Bank' : null,
      })
    },
  )

  it('marks members of permission 2 by the cookie company_permission', async () => {
    expect(cookiesOf(await signInAs(staff)).company_permission).toBe('2')
  })

  it('leaves no such cookie behind at sign-out', async () => {
    const token = await sessionOf(people.company)
    const answer = await site.ask('/sign-out', { as: token, form: {} })
    expect(cookiesOf(answer)).toEqual(cleared())
    expect(await isAlive(token)).toBe(false)
  })
})

describe.each([
  ['bughunter', ['bughunter'], '/bughunter/programs', '/sign-in'],
  ['company', ['company', 'company_member'], '/company/programs', '/sign-in'],
  ['hello', ['hello'], '/hello/reports', '/sign-in'],
  ['incident', ['incident'], '/incident', '/incident/sign-in'],
] as const)('%s pages', (_area, allowed, page, signIn) => {
  const wrong = roles.filter((role) => !(allowed as readonly Role[]).includes(role))

  it('open for their roles', async () => {
    for (const role of allowed) {
      expect((await site.ask(page, { as: await sessionOf(people[role]) })).status).toBe(200)
    }
  })

  it('log a person of another role out and clear the cookies, for a click on our own pages', async () => {
    for (const role of wrong) {
      const token = await sessionOf(people[role])
      const answer = await site.ask(page, { as: token, headers: ownClick })
      expect([role, answer.status, place(answer)]).toEqual([role, 302, `${signIn}?done=wrong_role`])
      expect(cookiesOf(answer)).toEqual(cleared())
      expect(await isAlive(token)).toBe(false)
    }
  })

  it('WEB-09 log no one out for a click on a page of another site', async () => {
    for (const role of wrong) {
      const token = await sessionOf(people[role])
      const answer = await site.ask(page, { as: token, headers: foreignClick })
      expect([role, place(answer)]).toEqual([role, '/error403'])
      expect(answer.headers.getSetCookie()).toEqual([])
      expect(await isAlive(token)).toBe(true)
    }
  })

  it('redirect visitors to /sign-in, and back afterwards', async () => {
    for (const path of [page, `/en${page}`]) {
      const prefix = path.startsWith('/en') ? '/en' : ''
      const answer = await site.ask(path)
      expect(place(answer)).toBe(`${prefix}/sign-in?next=${encodeURIComponent(path)}`)
    }
  })
})

describe('company-member-only, company-non-member and read permission', () => {
  it('pages of the owner send members to /error403', async () => {
    for (const page of ['/company/license', '/company/profile/edit-npwp', '/company/profile/edit-password']) {
      for (const who of [people.company_member, staff]) {
        const token = await sessionOf(who)
        const answer = await site.ask(page, { as: token, headers: ownClick })
        expect([page, place(answer)]).toEqual([page, '/error403'])
        expect(await isAlive(token)).toBe(true)
      }
      const own = await site.ask(page, { as: await sessionOf(people.company) })
      expect([page, own.status]).toEqual([page, 200])
    }
  })

  it('pages of members send the owner to /error403', async () => {
    const page = '/company/profile/edit-password-member'
    const as = await sessionOf(people.company)
    expect(place(await site.ask(page, { as }))).toBe('/error403')
    expect(place(await site.ask(`/en${page}`, { as }))).toBe('/en/error403')
    expect((await site.ask(page, { as: await sessionOf(staff) })).status).toBe(200)
  })

  it('pages that need read permission send members without any program to /error403', async () => {
    const page = '/company/reports'
    expect(place(await site.ask(page, { as: await sessionOf(staff) }))).toBe('/error403')
    for (const role of ['company', 'company_member'] as const)
      expect((await site.ask(page, { as: await sessionOf(people[role]) })).status).toBe(200)
  })
})

describe('disabled pages', () => {
  it.each([
    '/publication/bughunter-write-ups',
    '/publication/bughunter-write-ups.data',
    '/publication/bughunter-write-ups/',
    '/publication/BUGHUNTER-write-ups',
    '/publication/bughunter%2Dwrite-ups',
    '/bughunter/hacktivity',
    '/bughunter/hacktivity/some/report',
  ])('%s go to /error404, in both languages', async (page) => {
    const as = await sessionOf(people.bughunter)
    for (const prefix of ['', '/en']) {
      const answer = await site.ask(prefix + page, { as })
      const where = page.endsWith('.data') ? await answer.text() : place(answer)
      expect([answer.status, where]).toEqual(
        page.endsWith('.data')
          ? [202, expect.stringContaining(`${prefix}/error404`)]
          : [302, `${prefix}/error404`],
      )
    }
  })

  it('accept no forms either', async () => {
    const as = await sessionOf(people.bughunter)
    expect(place(await site.ask('/bughunter/hacktivity', { as, form: { intent: 'x' } }))).toBe('/error404')
  })

  it('leave their neighbours unchanged', async () => {
    expect((await site.ask('/publication')).status).toBe(200)
    expect((await site.ask('/bughunter/programs', { as: await sessionOf(people.bughunter) })).status).toBe(
      200,
    )
  })
})

describe('sign-in pages', () => {
  it('redirect signed-in people to their home', async () => {
    for (const role of roles) {
      const as = await sessionOf(people[role])
      for (const page of ['/sign-in', '/sign-up', '/sign-up-bughunter', '/sign-up-company']) {
        expect(place(await site.ask(page, { as, headers: ownClick }))).toBe(homeOf[role])
        expect(place(await site.ask(`/en${page}`, { as }))).toBe(`/en${homeOf[role]}`)
      }
    }
  })

  it('of the responders log a person of another role out, and redirect their own', async () => {
    const own = await site.ask('/incident/sign-in', { as: await sessionOf(people.incident) })
    expect(place(own)).toBe('/incident')
    const token = await sessionOf(people.bughunter)
    const answer = await site.ask('/incident/sign-in', { as: token, headers: ownClick })
    expect([place(answer), await isAlive(token)]).toEqual(['/incident/sign-in?done=wrong_role', false])
    expect(cookiesOf(answer)).toEqual(cleared())
  })

  it('say why a person of another role was signed out, in both languages', async () => {
    for (const [root, reason] of [
      ['', 'Halaman itu untuk jenis akun lain'],
      ['/en', 'That page is for another kind of account'],
    ]) {
      const as = await sessionOf(people.bughunter)
      const answer = await site.ask(`${root}/company/reports`, { as, headers: ownClick })
      expect(place(answer)).toBe(`${root}/sign-in?done=wrong_role`)
      expect(await (await site.ask(place(answer)!)).text()).toContain(reason)
    }
  })

  it('lead to /incident/sign-in for people who came from there', async () => {
    const answer = await site.ask('/sign-in?next=%2Fincident')
    expect(place(answer)).toBe('/incident/sign-in?next=%2Fincident')
    expect((await site.ask('/incident/sign-in?next=%2Fincident')).status).toBe(200)
  })
})

describe('an unsupported locale', () => {
  it.each(['/fr', '/fr/programs', '/ms/sign-in', '/english', '/id/programs'])('%s is 404', async (page) => {
    const answer = await site.ask(page)
    expect(answer.status).toBe(404)
  })

  it('is reported with the text of the specification', async () => {
    expect(await (await site.ask('/en/fr/programs')).text()).toContain('This page could not be found')
  })
})

describe('the end of a session', () => {
  it('clears the cookies of an ended session on every page, and shows the reason on the sign-in page', async () => {
    const token = await sessionOf(people.company)
    await database().execute(sql`UPDATE sessions SET ended_at = now() WHERE ended_at IS NULL`)
    for (const page of ['/', '/programs', '/company/profile']) {
      expect(cookiesOf(await site.ask(page, { as: token }))).toEqual(cleared())
    }
    const call = await site.ask('/api/v1/user', { as: token })
    expect([call.status, cookiesOf(call)]).toEqual([401, cleared()])
    const led = place(await site.ask('/company/profile', { as: token }))!
    expect(led).toBe('/sign-in?next=%2Fcompany%2Fprofile&done=session_over')
    expect(await (await site.ask(led)).text()).toContain('Sesi Anda telah berakhir')
  })

  it('has its own message for a password changed elsewhere', async () => {
    const token = await sessionOf(people.bughunter)
    await transaction((tx) => endSessionsBut(tx, people.bughunter.accountId, null, 'password'))
    const led = place(await site.ask('/en/bughunter/profile', { as: token }))!
    expect(led).toContain('done=password_changed_elsewhere')
    expect(await (await site.ask(led)).text()).toContain('The password was changed')
  })

  it('preserves the new cookie of a sign-in sent with an ended one', async () => {
    const answer = await signInAs(people.bughunter, { Cookie: `auth.session=${'x'.repeat(43)}` })
    expect(cookiesOf(answer)['auth.session']).toMatch(/^\w{43}$/)
  })

  it('shows nothing to visitors who had none', async () => {
    const answer = await site.ask('/company/profile')
    expect(place(answer)).toBe('/sign-in?next=%2Fcompany%2Fprofile')
    expect(answer.headers.getSetCookie()).toEqual([])
  })
})
