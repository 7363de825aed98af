import { day, after as later, now, travelTo } from '@cakrawala/calendar/clock'
import { newId } from '@cakrawala/ids/ids'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { accounts, bughunters } from '#domain/account/account-tables.server.ts'
import { unsafeWaitingCode } from '#domain/account/codes/code-outbox.server.ts'
import { sendPhoneCode, verifyPhone } from '#domain/account/identity/verify-phone.server.ts'
import { unsafeWaitingToken } from '#domain/account/link/link-outbox.server.ts'
import { links } from '#domain/account/link/link-tables.server.ts'
import { goodLink } from '#domain/account/link/take-link.server.ts'
import { companies } from '#domain/account/membership/membership-tables.server.ts'
import { openSession } from '#domain/account/session/begin-session.server.ts'
import { personOfToken } from '#domain/account/session/session-queries.server.ts'
import { askNewEmail, newEmailKey } from '#domain/company/ask-new-email.server.ts'
import { changeEmail } from '#domain/company/change-email.server.ts'
import { companyProfileInput } from '#domain/company/company-input.ts'
import { editCompany } from '#domain/company/editing/edit-company.server.ts'
import { events } from '#domain/event/event-tables.server.ts'
import { database, transaction } from '#infra/database.ts'
import type { Person } from '#kernel/actor.ts'
import { companyOwner, hunter, visitor } from '../../../../test/support/cast.ts'
import { useDatabase } from '../../../../test/support/database.ts'
import { password, withPassword } from '../../../../test/support/members.ts'
import { lockReset } from './lock-reset.server.ts'
import { undoContactChange } from './undo-contact-change.server.ts'

useDatabase()
const proof = { currentPassword: password }
let turn = 0
const newPhone = () => `+6281355500${String(++turn).padStart(3, '0')}`
const undoToken = async (to: string) => (await unsafeWaitingToken('contact_undo', to))!

describe('the mobile number of a bughunter', () => {
  it('is replaced only with the password, and given back by the text or the mail, once', async () => {
    for (const channel of ['text', 'mail'] as const) {
      const { person, email, own } = await withNumber()
      const thief = newPhone()
      await sendPhoneCode(person, thief)
      const code = (await unsafeWaitingCode('phone', `${person.accountId} ${thief}`))!
      await expect(verifyPhone(person, { code })).rejects.toMatchObject({
        fields: { currentPassword: [{ key: 'required' }] },
      })
      await verifyPhone(person, { code, ...proof })
      expect(await numberOf(person)).toBe(thief)
      const session = await transaction((tx) => openSession(tx, person.accountId, from, null))
      const token = await undoToken(channel === 'text' ? own : email)
      const other = await undoToken(channel === 'text' ? email : own)
      await undoContactChange(visitor, token)
      expect(await numberOf(person)).toBe(own)
      expect(await personOfToken(session.token, from.address)).toBeNull()
      expect(await unsafeWaitingToken('reset_password', email)).not.toBeNull()
      for (const spent of [token, other])
        await expect(undoContactChange(visitor, spent)).rejects.toMatchObject({ code: 'not_found' })
    }
  })

  it('is replaced without a link the first time, and by itself', async () => {
    const { person, own } = await withNumber()
    await give(person, own)
    expect(await unsafeWaitingToken('contact_undo', own)).toBeNull()
  })

  it('stays with the account that proved it meanwhile', async () => {
    const { person, own } = await withNumber()
    await give(person, newPhone())
    const token = await undoToken(own)
    await give(await withPassword(await hunter()), own)
    await expect(undoContactChange(visitor, token)).rejects.toMatchObject({
      code: 'conflict',
      detail: 'contact_taken',
    })
    expect(await goodLink('contact_undo', token)).not.toBeNull()
  })

  it('hears of a reset of the second factor for a week after it was replaced', async () => {
    const { person, own } = await withNumber()
    const [thief, present] = [newPhone(), newPhone()]
    for (const number of [thief, present]) await give(person, number)
    const told = async () => {
      await transaction((tx) => lockReset(tx, visitor, { accountId: person.accountId, way: 'link' }))
      return unsafeWaitingToken('factor_reset_cancel', own)
    }
    expect(await told()).not.toBeNull()
    expect(await unsafeWaitingToken('factor_reset_cancel', present)).not.toBeNull()
    // The number a thief put in between hears nothing: its link would end the reset the owner needs.
    expect(await unsafeWaitingToken('factor_reset_cancel', thief)).toBeNull()
    await database().delete(links).where(eq(links.email, own))
    travelTo(later(now(), 8 * day))
    expect(await told()).toBeNull()
  })

  it('is given back once by many presses at a time', async () => {
    const { person, own } = await withNumber()
    await give(person, newPhone())
    const token = await undoToken(own)
    await Promise.allSettled(Array.from({ length: 8 }, () => undoContactChange(visitor, token)))
    expect(await restoredOf(person)).toHaveLength(1)
  })
})

