import { randomBytes } from 'node:crypto'
import { day, after as later, minute, now, travelTo } from '@cakrawala/calendar/clock'
import { newId } from '@cakrawala/ids/ids'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { accounts, bughunters } from '#domain/account/account-tables.server.ts'
import { unsafeWaitingToken } from '#domain/account/link/link-outbox.server.ts'
import { links } from '#domain/account/link/link-tables.server.ts'
import { sendLink } from '#domain/account/link/send-link.server.ts'
import { resetPassword } from '#domain/account/password/set-password-by-link.server.ts'
import { askFactorReset, resetColleague } from '#domain/account/recovery/start-reset.server.ts'
import { openSession } from '#domain/account/session/begin-session.server.ts'
import { personOfToken } from '#domain/account/session/session-queries.server.ts'
import { signIn } from '#domain/account/session/sign-in.server.ts'
import { authenticators, recoveryCodes } from '#domain/account/tables/factor-tables.server.ts'
import { events } from '#domain/event/event-tables.server.ts'
import { database, transaction } from '#infra/database.ts'
import { seal } from '#infra/secrets.ts'
import type { Person } from '#kernel/actor.ts'
import {
  companyOwner,
  hunter,
  incidentAccount,
  member,
  operator,
  system,
} from '../../../../test/support/cast.ts'
import { useDatabase } from '../../../../test/support/database.ts'
import { password, proof, withPassword } from '../../../../test/support/members.ts'
import { settleFactorOwed } from '../factor/settle-factor-owed.server.ts'
import { applyDueResets } from '../recovery/apply-due-resets.server.ts'
import { startReset } from '../recovery/start-reset.server.ts'
import { factorResets, securityQuestions } from '../tables/recovery-tables.server.ts'
import { cancelHeldReset, cancelReset } from './cancel-reset.server.ts'

useDatabase()
const from = { address: '192.0.2.77', device: 'x' }
const visitor = { kind: 'visitor', address: from.address } as const
let turn = 0
const fresh = { password: 'Lebihkuatlagi-77', confirmPassword: 'Lebihkuatlagi-77' }

