import { day, after as later, now, second, travelTo } from '@cakrawala/calendar/clock'
import { randomWord } from '@cakrawala/ids/ids'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { accounts } from '#domain/account/account-tables.server.ts'
import { unsafeHistoryOf } from '#domain/event/event-queries.server.ts'
import { invitationToken } from '#domain/program/invitation/invitation-queries.server.ts'
import { inviteBughunter } from '#domain/program/invitation/invite-bughunter.server.ts'
import { revokeInvitation } from '#domain/program/invitation/revoke-invitation.server.ts'
import { invitations } from '#domain/program/program-tables.server.ts'
import { database } from '#infra/database.ts'
import type { Person } from '#kernel/actor.ts'
import { companyOwner, hunter, operator } from '../support/cast.ts'
import { useDatabase } from '../support/database.ts'
import { invite, liveProgram } from '../support/program-scenario.ts'
import { sessionOf, useSite } from '../support/site.ts'

useDatabase()
const site = useSite()
const title = 'Program KANARI TERTUTUP'
let owner: Person & { companyId: string }
let programId: string

beforeAll(async () => {
  owner = await companyOwner('Bank Pengundang')
  programId = await liveProgram(owner, await operator(), {
    title,
    visibility: 'private',
    managedBy: 'company',
  })
})

async function invited() {
  const guest = await hunter()
  const { id, idHash, token } = await invite(owner, programId, guest)
  const link = (status = 'accept') => `/bughunter/programs/invitation/${idHash}/${token}/${status}`
  return { guest, as: await sessionOf(guest), id, idHash, token, link }
}

const statusOf = async (id: string) => {
  const [row] = await database().select().from(invitations).where(eq(invitations.id, id))
  return row!.status
}
const accept = { intent: 'accept' }

async function pageOf(address: string, as: string, form?: Record<string, string>) {
  const answer = await site.ask(address, { as, ...(form ? { form } : {}) })
  const body = await answer.text()
  const nonce = /nonce="([^"]+)"/.exec(body)?.[1] ?? 'none'
  const parts = address.split('/').filter((part) => part.length > 15)
  return {
    status: answer.status,
    body: [nonce, ...parts].reduce((text, part) => text.replaceAll(part, 'X'), body),
  }
}

// A version that trusts the token alone lets the person who was forwarded the mail in.
describe('INV-01 another person’s invitation', () => {
  it('does not exist for another verified bughunter or one who took the same e-mail address', async () => {
    const { link, id, guest } = await invited()
    const unproved = await hunter({ verified: false })
    // No one gets this far: an address is proved before it is an account's. Even so it opens nothing.
    await database()
      .update(accounts)
      .set({ email: `${guest.username}@demo.test` })
      .where(eq(accounts.id, unproved.accountId))
    for (const person of [await hunter(), unproved]) {
      const as = await sessionOf(person)
      const missing = `/bughunter/programs/invitation/${randomWord()}/${randomWord(43)}/accept`
      expect(await pageOf(link(), as)).toEqual(await pageOf(missing, as))
      expect((await pageOf(link(), as)).status).toBe(404)
      expect((await pageOf(link(), as, accept)).status).toBe(404)
      expect((await site.ask(`/bughunter/programs/detail/${programId}`, { as })).status).toBe(404)
    }
    expect(await statusOf(id)).toBe('pending')
  })

  it('is not answered by visitors or by other roles', async () => {
    const { link, id } = await invited()
    const visit = await site.ask(link(), { form: accept })
    expect(visit.headers.get('location')).toMatch(/^\/sign-in/)
    for (const person of [owner, await operator()]) {
      const answer = await site.ask(link(), { as: await sessionOf(person), form: accept })
      expect(answer.headers.get('location')).toMatch(/^\/(sign-in|error403)/)
    }
    expect(await statusOf(id)).toBe('pending')
  })
})