describe('the number of a company', () => {
  it('is replaced only with the password of who does it, and given back by the text', async () => {
    const owner = await withPassword(await companyOwner())
    const before = await companyNumber(owner.companyId)
    const input = { name: 'Nusa Bank', phone: '021 5000 9998', about: '', website: '', sector: '' }
    await expect(editCompany(owner, companyProfileInput.parse(input))).rejects.toMatchObject({
      fields: { currentPassword: [{ key: 'required' }] },
    })
    await editCompany(owner, companyProfileInput.parse({ ...input, ...proof }))
    expect(await companyNumber(owner.companyId)).toBe('+622150009998')
    await editCompany(owner, companyProfileInput.parse({ ...input, about: 'Bank untuk semua.' }))
    await undoContactChange(visitor, await undoToken(before))
    expect(await companyNumber(owner.companyId)).toBe(before)
  })
})

describe('a changed address', () => {
  it('is given back by its first owner though it was changed twice; the thief gets no link', async () => {
    const person = await withPassword(await hunter())
    const own = await emailOf(person)
    const [first, second] = [await moveTo(person), await moveTo(person)]
    await undoContactChange(visitor, await undoToken(own))
    expect(await emailOf(person)).toBe(own)
    expect(await unsafeWaitingToken('contact_undo', first)).toBeNull()
    expect(await unsafeWaitingToken('reset_password', own)).not.toBeNull()
    expect(await unsafeWaitingToken('reset_password', second)).toBeNull()
    expect(await restoredOf(person)).toMatchObject([{ facts: { what: 'email' } }])
  })

  it('cannot be taken again by the mail to a thief, once the owner put it right', async () => {
    const { person, own } = await withNumber()
    const thief = newPhone()
    await give(person, thief)
    await give(person, own)
    expect(await unsafeWaitingToken('contact_undo', thief)).toBeNull()
    travelTo(later(now(), 8 * day))
    await give(person, newPhone())
    expect(await unsafeWaitingToken('contact_undo', own)).not.toBeNull()
  })

  it('is not given back after a week', async () => {
    const person = await withPassword(await hunter())
    const own = await emailOf(person)
    await moveTo(person)
    const token = await undoToken(own)
    travelTo(later(now(), 8 * day))
    await expect(undoContactChange(visitor, token)).rejects.toMatchObject({ code: 'not_found' })
  })
})

const from = { address: '192.0.2.1', device: 'test' }

async function withNumber() {
  const person = await withPassword(await hunter())
  const own = newPhone()
  await database()
    .update(bughunters)
    .set({ phone: own, phoneVerifiedAt: now() })
    .where(eq(bughunters.accountId, person.accountId))
  return { person, own, email: await emailOf(person) }
}

async function give(person: Person, phone: string): Promise<void> {
  await sendPhoneCode(person, phone)
  const code = (await unsafeWaitingCode('phone', `${person.accountId} ${phone}`))!
  await verifyPhone(person, { code, ...proof })
}

async function moveTo(person: Person): Promise<string> {
  const email = `elang-${newId().slice(-8)}@baru.test`
  await askNewEmail(person, { email, ...proof })
  await changeEmail(person, (await unsafeWaitingCode('new_email', newEmailKey(person, email)))!)
  return email
}

async function numberOf({ accountId }: Person) {
  const [row] = await database().select().from(bughunters).where(eq(bughunters.accountId, accountId))
  return row!.phone
}

async function companyNumber(companyId: string) {
  const [row] = await database().select().from(companies).where(eq(companies.id, companyId))
  return row!.phone
}

async function emailOf({ accountId }: Person) {
  const [row] = await database().select().from(accounts).where(eq(accounts.id, accountId))
  return row!.email
}

async function restoredOf({ accountId }: Person) {
  const found = await database().select().from(events).where(eq(events.subjectId, accountId))
  return found.filter(({ type }) => type === 'account.contact_restored')
}
