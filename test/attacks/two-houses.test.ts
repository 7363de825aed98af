import { beforeAll, describe, expect, it } from 'vitest'
import { unsafeWaitingCode } from '#domain/account/codes/code-outbox.server.ts'
import { unsafeWaitingToken } from '#domain/account/link/link-outbox.server.ts'
import { askPasswordReset } from '#domain/account/password/ask-password-reset.server.ts'
import { changePassword } from '#domain/account/password/change-password.server.ts'
import { resetPassword } from '#domain/account/password/set-password-by-link.server.ts'
import { resetColleague } from '#domain/account/recovery/reset-colleague.server.ts'
import { endAllSessions, endOtherSessions, endSession } from '#domain/account/session/end-session.server.ts'
import { personOfToken, sessionsSeenBy } from '#domain/account/session/session-queries.server.ts'
import { signOut } from '#domain/account/session/sign-out.server.ts'
import { sanction } from '#domain/account/standing/sanction.server.ts'
import { askNewEmail, newEmailKey } from '#domain/company/ask-new-email.server.ts'
import { changeEmail } from '#domain/company/change-email.server.ts'
import { deactivateMember } from '#domain/company/deactivate-member.server.ts'
import { editMember } from '#domain/company/edit-member.server.ts'
import type { Person } from '#kernel/actor.ts'
import { newId } from '#kernel/ids.ts'
import { companyOwner, hello, hunter, member, visitor } from '../support/cast.ts'
import { useDatabase } from '../support/database.ts'
import { ownPassword, withPassword } from '../support/factor.ts'
import { useSecondHouse } from '../support/second-house.ts'
import { sessionOf, useSite } from '../support/site.ts'

useDatabase()
const here = useSite()
const there = useSecondHouse()
const proof = { currentPassword: ownPassword }
const newPassword = 'Baru-Sekali-2026'

/** The owner of a session, with a second session of theirs; both have been used in both houses just now. */
async function twoSessions(person: Person): Promise<{ kept: string; copy: string; actor: Person }> {
  const [kept, copy] = [await sessionOf(person), await sessionOf(person)]
  for (const token of [kept, copy]) expect(await alive(token)).toEqual([true, true, true, true])
  return { kept, copy, actor: (await personOfToken(kept, '127.0.0.1'))! }
}

/** Here and there, as a cookie and as a bearer token. */
async function alive(token: string): Promise<boolean[]> {
  const answers = await Promise.all(
    [here.origin(), there.origin()].flatMap((origin) =>
      [{ Cookie: `auth.session=${token}` }, { Authorization: `Bearer ${token}` }].map((headers) =>
        fetch(`${origin}/api/v1/user`, { headers: headers as Record<string, string> }),
      ),
    ),
  )
  return answers.map(({ status }) => status === 200)
}

/** A session kept in memory by either process would still be alive. */
async function expectDead(token: string, since: number): Promise<void> {
  expect(await alive(token)).toEqual([false, false, false, false])
  expect(performance.now() - since).toBeLessThan(1_000)
}