describe('resetting the second factor by mail', () => {
  // Held for some only, a mailbox opens an account by taking the factor first and the password a day later.
  it.each([
    ['bughunter', () => hunter()],
    ['incident responder', () => incidentAccount()],
  ])(
    'AUT-10 takes effect after a day for a %s, and leaves a new factor and question owed',
    async (_who, make) => {
      const person = await withFactor(await make())
      const { token: session } = await transaction((tx) =>
        openSession(tx, person.accountId, from, { accountId: person.accountId, way: 'totp' }),
      )
      const token = (await asked(person))!
      await startReset(visitor, token)
      await expect(startReset(visitor, token)).rejects.toMatchObject({ code: 'not_found' })
      expect(await factorsOf(person)).toMatchObject({ totp: 1, owed: false })
      expect(await cancelLinksOf(person)).toHaveLength(1)
      // A password by mail meanwhile changes nothing: the factor stays.
      await resetPassword(visitor, await passwordLink(person), fresh)
      expect(await factorsOf(person)).toMatchObject({ totp: 1, owed: false })
      travelTo(later(now(), day + minute))
      await applyDueResets(system)
      expect(await factorsOf(person)).toEqual({ totp: 0, codes: 0, question: 0, owed: true })
      expect(await personOfToken(session, from.address)).toBeNull()
      expect(await eventsOf(person, 'account.factor_reset_done')).toHaveLength(1)
      const again = await signIn({ identifier: person.username, password: fresh.password }, from)
      expect(again).toMatchObject({ person: { factorOwed: true } })
    },
  )

  it('sends no link to people without a factor, and to operators only the advice to ask a colleague', async () => {
    const plain = await withPassword(await hunter())
    const team = await withFactor(await operator())
    expect([await asked(plain), await asked(team)]).toEqual([null, null])
    expect(await eventsOf(team, 'account.factor_help_asked')).toHaveLength(1)
  })

  it('AUT-10 is held for a day for people who act for a company, and notified on every channel', async () => {
    const owner = await companyOwner()
    const admin = await member(owner.companyId, 1)
    await member(owner.companyId, 2)
    const staff = await withFactor(await member(owner.companyId, 2))
    await startReset(visitor, (await asked(staff))!)
    expect(await factorsOf(staff)).toEqual({ totp: 1, codes: 1, question: 1, owed: false })
    const told = await cancelLinksOf(staff)
    expect(told.map(({ email }) => email).sort()).toEqual(
      ['+622150001234', ...[owner, admin, staff].map(({ username }) => `${username}@demo.test`)].sort(),
    )
    expect(told.every(({ revokedAt }) => revokedAt === null)).toBe(true)
    travelTo(later(now(), day - minute))
    await applyDueResets(system)
    expect(await factorsOf(staff)).toMatchObject({ totp: 1, owed: false })
    travelTo(later(now(), minute))
    await applyDueResets(system)
    expect(await factorsOf(staff)).toMatchObject({ totp: 0, owed: true })
    await applyDueResets(system)
    expect(await eventsOf(staff, 'account.factor_reset_done')).toHaveLength(1)
  })

  it('AUT-10 is notified to the telephone of a bughunter, with a link that cancels it', async () => {
    const person = await withFactor(await hunter())
    await database()
      .update(bughunters)
      .set({ phone: '+6281200001111', phoneVerifiedAt: now() })
      .where(eq(bughunters.accountId, person.accountId))
    await startReset(visitor, (await asked(person))!)
    expect((await cancelLinksOf(person)).map(({ email }) => email).sort()).toEqual(
      ['+6281200001111', `${person.username}@demo.test`].sort(),
    )
  })

  it('adds nothing while one is held, however often it is asked', async () => {
    const owner = await withFactor(await companyOwner())
    for (let ask = 0; ask < 3; ask++) await startReset(visitor, (await asked(owner))!)
    expect(await resetsOf(owner)).toHaveLength(1)
    expect(await cancelLinksOf(owner)).toHaveLength(2)
  })

  it('is cancelled by the link, once, and then never takes effect', async () => {
    const owner = await withFactor(await companyOwner())
    await startReset(visitor, (await asked(owner))!)
    const byMail = (await unsafeWaitingToken('factor_reset_cancel', `${owner.username}@demo.test`))!
    const byPhone = (await unsafeWaitingToken('factor_reset_cancel', '+622150001234'))!
    await cancelReset(visitor, byPhone)
    for (const token of [byPhone, byMail])
      await expect(cancelReset(visitor, token)).rejects.toMatchObject({ code: 'not_found' })
    travelTo(later(now(), 2 * day))
    await applyDueResets(system)
    expect(await factorsOf(owner)).toMatchObject({ totp: 1, owed: false })
    expect(await eventsOf(owner, 'account.factor_reset_cancelled')).toHaveLength(1)
  })

  it('is cancelled by a sign-in with the old factor', async () => {
    const owner = await withFactor(await companyOwner())
    await startReset(visitor, (await asked(owner))!)
    await transaction((tx) => cancelHeldReset(tx, owner, owner.accountId))
    expect((await resetsOf(owner)).map(({ cancelledAt }) => cancelledAt !== null)).toEqual([true])
    expect((await cancelLinksOf(owner)).every(({ revokedAt }) => revokedAt !== null)).toBe(true)
    expect(await transaction((tx) => cancelHeldReset(tx, owner, owner.accountId))).toBeNull()
  })

  it('takes effect at sign-in too, when its day is over and no schedule has run', async () => {
    const owner = await withFactor(await companyOwner())
    await startReset(visitor, (await asked(owner))!)
    expect(await signIn({ identifier: owner.username, password }, from)).toHaveProperty('ticket')
    travelTo(later(now(), day + minute))
    expect(await signIn({ identifier: owner.username, password }, from)).toMatchObject({
      person: { factorOwed: true },
    })
  })

  it('raced by a cancel and the end of the hold: one wins', async () => {
    const owner = await withFactor(await companyOwner())
    await startReset(visitor, (await asked(owner))!)
    const token = (await unsafeWaitingToken('factor_reset_cancel', `${owner.username}@demo.test`))!
    travelTo(later(now(), day + minute))
    await Promise.allSettled([cancelReset(visitor, token), applyDueResets(system), applyDueResets(system)])
    const [reset] = await resetsOf(owner)
    expect((reset!.doneAt === null) !== (reset!.cancelledAt === null)).toBe(true)
    expect(await factorsOf(owner)).toMatchObject({ owed: reset!.doneAt !== null })
  })
})

