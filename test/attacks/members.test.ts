import { day, after as later, minute, now, second, travelTo } from '@cakrawala/calendar/clock'
import { newId, randomWord } from '@cakrawala/ids/ids'
import { and, eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { accounts } from '#domain/account/account-tables.server.ts'
import { unsafeWaitingToken } from '#domain/account/link/link-outbox.server.ts'
import { links } from '#domain/account/link/link-tables.server.ts'
import { goodLink } from '#domain/account/link/take-link.server.ts'
import { companyMembers } from '#domain/account/membership/membership-tables.server.ts'
import { deactivateMember } from '#domain/company/deactivate-member.server.ts'
import { editMember } from '#domain/company/edit-member.server.ts'
import { resendInvitation, withdrawInvitation } from '#domain/company/send-invitation.server.ts'
import { factNamed } from '#domain/event/event.ts'
import { unsafeHistoryOf } from '#domain/event/event-queries.server.ts'
import { recipientsOf } from '#domain/notification/recipients.server.ts'
import { database } from '#infra/database.ts'
import { settings } from '#infra/settings.ts'
import type { Person } from '#kernel/actor.ts'
import { sessionCookieName } from '#web/http/session-cookie.ts'
import { companyOwner, hunter, member } from '../support/cast.ts'
import { useDatabase } from '../support/database.ts'
import { invitationOf, invited, joined, password, proof, withPassword } from '../support/members.ts'
import { draftProgram } from '../support/program-scenario.ts'
import { sessionOf, useSite } from '../support/site.ts'

useDatabase()
const site = useSite()
type Boss = Person & { companyId: string }
let owner: Boss
let rival: Boss

beforeAll(async () => {
  owner = await withPassword(await companyOwner('Bank Nusa Attack'))
  rival = await withPassword(await companyOwner('Saingan Raya'))
})

const rowOf = async (memberId: string) => {
  const [row] = await database().select().from(companyMembers).where(eq(companyMembers.id, memberId))
  return row!
}

async function call(actor: Person, method: string, path: string, body?: object | string) {
  const answer = await fetch(`${site.origin()}${path}`, {
    method,
    headers: {
      Authorization: `Bearer ${await sessionOf(actor)}`,
      ...(body ? { 'Content-Type': 'application/json' } : {}),
    },
    ...(body ? { body: typeof body === 'string' ? body : JSON.stringify(body) } : {}),
  })
  return { status: answer.status, json: (await answer.json()) as { data?: Record<string, unknown> } }
}

/** A page without what differs from answer to answer. */
function plainPage(body: string, ...words: string[]): string {
  const nonce = /nonce="([^"]+)"/.exec(body)?.[1] ?? 'none'
  return [nonce, ...words].reduce((text, word) => text.replaceAll(word, 'X'), body)
}