describe('SES-03 a session is dead within a second, in every process, after', () => {
  let elang: Person
  beforeAll(async () => {
    elang = await withPassword(await hunter())
  })

  it('sign-out', async () => {
    const { copy } = await twoSessions(elang)
    const actor = (await personOfToken(copy, '127.0.0.1'))!
    const since = performance.now()
    await signOut(actor)
    await expectDead(copy, since)
  })

  it('a change of the password, but for the session that changed it', async () => {
    const person = await withPassword(await hunter())
    const { kept, copy, actor } = await twoSessions(person)
    await changePassword(actor, { ...proof, password: newPassword })
    await expectDead(copy, performance.now())
    expect(await alive(kept)).toEqual([true, true, true, true])
  })

  it('a new password by a mailed link', async () => {
    const person = await withPassword(await hunter())
    const { kept, copy } = await twoSessions(person)
    await askPasswordReset(visitor, person.username, 'id')
    const token = (await unsafeWaitingToken('reset_password', `${person.username}@demo.test`))!
    await resetPassword(visitor, token, { password: newPassword, confirmPassword: newPassword })
    const since = performance.now()
    await expectDead(copy, since)
    await expectDead(kept, since)
  })

  it('a new e-mail address, but for the session that changed it', async () => {
    const person = await withPassword(await hunter())
    const { kept, copy, actor } = await twoSessions(person)
    const email = `${person.username}-baru@demo.test`
    await askNewEmail(actor, { ...proof, email })
    await changeEmail(actor, (await unsafeWaitingCode('new_email', newEmailKey(actor, email)))!)
    await expectDead(copy, performance.now())
    expect(await alive(kept)).toEqual([true, true, true, true])
  })

  it('a change of a member’s permission, and a deactivation', async () => {
    const owner = await withPassword(await companyOwner())
    const { companyId } = owner
    const [staff, other] = [await member(companyId, 2), await member(companyId, 1)]
    const promoted = await twoSessions(staff)
    await editMember(owner, staff.memberId!, { ...proof, permission: 1 })
    await expectDead(promoted.copy, performance.now())
    const let_go = await twoSessions(other)
    await deactivateMember(owner, other.memberId!, proof)
    await expectDead(let_go.copy, performance.now())
  })

  it('a reset of the second factor', async () => {
    const [one, colleague] = [await withPassword(await hello()), await hello()]
    const { copy } = await twoSessions(colleague)
    const reason = 'Ponsel rekan hilang di perjalanan'
    await resetColleague(one, { ...proof, colleague: colleague.username, reason })
    await expectDead(copy, performance.now())
  })

  it('the end of the account by the platform team', async () => {
    const person = await hunter()
    const { copy } = await twoSessions(person)
    const texts = { statement: 'Data pengguna disalahgunakan.', note: 'Bukti ada di laporan insiden.' }
    const step = { key: newId(), seen: '', step: 'end', reason: 'data_misuse', ...texts } as const
    await sanction(await hello(), person.accountId, step)
    await expectDead(copy, performance.now())
  })

  it('a suspension: alive to read and appeal, but without any right', async () => {
    const person = await hunter()
    const { copy } = await twoSessions(person)
    const texts = { statement: 'Pengujian di luar ruang lingkup.', note: 'Tahap sebelumnya dilewati: berat.' }
    const more = { reason: 'out_of_scope_testing', days: '7', ...texts } as const
    await sanction(await hello(), person.accountId, { key: newId(), seen: '', step: 'suspension', ...more })
    expect((await personOfToken(copy, '127.0.0.1'))!.suspended).toBe(true)
  })
})

describe('SES-08 ending sessions', () => {
  it('ends one, all others, or all, everywhere within a second', async () => {
    const person = await hunter()
    const { kept, copy, actor } = await twoSessions(person)
    const theirs = (await sessionsSeenBy(actor)).find(({ current }) => !current)!
    let since = performance.now()
    await endSession(actor, theirs.id)
    await expectDead(copy, since)

    const more = [await sessionOf(person), await sessionOf(person), await sessionOf(person)]
    since = performance.now()
    expect(await endOtherSessions(actor)).toBe(3)
    for (const token of more) await expectDead(token, since)
    expect(await alive(kept)).toEqual([true, true, true, true])

    since = performance.now()
    await endAllSessions(actor)
    await expectDead(kept, since)
  })

  it('reaches one’s own only', async () => {
    const [victim, thief] = [await hunter(), await hunter()]
    const token = await sessionOf(victim)
    const session = (await personOfToken(token, '127.0.0.1'))!.sessionId
    const as = await sessionOf(thief)
    const page = '/bughunter/profile/security'
    const shown = await (await here.ask(page, { as })).text()
    expect(shown).not.toContain(session)
    const ended = await here.ask(page, { as, form: { intent: 'end_session', sessionId: session } })
    expect(ended.status).toBe(404)
    for (const intent of ['end_others', 'end_all']) await here.ask(page, { as, form: { intent } })
    expect(await alive(token)).toEqual([true, true, true, true])
    expect(await alive(as)).toEqual([false, false, false, false])
  })
})