// A version that reads the status first and writes it later lets several in.
describe('INV-02 an invitation used again', () => {
  it('succeeds once of fifty times at once', async () => {
    const { link, as, id } = await invited()
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => site.ask(link(), { as, form: accept })),
    )
    const led = answers.filter(({ headers }) => headers.get('location')?.includes('done=invitation_accepted'))
    expect(led).toHaveLength(1)
    const history = await unsafeHistoryOf('program', programId)
    const answered = history.filter(
      ({ type, facts }) => type === 'program.invitation_answered' && facts.invitationId === id,
    )
    expect(answered).toHaveLength(1)
  })

  it('is invalid after a cancel, a decline and seven days', async () => {
    const cancelled = await invited()
    await revokeInvitation(owner, programId, cancelled.id)
    const declined = await invited()
    const reason = { intent: 'decline', reason: 'Belum ada waktu' }
    expect((await site.ask(declined.link('decline'), { as: declined.as, form: reason })).status).toBe(302)
    const expired = await invited()
    for (const { link, as } of [cancelled, declined]) await expectDead(link(), as)
    travelTo(later(now(), 7 * day + second))
    await expectDead(expired.link(), await sessionOf(expired.guest))
    travelTo(null)
    expect(await statusOf(cancelled.id)).toBe('revoked')
    expect(await statusOf(declined.id)).toBe('declined')
  })

  it('opens nothing any more when it is revoked after it was accepted', async () => {
    const { link, as, id } = await invited()
    await site.ask(link(), { as, form: accept })
    expect((await site.ask(`/bughunter/programs/detail/${programId}`, { as })).status).toBe(200)
    await revokeInvitation(owner, programId, id)
    expect((await site.ask(`/bughunter/programs/detail/${programId}`, { as })).status).toBe(404)
    await expectDead(link(), as)
  })

  async function expectDead(address: string, as: string) {
    expect((await pageOf(address, as)).status).toBe(404)
    expect([404, 409]).toContain((await pageOf(address, as, accept)).status)
  }
})

describe('INV-03 the parts of the address exchanged', () => {
  it('404 for another id, another token, an unknown status; each invitation is unchanged', async () => {
    const mine = await invited()
    const second_ = await liveProgram(owner, await operator(), {
      title: 'Program lain',
      visibility: 'private',
    })
    const other = await invite(owner, second_, mine.guest)
    const base = '/bughunter/programs/invitation'
    const forged = [
      `${base}/${mine.idHash}/${other.token}/accept`,
      `${base}/${other.idHash}/${mine.token}/accept`,
      `${base}/${mine.id}/${mine.token}/accept`,
      `${base}/${mine.idHash}/${invitationToken(mine.idHash)}/accept`,
      `${base}/${mine.idHash}/${mine.token.slice(0, -1)}/accept`,
      `${base}/${mine.idHash}/${mine.token.toUpperCase()}/accept`,
      ...['accepted', 'admin', 'ACCEPT', 'pending', '1', 'accept%00', 'accept,admin'].map(
        (status) => `${base}/${mine.idHash}/${mine.token}/${status}`,
      ),
    ]
    for (const address of forged) {
      expect([address, (await pageOf(address, mine.as)).status]).toEqual([address, 404])
      expect([address, (await pageOf(address, mine.as, accept)).status]).toEqual([address, 404])
    }
    expect([await statusOf(mine.id), await statusOf(other.id)]).toEqual(['pending', 'pending'])
  })

  it('a form that requests another state is refused', async () => {
    const { link, as, id } = await invited()
    for (const intent of ['accepted', 'revoke', 'admin', '']) {
      expect((await pageOf(link(), as, { intent })).status).toBe(422)
    }
    expect(await statusOf(id)).toBe('pending')
  })
})

