import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { unsafeWaitingCode } from '#domain/account/codes/code-outbox.server.ts'
import { confirmAuthenticator } from '#domain/account/factor/confirm-authenticator.server.ts'
import { startPasskey } from '#domain/account/factor/passkey-options.server.ts'
import { registerPasskey } from '#domain/account/factor/register-passkey.server.ts'
import { removeAuthenticator } from '#domain/account/factor/remove-factor.server.ts'
import { startAuthenticator } from '#domain/account/factor/start-authenticator.server.ts'
import { unsafeWaitingToken } from '#domain/account/link/link-outbox.server.ts'
import { askPasswordReset } from '#domain/account/password/ask-password-reset.server.ts'
import { changePassword } from '#domain/account/password/change-password.server.ts'
import { resetPassword } from '#domain/account/password/set-password-by-link.server.ts'
import { resetColleague } from '#domain/account/recovery/start-reset.server.ts'
import { personOfToken, sessionsSeenBy } from '#domain/account/session/session-queries.server.ts'
import { signOut } from '#domain/account/session/sign-out.server.ts'
import {
  endAllSessions,
  endOtherSessions,
  endSession,
} from '#domain/account/session-store/end-session.server.ts'
import { sanction } from '#domain/account/status/sanction.server.ts'
import { askNewEmail, newEmailKey } from '#domain/company/ask-new-email.server.ts'
import { changeEmail } from '#domain/company/change-email.server.ts'
import { deactivateMember } from '#domain/company/deactivate-member.server.ts'
import { editMember } from '#domain/company/edit-member.server.ts'
import { grantProgram } from '#domain/program/grant/grant-program.server.ts'
import { setProgramPermissions } from '#domain/program/grant/set-program-permissions.server.ts'
import { database } from '#infra/database.ts'
import { settings } from '#infra/settings.ts'
import type { Person } from '#kernel/actor.ts'
import { stepInput, takeStep } from '../support/account-status-scenario.ts'
import { companyOwner, hunter, member, operator, visitor } from '../support/cast.ts'
import { useDatabase } from '../support/database.ts'
import { codeOf, ownPassword, withPassword } from '../support/factor.ts'
import { liveProgram } from '../support/program-scenario.ts'
import { useSecondPlatform } from '../support/second-process.ts'
import { sessionOf, useSite } from '../support/site.ts'
import { softPasskey } from '../support/soft-passkey.ts'

useDatabase()
const here = useSite()
const there = useSecondPlatform()
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

/** A session cached in memory by either process would still be valid. */
async function expectDead(token: string, since: number): Promise<void> {
  expect(await alive(token)).toEqual([false, false, false, false])
  expect(performance.now() - since).toBeLessThan(1_000)
}

