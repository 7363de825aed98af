import { newId } from '@cakrawala/ids/ids'
import { and, eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { events } from '#domain/event/event-tables.server.ts'
import { database } from '#infra/database.ts'
import { companyOwner, hunter, operator, visitor } from '../../../test/support/cast.ts'
import { useDatabase } from '../../../test/support/database.ts'
import { aMessage, filledForm } from '../../../test/support/inquiries.ts'
import { answerInquiry, closeInquiry, takeInquiry } from './handle-inquiry.server.ts'
import { newInquiryForm } from './inquiry-form.server.ts'
import { inquiriesSeenBy, inquiryFigures, inquiryFilterOf, inquirySeenBy } from './inquiry-queries.server.ts'
import { inquiries } from './inquiry-tables.server.ts'
import { sendInquiry } from './send-inquiry.server.ts'

useDatabase()
beforeEach(async () => void (await database().execute(sql`DELETE FROM rate_limits`)))

const note = 'Sudah kami jawab lewat email pagi ini.'
let turn = 0
const address = () => `pengirim-${++turn}@nusabank.test`
const send = (said: Parameters<typeof aMessage>[0] = {}) =>
  sendInquiry(visitor, aMessage({ email: address(), form: filledForm(), ...said }), 'id')
const rowOf = async (id: string) =>
  (await database().select().from(inquiries).where(eq(inquiries.id, id)))[0]!

describe('a message of the contact page', () => {
  it('is queued, and its event holds none of its text', async () => {
    const id = await send()
    expect(await rowOf(id)).toMatchObject({ state: 'new', locale: 'id', topic: 'business', takenBy: null })
    const [event] = await eventsOf(id, 'inquiry.sent')
    expect(event).toMatchObject({ facts: { topic: 'business', spam: false }, actorKind: 'visitor' })
  })

  it('is linked to no account, even when the sender is signed in or suspended', async () => {
    const person = { ...(await hunter()), suspended: true }
    const said = aMessage({ email: address(), form: filledForm() })
    const id = await sendInquiry(person, said, 'en')
    expect((await eventsOf(id, 'inquiry.sent'))[0]).toMatchObject({ actorKind: 'visitor', actorId: null })
  })

  it('is stored once however often its form is sent, and another message is stored as well', async () => {
    const said = aMessage({ email: address(), form: filledForm() })
    const first = await sendInquiry(visitor, said, 'id')
    expect(await sendInquiry(visitor, said, 'id')).toBe(first)
    const other = { ...said, message: 'Pesan yang sama sekali berbeda dari yang pertama.' }
    await expect(sendInquiry(visitor, other, 'id')).rejects.toMatchObject({ detail: 'inquiry_sent' })
  })

  it('is stored once when its form is sent by several clicks at the same time', async () => {
    const said = aMessage({ email: address(), form: filledForm() })
    const ids = await Promise.all([1, 2, 3].map(() => sendInquiry(visitor, said, 'id')))
    expect(new Set(ids).size).toBe(1)
    expect(await eventsOf(ids[0]!, 'inquiry.sent')).toHaveLength(1)
  })

  it('EXP-06 reaches an address 3 times an hour and comes from a network 20 times', async () => {
    const email = 'korban@nusabank.test'
    for (const spelled of [email, 'korban+a@nusabank.test', email]) await send({ email: spelled })
    await expect(send({ email: 'korban+b@nusabank.test' })).rejects.toMatchObject({
      code: 'too_many_requests',
    })
    for (let i = 0; i < 16; i++) await send()
    await expect(send()).rejects.toMatchObject({ code: 'too_many_requests' })
  })
})

describe('a message that looks automated', () => {
  it.each([
    ['the hidden field filled in', () => ({ reference: 'SEO' })],
    ['the hidden field twice', () => ({ reference: ['', ''] })],
    ['a form sent at once', () => ({ form: newInquiryForm() })],
    ['no form at all', () => ({ form: undefined })],
    ['a forged form', () => ({ form: Buffer.from(`${newId()} 0`).toString('base64url') })],
    ['a form as a list', () => ({ form: [filledForm()] })],
    ['an endless form', () => ({ form: 'A'.repeat(100_000) })],
  ])('%s: gets the usual response, is stored as spam, and notifies no one', async (_name, said) => {
    const id = await send(said())
    expect((await rowOf(id)).state).toBe('spam')
    expect((await eventsOf(id, 'inquiry.sent'))[0]?.facts).toMatchObject({ spam: true })
  })

  it('is moved out of spam by an operator', async () => {
    const team = await operator()
    const id = await send({ reference: 'x' })
    await takeInquiry(team, id)
    expect(await rowOf(id)).toMatchObject({ state: 'taken', takenBy: team.accountId })
  })
})

describe('the platform team', () => {
  it('claims, answers and closes a message', async () => {
    const team = await operator()
    const id = await send()
    await takeInquiry(team, id)
    expect(await inquirySeenBy(team, id)).toMatchObject({ mayTake: false, mayAnswer: true, mayClose: true })
    await answerInquiry(team, id, note)
    await closeInquiry(team, id)
    expect(await inquirySeenBy(team, id)).toMatchObject({
      ...{ state: 'closed', note, taker: team.username, mailbox: 'business' },
      ...{ mayTake: false, mayAnswer: false, mayClose: false },
    })
    expect((await eventsOf(id, 'inquiry.closed'))[0]?.facts).toEqual({ answered: true })
  })

  it('claims a message once when two operators race', async () => {
    const team = [await operator(), await operator()]
    const id = await send()
    const acts = await Promise.allSettled(team.map((one) => takeInquiry(one, id)))
    expect(acts.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(await eventsOf(id, 'inquiry.taken')).toHaveLength(1)
  })

  it('cannot change a message claimed by a colleague, or unclaimed', async () => {
    const [team, other] = [await operator(), await operator()]
    const id = await send()
    const refused = { code: 'conflict', detail: 'inquiry_moved' }
    await expect(closeInquiry(team, id)).rejects.toMatchObject(refused)
    await takeInquiry(team, id)
    await expect(takeInquiry(other, id)).rejects.toMatchObject(refused)
    await expect(answerInquiry(other, id, note)).rejects.toMatchObject(refused)
    await expect(closeInquiry(other, id)).rejects.toMatchObject(refused)
    await answerInquiry(team, id, note)
    await expect(answerInquiry(team, id, note)).rejects.toMatchObject(refused)
  })

  it('is the only role that sees messages', async () => {
    const id = await send()
    for (const who of [visitor, await hunter(), await companyOwner()]) {
      const gone = { code: 'not_found' }
      await expect(inquirySeenBy(who, id)).rejects.toMatchObject(gone)
      await expect(takeInquiry(who, id)).rejects.toMatchObject(gone)
      await expect(answerInquiry(who, id, note)).rejects.toMatchObject(gone)
      await expect(closeInquiry(who, id)).rejects.toMatchObject(gone)
      await expect(inquiriesSeenBy(who, inquiryFilterOf(new URLSearchParams()))).rejects.toMatchObject({
        code: 'not_found',
      })
      await expect(inquiryFigures(who)).rejects.toMatchObject({ code: 'forbidden' })
    }
    await expect(inquirySeenBy(await operator(), newId())).rejects.toMatchObject({ code: 'not_found' })
    await expect(takeInquiry(await operator(), "1' OR '1")).rejects.toMatchObject({ code: 'not_found' })
  })

  it('finds messages by state, topic and text; wildcards are literals', async () => {
    const team = await operator()
    const id = await send({ topic: 'media', companyName: 'Koran 100%_Benar' })
    const found = async (query: string) =>
      (await inquiriesSeenBy(team, inquiryFilterOf(new URLSearchParams(query)))).rows.map((row) => row.id)
    expect(await found('topic=media&q=100%25_benar')).toEqual([id])
    expect(await found('topic=media&q=%25%25%25')).toEqual([])
    expect(await found('topic=career&q=koran')).toEqual([])
    expect(await found('state=closed&topic=media')).toEqual([])
    expect(await found(`state=x&topic=y&page=-1&q=${'a'.repeat(5_000)}%00`)).toEqual([])
    await takeInquiry(team, id)
    expect(await found('state=taken&topic=media')).toEqual([id])
  })
})

function eventsOf(id: string, type: string) {
  return database()
    .select()
    .from(events)
    .where(and(eq(events.subjectId, id), eq(events.type, type)))
}