// A version that spreads the body into an UPDATE fails here: role and company would be written.
describe('MEM-02 promoting oneself with unknown fields', () => {
  const keys = [
    'role',
    'company_id',
    'companyId',
    'isAdmin',
    'is_admin',
    'account_id',
    'status',
    'id',
    'owner_id',
  ]

  it.each(keys)('%s is refused with 422 by call and by form, and nothing changes', async (key) => {
    const target = await member(owner.companyId, 2)
    const before = await rowOf(target.memberId!)
    const path = `/api/v1/company/members/${target.memberId}`
    const patch = await call(owner, 'PATCH', path, { ...proof, permission: 1, [key]: 1 })
    expect(patch.status).toBe(422)
    const form = { intent: 'save', name: 'Sekar', permission: '1', ...proof, [key]: '1' }
    const as = await sessionOf(owner)
    const page = await site.ask(`/company/team/edit/${target.memberId}`, { as, form })
    expect(page.status).toBe(422)
    expect(await rowOf(target.memberId!)).toEqual(before)
    // Without it both are right: the field alone was refused.
    const { [key]: _, ...rest } = form as Record<string, string>
    expect((await call(owner, 'PATCH', path, { ...proof, permission: 2 })).status).toBe(200)
    expect((await site.ask(`/company/team/edit/${target.memberId}`, { as, form: rest })).status).toBe(302)
  })

  it('prototype keys and repeated ones are refused before any schema', async () => {
    const target = await member(owner.companyId, 2)
    const path = `/api/v1/company/members/${target.memberId}`
    for (const body of [
      `{"currentPassword":"${password}","__proto__":{"permission":1}}`,
      `{"currentPassword":"${password}","constructor":{"prototype":{"permission":1}}}`,
      `{"currentPassword":"${password}","permission":2,"permission":1}`,
    ]) {
      expect((await call(owner, 'PATCH', path, body)).status).toBe(422)
    }
    const body = new FormData()
    const form = { intent: 'save', name: 'Sekar', permission: '2', ...proof }
    for (const [name, value] of [...Object.entries(form), ['__proto__', '1']]) body.append(name!, value!)
    const answer = await fetch(`${site.origin()}/company/team/edit/${target.memberId}`, {
      method: 'POST',
      body,
      headers: {
        Cookie: `${sessionCookieName()}=${await sessionOf(owner)}`,
        ...{ Origin: settings().origin, 'Sec-Fetch-Site': 'same-origin' },
      },
    })
    expect(answer.status).toBe(422)
    expect(({} as { permission?: number }).permission).toBeUndefined()
    expect(await rowOf(target.memberId!)).toMatchObject({ permission: 2 })
  })

  it('one’s own membership cannot be changed at all, by admins and by members with the right', async () => {
    const admin = await withPassword(await member(owner.companyId, 1))
    const clerk = await withPassword(await member(owner.companyId, 2, [], ['member.manage']))
    const plain = await withPassword(await member(owner.companyId, 2))
    for (const actor of [admin, clerk, plain]) {
      const before = await rowOf(actor.memberId!)
      const path = `/api/v1/company/members/${actor.memberId}`
      for (const change of [{ permission: 1 }, { permissions: ['export'] }, { rewardLimit: '900.000.000' }]) {
        expect((await call(actor, 'PATCH', path, { ...proof, ...change })).status).toBe(403)
      }
      expect(await rowOf(actor.memberId!)).toEqual(before)
    }
  })

  it('a member with the right makes no admin, by invitation or by change', async () => {
    const clerk = await withPassword(await member(owner.companyId, 2, [], ['member.manage']))
    const { memberId } = await invited(owner, { permissions: [] })
    const path = `/api/v1/company/members/${memberId}`
    expect((await call(clerk, 'PATCH', path, { ...proof, permission: 1 })).status).toBe(403)
    const { rewardLimit: _limit, ...input } = invitationOf({ permission: 1 })
    expect((await call(clerk, 'POST', '/api/v1/company/members', input)).status).toBe(403)
  })
})

// A version that looks members up by id alone fails here.
describe('MEM-03 the members of another company', () => {
  it('do not exist: same status and body as an unknown id', async () => {
    const theirs = await member(rival.companyId, 2)
    const as = await sessionOf(owner)
    for (const form of [
      undefined,
      { intent: 'deactivate', ...proof },
      { intent: 'resend' },
      { intent: 'save' },
    ]) {
      const bodies = []
      for (const id of [theirs.memberId!, newId()]) {
        const answer = await site.ask(`/company/team/edit/${id}`, { as, form })
        bodies.push([answer.status, plainPage(await answer.text(), id)])
      }
      expect(bodies[0]).toEqual(bodies[1])
      // An incomplete form is refused before anything is looked up, for both alike.
      expect(form?.intent === 'save' ? 422 : 404).toBe(bodies[0]![0])
    }
    const patch = await call(owner, 'PATCH', `/api/v1/company/members/${theirs.memberId}`, proof)
    expect([patch.status, patch.json]).toMatchObject([404, { code: 'not_found' }])
    expect(await rowOf(theirs.memberId!)).toMatchObject({ status: 2, permission: 2 })
  })

  it('and their acts are not in the log, with any filter', async () => {
    const theirs = await withPassword(await member(rival.companyId, 1))
    await invited(theirs, { name: 'Rahasia Saingan' })
    const seen = await site.ask('/company/team/user-log', { as: await sessionOf(rival) })
    expect(await seen.text()).toContain('Rahasia Saingan')
    const as = await sessionOf(owner)
    for (const query of ['', `?person=${theirs.accountId}`, `?person=${rival.accountId}`, '?kind=company']) {
      const body = await (await site.ask(`/company/team/user-log${query}`, { as })).text()
      expect(body).not.toContain(theirs.username)
      expect(body).not.toContain('Rahasia Saingan')
    }
  })

  it('programs of another company cannot be granted, and are refused like unknown ones', async () => {
    const theirs = await draftProgram(rival)
    const refusals = []
    for (const id of [theirs, newId()]) {
      const { rewardLimit: _limit, ...input } = invitationOf({ programs: [id] })
      const { status, json } = await call(owner, 'POST', '/api/v1/company/members', input)
      refusals.push([status, json])
    }
    expect(refusals[0]).toEqual(refusals[1])
    expect(refusals[0]![0]).toBe(422)
  })
})