// One line each takes these down: the one that ends the sessions in the act named. Two guards cover the end of an account,
// a deactivation and a suspended insider (sessions are ended, and the query for the person asks the standing): those fall
// when both are gone, and sessions.test.ts, standing.test.ts and insiders.test.ts show each guard alone.
describe('SES-03 a session is invalid within a second, in every process, after', () => {
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

  // A session prolonged by its use, or one second longer, fails here.
  it('172,800 seconds, used or not', async () => {
    const { copy } = await twoSessions(elang)
    await openedEarlier(copy, 172_790)
    expect(await alive(copy)).toEqual([true, true, true, true])
    await openedEarlier(copy, 10)
    await expectDead(copy, performance.now())
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

  it('a change of a member’s permission', async () => {
    const { owner, staff } = await companyOf(2)
    const promoted = await twoSessions(staff)
    await editMember(owner, staff.memberId!, { ...proof, permission: 1 })
    await expectDead(promoted.copy, performance.now())
  })

  it('a change of a member’s rights in one program', async () => {
    const { owner, staff } = await companyOf(2)
    const programId = await liveProgram(owner, await operator(), { visibility: 'private' })
    await grantProgram(owner, programId, staff.memberId!, proof)
    const { copy } = await twoSessions(staff)
    const rights = { permissions: ['report.rate' as const], rewardLimit: null }
    await setProgramPermissions(owner, programId, staff.memberId!, { ...rights, ...proof })
    await expectDead(copy, performance.now())
  })

  it('a deactivation', async () => {
    const { owner, staff } = await companyOf(1)
    const { copy } = await twoSessions(staff)
    await deactivateMember(owner, staff.memberId!, proof)
    await expectDead(copy, performance.now())
  })

  it('a reset of the second factor', async () => {
    const [one, colleague] = [await withPassword(await operator()), await operator()]
    const { copy } = await twoSessions(colleague)
    const reason = 'Ponsel rekan hilang di perjalanan'
    await resetColleague(one, { ...proof, colleague: colleague.username, reason })
    await expectDead(copy, performance.now())
  })

  it('an authenticator switched on, and taken off, but for the session that did it', async () => {
    const person = await withPassword(await hunter())
    const before = await twoSessions(person)
    const { setup, key } = await startAuthenticator(person)
    const code = codeOf(key)
    const { recoveryCodes } = await confirmAuthenticator(before.actor, { setup, code, ...proof })
    await expectDead(before.copy, performance.now())
    const copy = await sessionOf(person)
    await removeAuthenticator(before.actor, { ...proof, factorCode: recoveryCodes[0]! })
    await expectDead(copy, performance.now())
    expect(await alive(before.kept)).toEqual([true, true, true, true])
  })

  it('a passkey added, but for the session that did it', async () => {
    const { kept, copy, actor } = await twoSessions(await withPassword(await hunter()))
    const { challenge } = await startPasskey(actor, { name: 'laptop', ...proof })
    const registration = softPasskey().register(challenge, { origin: settings().origin })
    await registerPasskey(actor, { name: 'laptop', registration })
    await expectDead(copy, performance.now())
    expect(await alive(kept)).toEqual([true, true, true, true])
  })

  it('the end of the account by the platform team', async () => {
    const person = await hunter()
    const { copy } = await twoSessions(person)
    await takeStep(await operator(), person, { step: 'end', reason: 'data_misuse' })
    await expectDead(copy, performance.now())
  })

  it('a suspension of an operator', async () => {
    const [one, colleague] = [await withPassword(await operator()), await operator()]
    const { copy } = await twoSessions(colleague)
    await sanction(one, colleague.accountId, stepInput(), proof)
    await expectDead(copy, performance.now())
  })

  it('a suspension of a person of another role: valid to read and appeal, but without any right', async () => {
    const { owner, staff } = await companyOf(2)
    const { copy } = await twoSessions(owner)
    const act = () => changeAsks(copy, staff.memberId!)
    expect(await act()).toEqual([200, 200, 200, 200])
    await takeStep(await operator(), owner)
    const since = performance.now()
    expect(await act()).toEqual([403, 403, 403, 403])
    expect(await alive(copy)).toEqual([true, true, true, true])
    expect(performance.now() - since).toBeLessThan(1_000)
  })

  async function companyOf(permission: 1 | 2) {
    const owner = await withPassword(await companyOwner())
    return { owner, staff: await member(owner.companyId, permission) }
  }

  /** The clocks of both houses cannot be moved from here; the session can. */
  async function openedEarlier(token: string, seconds: number): Promise<void> {
    const { sessionId } = (await personOfToken(token, '127.0.0.1'))!
    await database().execute(sql`UPDATE sessions SET created_at = created_at - make_interval(secs => ${seconds}),
      expires_at = expires_at - make_interval(secs => ${seconds}) WHERE id = ${sessionId}`)
  }

  /** The same act here and there, as a cookie and as a bearer token. */
  async function changeAsks(token: string, memberId: string): Promise<number[]> {
    const answers = await Promise.all(
      [
        [here.origin(), settings().origin],
        [there.origin(), there.origin()],
      ].flatMap(([platform, Origin]) =>
        [{ Cookie: `auth.session=${token}`, Origin }, { Authorization: `Bearer ${token}` }].map((headers) =>
          fetch(`${platform}/api/v1/company/members/${memberId}`, {
            method: 'PATCH',
            headers: { 'Content-Type': 'application/json', ...(headers as Record<string, string>) },
            body: JSON.stringify({ ...proof, name: 'Sekar Ayu' }),
          }),
        ),
      ),
    )
    return answers.map(({ status }) => status)
  }
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
