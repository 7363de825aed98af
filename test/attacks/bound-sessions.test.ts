import { day, after as later, now, travelTo } from '@cakrawala/calendar/clock'
import { and, eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { sessions } from '#domain/account/account-tables.server.ts'
import { openSession } from '#domain/account/session/begin-session.server.ts'
import { heldPerson } from '#domain/account/session/lock-session.server.ts'
import { events } from '#domain/event/event-tables.server.ts'
import { recipientsOf } from '#domain/notification/recipients.server.ts'
import { database, transaction } from '#infra/database.ts'
import type { Person } from '#kernel/actor.ts'
import { mailNoticesOf } from '#worker/notices.ts'
import { companyOwner, hunter, incidentAccount, operator } from '../support/cast.ts'
import { useDatabase } from '../support/database.ts'
import { codeOf, enrol, ownPassword, withPassword } from '../support/factor.ts'
import { sessionOf, useSite } from '../support/site.ts'

useDatabase()
const site = useSite()
const firefox = (version: number, system = 'X11; Linux x86_64') =>
  `Mozilla/5.0 (${system}; rv:${version}.0) Gecko/20100101 Firefox/${version}.0`
const chrome =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36'
const office = '198.51.100.7'
let triase: Person

beforeAll(async () => {
  triase = await operator()
})

async function opened(person: Person, address: string, device: string): Promise<string> {
  const { token } = await transaction((tx) => openSession(tx, person.accountId, { address, device }, null))
  return token
}
const holds = async (token: string, address: string, device: string) =>
  (await heldPerson(token, { address, device })) !== null

describe('SES-01 a copied session of the platform team', () => {
  it('is valid where it was opened, through updates of the browser', async () => {
    const token = await opened(triase, office, firefox(145))
    expect(await holds(token, office, firefox(145))).toBe(true)
    expect(await holds(token, office, firefox(146))).toBe(true)
  })

  it.each([
    ['another browser', office, chrome],
    ['another system', office, firefox(145, 'Windows NT 10.0; Win64; x64')],
    ['a program', office, 'curl/8.5.0'],
    ['another network', '203.0.113.9', firefox(145)],
    ['another network of IPv6', '2001:db8:9:9::1', firefox(145)],
  ])('ends at its first use by %s, for the thief and the owner alike', async (_what, address, device) => {
    const token = await opened(triase, office, firefox(145))
    expect(await holds(token, address, device)).toBe(false)
    // Refusing only the thief would leave the copy alive for a better try.
    expect(await holds(token, office, firefox(145))).toBe(false)
    const [row] = await database()
      .select()
      .from(sessions)
      .where(and(eq(sessions.accountId, triase.accountId), eq(sessions.endReason, 'moved')))
    expect(row!.endedAt).not.toBeNull()
  })

  it('is valid in networks the account has signed in from, for 30 days', async () => {
    const home = '203.0.113.20'
    await opened(triase, home, firefox(145))
    const token = await opened(triase, office, firefox(145))
    expect(await holds(token, home, firefox(145))).toBe(true)
    travelTo(later(now(), 31 * day))
    const newer = await opened(triase, office, firefox(145))
    expect(await holds(newer, home, firefox(145))).toBe(false)
  })

  it('is notified to its owner and to all colleagues, once', async () => {
    const [owner, colleague] = [await operator(), await operator()]
    const token = await opened(owner, office, firefox(145))
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, i) => holds(token, `203.0.113.${100 + i}`, chrome)),
    )
    expect(answers).not.toContain(true)
    const moved = await database()
      .select()
      .from(events)
      .where(and(eq(events.type, 'account.session_moved'), eq(events.subjectId, owner.accountId)))
    expect(moved).toHaveLength(1)
    // The person who held the copy is not the owner.
    expect(moved[0]).toMatchObject({ actorKind: 'visitor', actorId: null })
    const notices = mailNoticesOf('account.session_moved', {})
    expect(notices.map(({ mail }) => mail)).toEqual(['person_session_moved', 'team_session_moved'])
    const happening = { seq: 1, type: 'account.session_moved', actorId: null, facts: {} } as const
    const [own, others] = await Promise.all(
      notices.map(({ to }) => recipientsOf(database(), to, { ...happening, subjectId: owner.accountId })),
    )
    expect(own!.map(({ id }) => id)).toEqual([owner.accountId])
    expect(others!.map(({ id }) => id)).toContain(colleague.accountId)
    expect(others!.map(({ id }) => id)).not.toContain(owner.accountId)
  })

  it('ends by any request: page and call, cookie and bearer', async () => {
    for (const ask of [
      (token: string) => site.ask('/hello/reports', { as: token, headers: { 'User-Agent': chrome } }),
      (token: string) =>
        site.ask('/api/v1/user', { headers: { Authorization: `Bearer ${token}`, 'User-Agent': chrome } }),
    ]) {
      const token = await sessionOf(triase)
      expect((await site.ask('/hello/reports', { as: token })).status).toBe(200)
      const answer = await ask(token)
      expect([302, 401]).toContain(answer.status)
      expect((await site.ask('/api/v1/user', { as: token })).status).toBe(401)
    }
    const token = await sessionOf(triase)
    const led = await site.ask('/hello/reports', { as: token, headers: { 'User-Agent': chrome } })
    expect(led.headers.get('location')).toContain('done=session_moved')
  })
})

describe('SES-01 a copied session of another role', () => {
  it('reads, but every risky act requires the password and the second factor again', async () => {
    for (const [person, page] of [
      [await hunter(), '/bughunter/profile/security'],
      [await companyOwner(), '/company/profile/security'],
      [await incidentAccount(), '/incident/security'],
    ] as const) {
      await withPassword(person)
      const { secret } = await enrol(person)
      const token = await sessionOf(person)
      const ask = (form: Record<string, string>) =>
        site.ask(page, { as: token, form, headers: { 'User-Agent': chrome } })
      const next = { password: 'Baru-Sekali-2026', confirmPassword: 'Baru-Sekali-2026' }
      const risky: Record<string, string>[] = [
        { intent: 'change_password', ...next },
        { intent: 'authenticator_remove' },
        { intent: 'recovery_codes_make' },
        { intent: 'passkey_start', name: 'milik pencuri' },
      ]
      for (const act of risky) {
        for (const proof of [
          {},
          { currentPassword: 'Tebakan-Pencuri-1' },
          // The password alone, which a thief of a laptop may find, is half of it.
          { currentPassword: ownPassword },
          { currentPassword: ownPassword, factorCode: '000000' },
          // The telephone alone, with its screen open, is the other half.
          { currentPassword: 'Tebakan-Pencuri-1', factorCode: codeOf(secret) },
        ]) {
          // Neither the origin nor the number of tries is what refuses: the fields are.
          const answer = await ask({ ...act, ...(proof as Record<string, string>) })
          expect([page, act.intent, Object.keys(proof), answer.status]).toEqual([
            page,
            act.intent,
            Object.keys(proof),
            422,
          ])
        }
      }
      expect((await site.ask('/api/v1/user', { as: token })).status).toBe(200)
      // With both proofs the same form from the same place goes through.
      const proofs = { currentPassword: ownPassword, factorCode: codeOf(secret) }
      expect((await ask({ ...risky[0]!, ...proofs } as Record<string, string>)).status).toBe(302)
    }
  }, 60_000)
})