// A version that reads the actor's rights from the session, before the lock, lets both win.
describe('MEM-04 a company without an admin', () => {
  it('does not result when two admins remove each other’s rights at once', async () => {
    for (let round = 0; round < 8; round++) {
      const one = await withPassword(await member(owner.companyId, 1))
      const two = await withPassword(await member(owner.companyId, 1))
      const demote = (actor: Person, other: Person) =>
        round % 2
          ? deactivateMember(actor, other.memberId!, proof)
          : editMember(actor, other.memberId!, { ...proof, permission: 2 })
      const answers = await Promise.allSettled([demote(one, two), demote(two, one)])
      expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
      // The late one gets our refusal; a deadlock would be an error of the database.
      const late = answers.find((answer) => answer.status === 'rejected')!
      expect(late.reason).toMatchObject({ code: expect.toBeOneOf(['forbidden', 'not_found', 'conflict']) })
      const rows = await Promise.all([rowOf(one.memberId!), rowOf(two.memberId!)])
      expect(rows.filter((row) => row.status === 2 && row.permission === 1)).toHaveLength(1)
    }
  })

  it('because no one ends their own rights, and the owner has no membership to end', async () => {
    const admin = await withPassword(await member(owner.companyId, 1))
    const as = await sessionOf(admin)
    for (const intent of ['save', 'deactivate']) {
      const form = { intent, ...proof, ...(intent === 'save' ? { name: 'Saya', permission: '2' } : {}) }
      const answer = await site.ask(`/company/team/edit/${admin.memberId}`, { as, form })
      expect([intent, answer.status]).toEqual([intent, 403])
    }
    expect(await rowOf(admin.memberId!)).toMatchObject({ permission: 1, status: 2 })
    for (const id of [owner.accountId, owner.companyId]) {
      const path = `/api/v1/company/members/${id}`
      expect((await call(admin, 'PATCH', path, { ...proof, permission: 2 })).status).toBe(404)
    }
  })
})

describe('MEM-05 a removed member', () => {
  it('has neither session, bearer token, link nor mail one second later', async () => {
    const { memberId, passwordToken } = await joined(owner, { permission: 1 })
    const { accountId } = await rowOf(memberId)
    const person = { ...owner, accountId: accountId! }
    const token = await sessionOf(person)
    expect((await site.ask('/company/profile', { as: token })).status).toBe(200)
    const as = await sessionOf(owner)
    const form = { intent: 'deactivate', ...proof }
    const event = {
      seq: 1,
      type: 'program.accepted',
      subjectId: await draftProgram(owner),
      actorId: null,
      facts: {},
    } as const
    const readers = async () => (await recipientsOf(database(), 'program_company', event)).map(({ id }) => id)
    expect(await readers()).toContain(accountId)
    expect(await goodLink('create_password', passwordToken)).not.toBeNull()
    expect((await site.ask(`/company/team/edit/${memberId}`, { as, form })).status).toBe(302)
    const done = performance.now()
    const page = await site.ask('/company/profile', { as: token })
    expect(page.headers.get('location')).toMatch(/^\/sign-in/)
    const bearer = { Authorization: `Bearer ${token}` }
    expect((await fetch(`${site.origin()}/api/v1/user`, { headers: bearer })).status).toBe(401)
    expect(await goodLink('create_password', passwordToken)).toBeNull()
    expect(await readers()).not.toContain(accountId)
    expect(performance.now() - done).toBeLessThan(1_000)
  })

  // Whom they had invited concerns the company, not them: the mail would name who works there now.
  it('is not notified who accepted an invitation of theirs', async () => {
    const inviter = await member(owner.companyId, 1)
    const { memberId } = await joined(owner)
    const heard = async () => {
      const facts = { memberId }
      const event = {
        ...{ seq: 1, subjectId: owner.companyId, actorId: null, facts },
        type: 'company.member_joined',
      } as const
      return (await recipientsOf(database(), 'inviter', event)).map(({ id }) => id)
    }
    expect(await heard()).toEqual([owner.accountId])
    await database()
      .update(companyMembers)
      .set({ invitedBy: inviter.accountId })
      .where(eq(companyMembers.id, memberId))
    expect(await heard()).toEqual([inviter.accountId])
    await database()
      .update(companyMembers)
      .set({ status: 3 })
      .where(eq(companyMembers.accountId, inviter.accountId))
    expect(await heard()).toEqual([])
  })

  it('SES-03 and one whose rights changed must sign in again', async () => {
    const target = await member(owner.companyId, 2)
    const token = await sessionOf(target)
    const path = `/api/v1/company/members/${target.memberId}`
    expect((await call(owner, 'PATCH', path, { ...proof, permissions: ['report.rate'] })).status).toBe(200)
    expect((await site.ask('/company', { as: token })).headers.get('location')).not.toBe('/company')
    const bearer = { Authorization: `Bearer ${token}` }
    expect((await fetch(`${site.origin()}/api/v1/user`, { headers: bearer })).status).toBe(401)
  })
})