// A version whose loader returns the row shows the program in the .data answer, if not on the page.
describe('INV-04 the facts of an invitation before it is accepted', () => {
  it('are the company’s name and the last day, nothing of the program, the team or addresses', async () => {
    const { link, as } = await invited()
    const places = [link(), `${link()}.data`, '/bughunter/programs?tab=invitations', '/bughunter']
    for (const place of places) {
      const answer = await site.ask(place, { as })
      expect([place, answer.status]).toEqual([place, 200])
      const body = await answer.text()
      for (const hidden of [title, 'KANARI', programId, owner.username, 'nusabank.test', owner.companyId]) {
        expect([place, hidden, body.includes(hidden)]).toEqual([place, hidden, false])
      }
    }
    expect(await (await site.ask(link(), { as })).text()).toContain('Bank Pengundang')
  })
})

// A version that looks the name up first reports "unknown", stores no row, or shows one without a status.
describe('INV-06 inviting a name', () => {
  it('returns the same answer and the same row for a bughunter, for an unknown name, and for other accounts', async () => {
    const as = await sessionOf(owner)
    const page = `/company/programs/detail/${programId}`
    const ended = await hunter()
    await database().update(accounts).set({ standing: 'ended' }).where(eq(accounts.id, ended.accountId))
    const real = await hunter()
    const names = [
      real.username,
      ended.username,
      (await operator()).username,
      owner.username,
      'tidak-ada-sama-sekali',
    ]
    const told = []
    for (const username of names) {
      const answer = await site.ask(page, { as, form: { intent: 'invite', username } })
      const html = await (await site.ask(page, { as })).text()
      const row = html.match(/<tr\b[\s\S]*?<\/tr>/g)!.find((one) => one.includes(username)) ?? ''
      const shown = row
        .replaceAll(username, 'X')
        .replaceAll(/value="[0-9a-f-]{36}"|datetime="[^"]*"|id="[^"]*"/gi, '')
      told.push([answer.status, answer.headers.get('location'), shown.replaceAll(/\d\d[.:]\d\d/g, 'T')])
    }
    expect(told[0]).toEqual([
      302,
      expect.stringContaining('done=invitation_sent'),
      expect.stringContaining('X'),
    ])
    expect(new Set(told.map((one) => JSON.stringify(one))).size).toBe(1)
    const kept = await database().select().from(invitations).where(eq(invitations.programId, programId))
    const ids = names.map((name) => kept.find(({ usernameKey }) => usernameKey === name)?.bughunterId)
    // The row knows, and with it the mail that is written; the person who invites does not.
    expect(ids).toEqual([real.accountId, null, null, null, null])
  })
})

describe('INV-05 the token of an invitation', () => {
  it('is sent on by no page: no referrer, no cache, no foreign address', async () => {
    const { link, as, token } = await invited()
    const answers = [await site.ask(link(), { as }), await site.ask(`${link()}.data`, { as })]
    for (const answer of answers) expect(answer.headers.get('cache-control')).toContain('no-store')
    expect(answers[0]!.headers.get('referrer-policy')).toBe('no-referrer')
    const body = await answers[0]!.text()
    expect(body).not.toMatch(/\b(?:href|src)="(?:https?:)?\/\//)
    for (const [, address] of body.matchAll(/<a\b[^>]*\bhref="([^"]*)"/g)) {
      // The switch of language is the one link that stays on the page.
      if (address!.startsWith('/en/')) continue
      expect(address).not.toContain(token)
    }
  })

  it('is refused without echoing it in the answer', async () => {
    const { as, idHash } = await invited()
    const wrong = randomWord(43)
    const answer = await site.ask(`/bughunter/programs/invitation/${idHash}/${wrong}/accept`, { as })
    expect(answer.status).toBe(404)
    expect(answer.headers.get('cache-control')).toContain('no-store')
    expect(await answer.text()).not.toContain(wrong)
  })

  it('is stored as a hash, and the same name is invited without a second token', async () => {
    const { guest, id, token } = await invited()
    await inviteBughunter(owner, programId, guest.username)
    const rows = await database()
      .select()
      .from(invitations)
      .where(eq(invitations.bughunterId, guest.accountId))
    expect(rows.map((row) => row.id)).toEqual([id])
    expect(JSON.stringify(rows)).not.toContain(token)
  })
})