describe('what a reset leaves owed', () => {
  it('is settled by a factor and a question, for operators by a factor alone', async () => {
    const [person, team] = [await hunter(), await operator()]
    for (const { accountId } of [person, team])
      await database().update(accounts).set({ factorOwed: true }).where(eq(accounts.id, accountId))
    const settle = ({ accountId }: Person) => transaction((tx) => settleFactorOwed(tx, accountId))
    expect([await settle(person), await settle(team)]).toEqual([true, true])
    await addAuthenticator(person)
    await addAuthenticator(team)
    expect([await settle(person), await settle(team)]).toEqual([true, false])
    await addQuestion(person)
    expect(await settle(person)).toBe(false)
    expect(await factorsOf(person)).toMatchObject({ owed: false })
  })
})

describe('resetting the factor of a colleague', () => {
  const reason = 'Ponselnya hilang; saya mengenalinya lewat panggilan video.'

  it('needs another operator with their own re-authentication, and notifies the team', async () => {
    const [one, two] = [await withPassword(await operator()), await withFactor(await operator())]
    const stranger = await withFactor(await hunter())
    const ask = (actor: Person, colleague: string, more = proof) =>
      resetColleague(actor, { colleague, reason, ...more })
    const field = (name: string, key: string) => ({ fields: { [name]: [{ key }] } })
    await expect(ask(one, one.username)).rejects.toMatchObject(field('colleague', 'colleague_self'))
    await expect(ask(one, `${one.username}@demo.test`)).rejects.toMatchObject(
      field('colleague', 'colleague_self'),
    )
    for (const name of [stranger.username, 'tidak-ada'])
      await expect(ask(one, name)).rejects.toMatchObject(field('colleague', 'colleague_unknown'))
    await expect(ask(one, two.username, { currentPassword: 'salah' })).rejects.toMatchObject(
      field('currentPassword', 'password_wrong'),
    )
    await expect(ask(stranger, two.username)).rejects.toMatchObject({ code: 'forbidden' })
    expect(await factorsOf(two)).toMatchObject({ totp: 1 })
    await ask(one, two.username)
    expect(await factorsOf(two)).toMatchObject({ totp: 0, owed: true })
    expect(await resetsOf(two)).toMatchObject([{ way: 'colleague', askedBy: one.accountId, reason }])
    const [event] = await eventsOf(two, 'account.factor_reset_done')
    expect(event).toMatchObject({ actorId: one.accountId, facts: { way: 'colleague' } })
  })
})

async function withFactor<P extends Person>(person: P): Promise<P> {
  await withPassword(person)
  await addAuthenticator(person)
  await addQuestion(person)
  const code = { id: newId(), accountId: person.accountId, codeHash: randomBytes(32), createdAt: now() }
  await database().insert(recoveryCodes).values(code)
  return person
}

async function addAuthenticator({ accountId }: Person): Promise<void> {
  const sealedSecret = seal('authenticator', randomBytes(20))
  await database().insert(authenticators).values({ accountId, sealedSecret, lastStep: 0, createdAt: now() })
}

async function addQuestion({ accountId }: Person): Promise<void> {
  await database()
    .insert(securityQuestions)
    .values({ accountId, question: 'dream', answerHash: 'x', setAt: now() })
}

async function asked(person: Person): Promise<string | null> {
  const actor = { kind: 'visitor', address: `198.51.100.${++turn}` } as const
  await askFactorReset(actor, person.username, 'id')
  return unsafeWaitingToken('factor_reset', `${person.username}@demo.test`)
}

async function factorsOf({ accountId }: Person) {
  const [totp, codes, question, [account]] = await Promise.all([
    database().$count(authenticators, eq(authenticators.accountId, accountId)),
    database().$count(recoveryCodes, eq(recoveryCodes.accountId, accountId)),
    database().$count(securityQuestions, eq(securityQuestions.accountId, accountId)),
    database().select().from(accounts).where(eq(accounts.id, accountId)),
  ])
  return { totp, codes, question, owed: account!.factorOwed }
}

async function resetsOf({ accountId }: Person) {
  return database().select().from(factorResets).where(eq(factorResets.accountId, accountId))
}

async function cancelLinksOf(person: Person) {
  const [reset] = await resetsOf(person)
  return database().select().from(links).where(eq(links.subjectId, reset!.id))
}

async function passwordLink({ accountId, username }: Person): Promise<string> {
  const email = `${username}@demo.test`
  await transaction((tx) =>
    sendLink(tx, visitor, { purpose: 'reset_password', accountId, email, locale: 'id' }),
  )
  return (await unsafeWaitingToken('reset_password', email))!
}

async function eventsOf({ accountId }: Person, type: string) {
  const rows = await database().select().from(events).where(eq(events.subjectId, accountId))
  return rows.filter((row) => row.type === type)
}