// `endsWith('nusabank.test')` lets the first one in, `includes` the second.
describe('MEM-06 addresses that only look like the company’s', () => {
  const addresses = [
    'a@attacker-nusabank.test',
    'a@nusabank.test.evil.id',
    'a@evilnusabank.test',
    'a@nusabank.tes',
    'a@test',
    'a@nusabank.test@evil.id',
    'a@evil.id@nusabank.test',
    'sekar+admin@nusabank.test',
    'a@xn--nusabnk-3za.test',
    'a@nusabаnk.test',
    'a＠nusabank.test',
    '"a b"@nusabank.test',
    '"a@evil.id"@nusabank.test',
    '=?utf-8?q?a?=@nusabank.test',
    'a%0d%0aBcc:x@nusabank.test',
    'a%evil.id@nusabank.test',
    'a\r\nBcc: b@evil.id\r\n@nusabank.test',
    'a@nusabank.test\r\nBcc: b@evil.id',
    'a@nusabank.test,b@evil.id',
    'a@nusabank.test.',
    'a@.nusabank.test',
    'a@nusabank..test',
    'a@nusabank.test\u0000.evil.id',
    '<a@nusabank.test>',
    'a@[127.0.0.1]',
  ]

  it.each(addresses)('%j is refused with 422 and no mail is sent', async (email) => {
    const small = await withPassword(await companyOwner())
    const { rewardLimit: _limit, ...input } = invitationOf()
    const { status } = await call(small, 'POST', '/api/v1/company/members', { ...input, email })
    expect(status).toBe(422)
    const as = await sessionOf(small)
    const form = { intent: 'invite', name: 'Sekar', email, permission: '2', ...proof }
    expect((await site.ask('/company/team/add', { as, form })).status).toBe(422)
    const here = eq(companyMembers.companyId, small.companyId)
    expect(await database().select().from(companyMembers).where(here)).toEqual([])
  })

  it.each([[['a@nusabank.test', 'b@evil.id']], [{ 0: 'a@nusabank.test' }], [null], [7]])(
    '%j is no address either',
    async (email) => {
      const { rewardLimit: _limit, ...input } = invitationOf()
      expect((await call(owner, 'POST', '/api/v1/company/members', { ...input, email })).status).toBe(422)
    },
  )

  it('the same domain in other letters, and one below it, are the company’s', async () => {
    const small = await withPassword(await companyOwner())
    for (const email of ['Sekar@NusaBank.TEST', 'ayu@it.nusabank.test', 'dua@ｎusabank.test']) {
      const { rewardLimit: _limit, ...input } = invitationOf()
      const { status, json } = await call(small, 'POST', '/api/v1/company/members', { ...input, email })
      expect([email, status]).toEqual([email, 200])
      expect(json.data?.member).toMatchObject({
        email: expect.stringMatching(/^[a-z]+@(it\.)?nusabank\.test$/),
      })
    }
    // The form that was refused above is right, but for its address.
    const form = { intent: 'invite', name: 'Sekar', email: 'tiga@nusabank.test', permission: '2', ...proof }
    expect((await site.ask('/company/team/add', { as: await sessionOf(small), form })).status).toBe(302)
  })
})

