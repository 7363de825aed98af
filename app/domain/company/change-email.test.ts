import { day, after as later, minute, now, travelTo } from '@cakrawala/calendar/clock'
import { newId } from '@cakrawala/ids/ids'
import { hashPassword } from '@cakrawala/secrets/password'
import { and, eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { accounts, codes, contactChanges } from '#domain/account/account-tables.server.ts'
import { unsafeWaitingCode } from '#domain/account/codes/code-outbox.server.ts'
import { forgetOldContacts } from '#domain/account/contact-change/contact-changes.server.ts'
import { unsafeWaitingToken } from '#domain/account/link/link-outbox.server.ts'
import { sendLink } from '#domain/account/link/send-link.server.ts'
import { goodLink } from '#domain/account/link/take-link.server.ts'
import { companyMembers } from '#domain/account/membership/membership-tables.server.ts'
import { openSession } from '#domain/account/session/begin-session.server.ts'
import { personOfToken } from '#domain/account/session/session-queries.server.ts'
import { events } from '#domain/event/event-tables.server.ts'
import { database, transaction } from '#infra/database.ts'
import type { Person } from '#kernel/actor.ts'
import {
  companyOwner,
  hunter,
  incidentAccount,
  member,
  operator,
  visitor,
} from '../../../test/support/cast.ts'
import { useDatabase } from '../../../test/support/database.ts'
import { askNewEmail, emailAwaitingCode, newEmailKey } from './ask-new-email.server.ts'
import { changeEmail } from './change-email.server.ts'

const currentPassword = 'Tetapkuatsekali9!'
let passwordHash: string

async function withPassword<P extends Person>(person: P): Promise<P> {
  await database().update(accounts).set({ passwordHash }).where(eq(accounts.id, person.accountId))
  return person
}

const fresh = (domain = 'baru.test') => `elang-${newId().slice(-8)}@${domain}`
const ask = (person: Person, email: string) => askNewEmail(person, { email, currentPassword })
const codeFor = async (person: Person, email: string) =>
  (await unsafeWaitingCode('new_email', newEmailKey(person, email)))!
const emailOf = async ({ accountId }: Person) =>
  (await database().select().from(accounts).where(eq(accounts.id, accountId)))[0]!.email
const session = ({ accountId }: Person) =>
  transaction((tx) => openSession(tx, accountId, { address: '192.0.2.1', device: 'test' }, null))
const refusedField = (name: string, key: string) => ({ fields: { [name]: [{ key }] } })

describe('a new e-mail address', () => {
  useDatabase()
  beforeAll(async () => {
    passwordHash = await hashPassword(currentPassword)
  })

  it('is proved by a code sent to it; other sessions and open links end, and the old address is notified', async () => {
    for (const person of [await hunter(), await operator(), await incidentAccount()]) {
      await withPassword(person)
      const [here, other] = [await session(person), await session(person)]
      const actor = { ...person, sessionId: here.sessionId }
      const old = await emailOf(person)
      await transaction((tx) =>
        sendLink(tx, actor, {
          purpose: 'reset_password',
          accountId: person.accountId,
          email: old,
          locale: 'id',
        }),
      )
      const token = await unsafeWaitingToken('reset_password', old)
      const email = fresh()
      await ask(actor, email)
      expect(await emailOf(person)).toBe(old)
      await changeEmail(actor, await codeFor(person, email))
      expect(await emailOf(person)).toBe(email)
      expect(await personOfToken(here.token, '192.0.2.1')).not.toBeNull()
      expect(await personOfToken(other.token, '192.0.2.1')).toBeNull()
      expect(await goodLink('reset_password', token)).toBeNull()
      const [change] = await database()
        .select()
        .from(contactChanges)
        .where(eq(contactChanges.accountId, person.accountId))
      expect(change?.oldEmail).toBe(old)
      const [event] = await database()
        .select()
        .from(events)
        .where(and(eq(events.subjectId, person.accountId), eq(events.type, 'account.email_changed')))
      expect(event?.facts).toEqual({ changeId: change?.id, ended: 1 })
    }
  })

  it('needs the password, with at most five tries', async () => {
    const person = await withPassword(await hunter())
    const wrong = () => askNewEmail(person, { email: fresh(), currentPassword: 'salah' })
    for (let turn = 0; turn < 5; turn++)
      await expect(wrong()).rejects.toMatchObject(refusedField('currentPassword', 'password_wrong'))
    await expect(wrong()).rejects.toMatchObject({ code: 'too_many_requests' })
    await expect(askNewEmail(visitor, { email: fresh(), currentPassword })).rejects.toMatchObject({
      code: 'not_found',
    })
  })

  it('stays on the domain of the company, label by label, for owner and members', async () => {
    const owner = await withPassword(await companyOwner())
    const colleague = await withPassword(await member(owner.companyId, 2))
    for (const person of [owner, colleague]) {
      for (const foreign of [
        'x@gmail.com',
        'x@evilnusabank.test',
        'x@nusabank.test.evil.id',
        'x@nusabank.testing',
        'x@xn--nusabnk-4ib.test',
      ])
        await expect(ask(person, foreign)).rejects.toMatchObject(
          refusedField('email', 'email_not_of_company'),
        )
      await expect(ask(person, 'kas+1@nusabank.test')).rejects.toMatchObject(
        refusedField('email', 'email_plain'),
      )
    }
    const email = fresh('surat.nusabank.test')
    await ask(colleague, email)
    await changeEmail(colleague, await codeFor(colleague, email))
    const [row] = await database()
      .select()
      .from(companyMembers)
      .where(eq(companyMembers.accountId, colleague.accountId))
    expect(row).toMatchObject({ email, emailKey: email })
  })

  it('gives the same response for an address that has an account, and sends nothing', async () => {
    const [person, other] = [await withPassword(await hunter()), await hunter()]
    const taken = await emailOf(other)
    await ask(person, taken)
    expect(await emailAwaitingCode(person)).toBe(taken)
    expect(await codeFor(person, taken)).toBeNull()
    await expect(changeEmail(person, '123456')).rejects.toMatchObject(refusedField('code', 'code_wrong'))
    await expect(ask(person, await emailOf(person))).rejects.toMatchObject(
      refusedField('email', 'email_same'),
    )
  })

  it('is refused when another account takes it before the code is typed', async () => {
    const [person, other] = [await withPassword(await hunter()), await hunter()]
    const email = fresh()
    await ask(person, email)
    const code = await codeFor(person, email)
    await database().update(accounts).set({ email, emailKey: email }).where(eq(accounts.id, other.accountId))
    await expect(changeEmail(person, code)).rejects.toMatchObject(refusedField('code', 'code_spent'))
  })

  it('changes once for ten clicks at once', async () => {
    const person = await withPassword(await hunter())
    const email = fresh()
    await ask(person, email)
    const code = await codeFor(person, email)
    await Promise.allSettled(Array.from({ length: 10 }, () => changeEmail(person, code)))
    const changes = await database()
      .select()
      .from(contactChanges)
      .where(eq(contactChanges.accountId, person.accountId))
    expect(changes).toHaveLength(1)
  })

  it('lets one account ask five times a day and one address be asked for four times', async () => {
    const person = await withPassword(await hunter())
    for (let turn = 0; turn < 5; turn++) await ask(person, fresh())
    await expect(ask(person, fresh())).rejects.toMatchObject({ code: 'too_many_requests' })
    const victim = fresh()
    for (let turn = 0; turn < 4; turn++) await ask(await withPassword(await hunter()), victim)
    await expect(ask(await withPassword(await hunter()), victim)).rejects.toMatchObject({
      code: 'too_many_requests',
    })
  })

  it('is deleted thirty days after the change', async () => {
    const person = await withPassword(await hunter())
    const email = fresh()
    await ask(person, email)
    await changeEmail(person, await codeFor(person, email))
    const left = async () =>
      (
        await database().select().from(contactChanges).where(eq(contactChanges.accountId, person.accountId))
      )[0]!.oldEmail
    travelTo(later(now(), 29 * day))
    await forgetOldContacts()
    expect(await left()).not.toBeNull()
    travelTo(later(now(), 2 * day))
    await forgetOldContacts()
    expect(await left()).toBeNull()
  })

  it('expires after ten minutes', async () => {
    const person = await withPassword(await hunter())
    const email = fresh()
    await ask(person, email)
    const code = await codeFor(person, email)
    travelTo(later(now(), 10 * minute + 1_000))
    expect(await emailAwaitingCode(person)).toBeNull()
    await expect(changeEmail(person, code)).rejects.toMatchObject(refusedField('code', 'code_spent'))
    const [row] = await database().select().from(codes).where(eq(codes.target, email))
    expect(row?.usedAt).toBeNull()
  })
})