// A version that reports "already registered", or makes no row, reveals who has an account.
describe('INV-06 inviting an address that has an account', () => {
  it('returns the same answer, the same row and the same events as one that has none', async () => {
    const taken = await hunter()
    const email = `${taken.username}@nusabank.test`
    await database().update(accounts).set({ email, emailKey: email }).where(eq(accounts.id, taken.accountId))
    const answers = []
    for (const address of [email, `baru-${taken.username}@nusabank.test`]) {
      const { rewardLimit: _limit, ...input } = invitationOf({ email: address, name: 'Orang Baru' })
      const { status, json } = await call(owner, 'POST', '/api/v1/company/members', input)
      const told = json.data!.member as { id: string; email: string; invited_at: string }
      const history = await unsafeHistoryOf('company', owner.companyId)
      const traces = history
        .filter(({ facts }) => factNamed(facts, 'memberId') === told.id)
        .map(({ type }) => type)
      const sent = await database().select().from(links).where(eq(links.subjectId, told.id))
      const { id: _id, email: _email, invited_at: _at, ...rest } = told
      answers.push({ status, rest, traces, links: sent.length, keys: Object.keys(told) })
    }
    expect(answers[0]).toEqual(answers[1])
  })

  it('mails the holder of the account a notice, and a link to no one', async () => {
    const taken = await hunter()
    const { memberId, email } = await inviteAccountOf(taken)
    expect(await unsafeWaitingToken('member_verification', email)).toBeNull()
    const [event] = (await unsafeHistoryOf('company', owner.companyId)).filter(
      ({ facts }) => factNamed(facts, 'memberId') === memberId,
    )
    const readers = await recipientsOf(database(), 'invited_elsewhere', event!)
    expect(readers.map(({ id }) => id)).toEqual([taken.accountId])
    await withdrawInvitation(owner, memberId)
    expect(await recipientsOf(database(), 'invited_elsewhere', event!)).toEqual([])
  })

  async function inviteAccountOf(person: Person) {
    const email = `${person.username}@nusabank.test`
    const mine = eq(accounts.id, person.accountId)
    await database().update(accounts).set({ email, emailKey: email }).where(mine)
    const { rewardLimit: _limit, ...input } = invitationOf({ email })
    const { json } = await call(owner, 'POST', '/api/v1/company/members', input)
    return { memberId: (json.data!.member as { id: string }).id, email }
  }
})

const verify = (token: string, username: string, more: Record<string, string> = {}) =>
  site.ask('/company-member-verification', {
    form: { intent: 'accept', token, username, agreement: 'on', ...more },
  })
const fresh = () => `baru-${newId().slice(-10)}`

describe('INV-02 one invitation accepted fifty times at once', () => {
  it('makes exactly one account', async () => {
    const { memberId, token, input } = await invited(owner)
    const answers = await Promise.all(Array.from({ length: 50 }, () => verify(token, fresh())))
    const statuses = answers.map(({ status }) => status)
    expect(statuses.filter((status) => status === 302)).toHaveLength(1)
    expect(statuses.filter((status) => status === 404)).toHaveLength(49)
    const made = await database().select().from(accounts).where(eq(accounts.email, input.email))
    expect(made).toHaveLength(1)
    expect(await rowOf(memberId)).toMatchObject({ status: 2, accountId: made[0]!.id })
  })
})

// A token looked up without its purpose, or a member id taken from the form, fails here.
describe('INV-07 the verification link', () => {
  it('is invalid after use, withdrawal, a newer one, 72 hours, and when its address got an account', async () => {
    const used = await joined(owner)
    const withdrawn = await invited(owner)
    await withdrawInvitation(owner, withdrawn.memberId)
    const overtaken = await invited(owner)
    const newcomer = await hunter()
    const { email } = overtaken.input
    const theirs = eq(accounts.id, newcomer.accountId)
    await database().update(accounts).set({ email, emailKey: email }).where(theirs)
    // Fails when the letter sent again leaves the one before good: the membership waits as it did.
    const resent = await invited(owner)
    travelTo(later(now(), 2 * minute))
    await resendInvitation(owner, resent.memberId)
    travelTo(null)
    const late = await invited(owner)
    const pages: string[] = []
    const expectDead = async (token: string) => {
      const page = await site.ask(`/company-member-verification?token=${token}`)
      pages.push(plainPage(await page.text(), token))
      const answer = await verify(token, fresh())
      expect([page.status, answer.status]).toEqual([404, 404])
    }
    const dead = [used.token, withdrawn.token, overtaken.token, resent.token, randomWord(43), 'x', '']
    for (const token of dead) {
      await (token.length === 43 ? expectDead(token) : expectNoLink(token))
    }
    travelTo(later(now(), 3 * day + second))
    await expectDead(late.token)
    travelTo(null)
    expect(new Set(pages).size).toBe(1)
  })

  it('is bound to its own membership and purpose', async () => {
    const one = await invited(owner)
    const two = await invited(owner)
    for (const key of ['memberId', 'subjectId', 'email', 'companyId', 'permission']) {
      const answer = await verify(one.token, fresh(), { [key]: two.memberId })
      expect([key, answer.status]).toEqual([key, 422])
    }
    const { passwordToken } = await joined(owner)
    expect((await verify(passwordToken, fresh())).status).toBe(404)
    expect(await goodLink('create_password', one.token)).toBeNull()
    expect(await rowOf(two.memberId)).toMatchObject({ status: 1, accountId: null })
  })

  it('the password link it leads to is valid once, for 24 hours, and not for a removed member', async () => {
    const gone = await joined(owner)
    await deactivateMember(owner, gone.memberId, proof)
    expect((await site.ask(`/create-password?token=${gone.passwordToken}`)).status).toBe(404)
    const late = await joined(owner)
    expect(await goodLink('create_password', late.passwordToken)).not.toBeNull()
    travelTo(later(now(), day + second))
    expect(await goodLink('create_password', late.passwordToken)).toBeNull()
  })

  it('opens no account with its stored hash, by no other form', async () => {
    const { token } = await invited(owner)
    const kept = await database()
      .select()
      .from(links)
      .where(and(eq(links.purpose, 'member_verification')))
    expect(kept.every(({ tokenHash }) => tokenHash.toString('latin1') !== token)).toBe(true)
  })

  async function expectNoLink(token: string) {
    expect((await site.ask(`/company-member-verification?token=${token}`)).status).toBe(404)
    expect((await verify(token, fresh())).status).toBe(422)
  }
})

describe('INV-04 the page of a member’s invitation', () => {
  it('names the company that invites, and nothing else of it', async () => {
    const manager = await withPassword(await member(owner.companyId, 1))
    const programId = await draftProgram(owner, { title: 'Program KANARI PANGGUNG' })
    const secret = { name: 'Kanari Undangan', permissions: ['reward.decide' as const], programs: [programId] }
    const { token, input, memberId } = await invited(manager, { ...secret, rewardLimit: 47_000_000n })
    const page = await site.ask(`/company-member-verification?token=${token}`)
    const data = await site.ask(`/company-member-verification.data?token=${token}`)
    for (const body of [await page.text(), await data.text()]) {
      expect(body).toContain('Bank Nusa Attack')
      for (const hidden of [
        ...[input.email, 'Kanari Undangan', 'KANARI PANGGUNG', manager.username, owner.username, programId],
        ...[memberId, owner.companyId, 'reward.decide', '47000000', 'nusabank.test'],
      ]) {
        expect([hidden, body.includes(hidden)]).toEqual([hidden, false])
      }
    }
  })
})

describe('INV-05 the token of a member’s invitation', () => {
  it('is only in the mail and the form: no referrer, no cache, no link that carries it', async () => {
    const { token } = await invited(owner)
    const page = await site.ask(`/company-member-verification?token=${token}`)
    expect(page.headers.get('referrer-policy')).toBe('no-referrer')
    expect(page.headers.get('cache-control')).toContain('no-store')
    const body = await page.text()
    for (const [, address] of body.matchAll(/\b(?:href|src)="([^"]*)"/g)) {
      expect(address).not.toContain(token)
      expect(address).not.toMatch(/^(https?:)?\/\//)
    }
    const dead = await site.ask(`/company-member-verification?token=${randomWord(43)}`)
    expect(dead.headers.get('referrer-policy')).toBe('no-referrer')
    expect(dead.headers.get('cache-control')).toContain('no-store')
  })

  it('is preserved in a refused form in a hidden field, at an address without it', async () => {
    const { token } = await invited(owner)
    const answer = await verify(token, owner.username)
    const body = await answer.text()
    expect([answer.status, body.includes('Bank Nusa Attack')]).toEqual([422, true])
    expect(body).toContain(`value="${token}"`)
    expect(body).not.toContain(`?token=${token}`)
  })

  it('is exchanged by POST alone, for one whose address is not sent to other sites either', async () => {
    const { token } = await invited(owner)
    for (const method of ['GET', 'HEAD']) {
      await site.ask(`/company-member-verification?token=${token}&username=abcdef&agreement=on`, { method })
    }
    expect(await goodLink('member_verification', token)).not.toBeNull()
    const answer = await verify(token, fresh())
    expect(answer.headers.get('location')).toMatch(/^\/create-password\?token=[0-9A-Za-z]{43}/)
    expect(answer.headers.get('location')).not.toContain(token)
  })
})
