import { day, after as later, minute, now, travelTo } from '@cakrawala/calendar/clock'
import { newId } from '@cakrawala/ids/ids'
import { desc, eq } from 'drizzle-orm'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { bughunters, identityCases, ndaAcceptances } from '#domain/account/account-tables.server.ts'
import { unsafeWaitingCode } from '#domain/account/codes/code-outbox.server.ts'
import { events } from '#domain/event/event-tables.server.ts'
import { database } from '#infra/database.ts'
import type { Person } from '#kernel/actor.ts'
import { companyOwner, hunter, incidentAccount, operator, visitor } from '../../../../test/support/cast.ts'
import { useDatabase } from '../../../../test/support/database.ts'
import { acceptNda } from './accept-nda.server.ts'
import { editPersonalData } from './edit-personal-data.server.ts'
import { forgetIdentityImages } from './forget-identity-images.server.ts'
import { identityCaseSeenBy } from './identity-case-queries.server.ts'
import { identityQueueSeenBy } from './identity-queue.server.ts'
import {
  askBetterDocuments,
  denyIdentity,
  takeIdentityCase,
  verifyIdentity,
  viewIdentityDocument,
} from './review-identity.server.ts'
import { submitIdentity } from './submit-identity.server.ts'
import { ownVerification } from './verification-queries.server.ts'
import { sendPhoneCode, verifyPhone } from './verify-phone.server.ts'

const personal = {
  ...{ fullName: 'Sukarno', birthDate: '1995-08-15', country: 'ID', city: 'Bandung' },
  ...({ address: null, tshirtSize: 'M', hiddenFromBoards: false, hiddenProfile: false } as const),
}
let picture: File
let turn = 0

const newPhone = () => `+62812${String(10_000_000 + ++turn)}`
const newNik = () => `327301150895${String(++turn).padStart(4, '0')}`
const conflict = (detail: string) => ({ code: 'conflict', detail })
const notFound = { code: 'not_found' }

async function prove(person: Person, phone = newPhone()): Promise<void> {
  await sendPhoneCode(person, phone)
  await verifyPhone(person, { code: (await unsafeWaitingCode('phone', `${person.accountId} ${phone}`))! })
}

async function ready(): Promise<Person> {
  const person = await hunter({ verified: false })
  await editPersonalData(person, personal)
  await prove(person)
  await acceptNda(person, { version: '1', textHash: Buffer.alloc(32, 1), device: 'Firefox' })
  return person
}

const submit = (person: Person, nik = newNik()) =>
  submitIdentity(person, {
    nik,
    firstKind: 'ktp',
    firstFile: picture,
    secondKind: 'sim',
    secondFile: picture,
    selfie: picture,
  })

async function submitted(nik?: string): Promise<{ person: Person; caseId: string }> {
  const person = await ready()
  await submit(person, nik)
  return { person, caseId: await caseOf(person) }
}

async function caseOf({ accountId }: Person): Promise<string> {
  const ours = eq(identityCases.accountId, accountId)
  const [row] = await database()
    .select()
    .from(identityCases)
    .where(ours)
    .orderBy(desc(identityCases.submittedAt))
    .limit(1)
  return row!.id
}

const tracesOf = async (person: Person, type: string) => {
  const rows = await database().select().from(events).where(eq(events.subjectId, person.accountId))
  return rows.filter((row) => row.type === type)
}

describe('verification of a bughunter', () => {
  useDatabase()
  beforeAll(async () => {
    const bytes = await sharp({ create: { width: 20, height: 20, channels: 3, background: '#888' } })
      .jpeg()
      .toBuffer()
    picture = new File([new Uint8Array(bytes)], 'ktp.jpg', { type: 'image/jpeg' })
  })

  it('is not overwritten from a page older than the stored data until the sender confirms', async () => {
    const person = await hunter({ verified: false })
    const { revision } = await ownVerification(person)
    await editPersonalData(person, { ...personal, revision })
    const late = { ...personal, city: 'Blitar', revision }
    await expect(editPersonalData(person, late)).rejects.toMatchObject(conflict('saved_meanwhile'))
    // Sent twice, it is stored already.
    await editPersonalData(person, { ...personal, revision })
    expect(await ownVerification(person)).toMatchObject({ city: 'Bandung', revision: revision + 1 })
    await editPersonalData(person, { ...late, revision: revision + 1 })
    expect(await ownVerification(person)).toMatchObject({ city: 'Blitar', revision: revision + 2 })
  })

  it('needs personal data, a phone and the agreement before documents', async () => {
    const person = await hunter({ verified: false })
    const missing = (detail: string) => ({ code: 'step_missing', detail })
    await expect(submit(person)).rejects.toMatchObject(missing('profile_missing'))
    await editPersonalData(person, personal)
    await expect(submit(person)).rejects.toMatchObject(missing('phone_missing'))
    await prove(person)
    await expect(submit(person)).rejects.toMatchObject(missing('nda_missing'))
    await acceptNda(person, { version: '1', textHash: Buffer.alloc(32), device: 'x' })
    await submit(person)
    expect(await ownVerification(person)).toMatchObject({ state: 'in_review', tries: 1 })
    await expect(submit(person)).rejects.toMatchObject(conflict('identity_in_review'))
    await expect(editPersonalData(person, { ...personal, fullName: 'Hatta' })).rejects.toMatchObject(
      conflict('identity_in_review'),
    )
    await editPersonalData(person, { ...personal, city: 'Blitar' })
  })

  it('opens one case of several submits at once', async () => {
    const person = await ready()
    const answers = await Promise.allSettled(Array.from({ length: 5 }, () => submit(person)))
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(
      await database().select().from(identityCases).where(eq(identityCases.accountId, person.accountId)),
    ).toHaveLength(1)
  })

  it('shows documents only to the reviewer who took the case, and traces each view', async () => {
    const { person, caseId } = await submitted()
    const [reviewer, colleague] = [await operator(), await operator()]
    const strangers = [visitor, person, await hunter(), await companyOwner(), await incidentAccount()]
    for (const actor of [...strangers, reviewer]) {
      await expect(viewIdentityDocument(actor, caseId, 'ktp')).rejects.toMatchObject(notFound)
    }
    for (const actor of strangers) {
      await expect(identityCaseSeenBy(actor, caseId)).rejects.toMatchObject(notFound)
      await expect(identityQueueSeenBy(actor)).rejects.toMatchObject(notFound)
      await expect(takeIdentityCase(actor, caseId)).rejects.toMatchObject(notFound)
      await expect(verifyIdentity(actor, caseId)).rejects.toMatchObject(notFound)
    }
    expect(await identityCaseSeenBy(reviewer, caseId)).toMatchObject({
      fullName: null,
      documents: [],
      mayTake: true,
    })
    await takeIdentityCase(reviewer, caseId)
    await takeIdentityCase(reviewer, caseId)
    await expect(takeIdentityCase(colleague, caseId)).rejects.toMatchObject(conflict('case_taken'))
    expect(await identityCaseSeenBy(reviewer, caseId)).toMatchObject({
      fullName: 'Sukarno',
      documents: ['ktp', 'sim', 'selfie'],
    })
    expect((await viewIdentityDocument(reviewer, caseId, 'selfie')).mediaType).toBe('image/jpeg')
    for (const kind of ['passport', 'x', '']) {
      await expect(viewIdentityDocument(reviewer, caseId, kind)).rejects.toMatchObject(notFound)
    }
    for (const id of [newId(), 'x'])
      await expect(viewIdentityDocument(reviewer, id, 'ktp')).rejects.toMatchObject(notFound)
    await expect(viewIdentityDocument(colleague, caseId, 'ktp')).rejects.toMatchObject(notFound)
    expect((await tracesOf(person, 'account.identity_document_viewed')).map(({ facts }) => facts)).toEqual([
      { caseId, kind: 'selfie' },
    ])
    await verifyIdentity(reviewer, caseId)
    await expect(viewIdentityDocument(reviewer, caseId, 'ktp')).rejects.toMatchObject(notFound)
  })

  it('verifies, stores the last digits and a keyed hash of the NIK, and nothing else of it', async () => {
    const nik = newNik()
    const { person, caseId } = await submitted(nik)
    const reviewer = await operator()
    await expect(verifyIdentity(reviewer, caseId)).rejects.toMatchObject(conflict('case_not_taken'))
    await takeIdentityCase(reviewer, caseId)
    const twice = await Promise.allSettled([
      verifyIdentity(reviewer, caseId),
      verifyIdentity(reviewer, caseId),
    ])
    expect(twice.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const view = await ownVerification(person)
    expect(view).toMatchObject({
      state: 'verified',
      nikLast4: nik.slice(-4),
      lastDecision: { decision: 'verified' },
    })
    const [row] = await database().select().from(bughunters).where(eq(bughunters.accountId, person.accountId))
    expect(JSON.stringify(row)).not.toContain(nik)
    expect(await tracesOf(person, 'account.identity_decided')).toHaveLength(1)
    await expect(editPersonalData(person, { ...personal, birthDate: '1990-01-01' })).rejects.toMatchObject(
      conflict('identity_verified'),
    )
  })

  it('takes one NIK for one verified person, also when two wait at once', async () => {
    const nik = newNik()
    const [one, two] = [await submitted(nik), await submitted(nik)]
    const reviewer = await operator()
    await takeIdentityCase(reviewer, one.caseId)
    await takeIdentityCase(reviewer, two.caseId)
    await verifyIdentity(reviewer, one.caseId)
    await expect(verifyIdentity(reviewer, two.caseId)).rejects.toMatchObject(conflict('nik_taken'))
    await expect(submit(await ready(), nik)).rejects.toMatchObject({
      fields: { nik: [{ key: 'nik_taken' }] },
    })
  })

  it('sends documents back three times, then pauses for thirty days', async () => {
    const { person } = await submitted()
    const reviewer = await operator()
    for (let round = 1; round <= 3; round++) {
      const caseId = await caseOf(person)
      await takeIdentityCase(reviewer, caseId)
      await askBetterDocuments(reviewer, caseId, [{ document: 'ktp', reason: 'blurred' }], '')
      expect(await ownVerification(person)).toMatchObject({ state: 'needs_fix', tries: round })
      travelTo(later(now(), minute))
      if (round < 3) await submit(person)
    }
    await expect(submit(person)).rejects.toMatchObject(conflict('identity_paused'))
    travelTo(later(now(), 30 * day))
    await submit(person)
    expect(await ownVerification(person)).toMatchObject({ state: 'in_review', tries: 1 })
  })

  it('denies only when two people agree, and lets apply again after 180 days', async () => {
    const { person, caseId } = await submitted()
    const [first, second] = [await operator(), await operator()]
    const denial = { reason: 'under_age', note: 'Tanggal lahir pada KTP kurang dari 17 tahun.' } as const
    await takeIdentityCase(first, caseId)
    expect(await denyIdentity(first, caseId, denial)).toBe('proposed')
    expect(await ownVerification(person)).toMatchObject({ state: 'in_review' })
    await expect(takeIdentityCase(first, caseId)).rejects.toMatchObject(conflict('second_reviewer'))
    await expect(denyIdentity(first, caseId, denial)).rejects.toMatchObject(conflict('case_not_taken'))
    await takeIdentityCase(second, caseId)
    expect(await denyIdentity(second, caseId, denial)).toBe('denied')
    expect(await ownVerification(person)).toMatchObject({
      state: 'denied',
      lastDecision: { reasons: [{ reason: 'under_age' }] },
    })
    await expect(submit(person)).rejects.toMatchObject(conflict('identity_denied'))
    travelTo(later(now(), 181 * day))
    await submit(person)
  })

  it('lets a colleague take a case over after thirty minutes', async () => {
    const { caseId } = await submitted()
    const [first, second] = [await operator(), await operator()]
    await takeIdentityCase(first, caseId)
    travelTo(later(now(), 31 * minute))
    await takeIdentityCase(second, caseId)
    await expect(viewIdentityDocument(first, caseId, 'ktp')).rejects.toMatchObject(notFound)
  })

  it('deletes the images ninety days after the decision', async () => {
    const { caseId } = await submitted()
    const reviewer = await operator()
    await takeIdentityCase(reviewer, caseId)
    await verifyIdentity(reviewer, caseId)
    const start = now()
    travelTo(later(start, 89 * day))
    // Images of the submissions above that came to no case.
    await forgetIdentityImages()
    const early = await forgetIdentityImages()
    travelTo(later(start, 91 * day))
    expect(await forgetIdentityImages()).toBeGreaterThanOrEqual(3)
    expect(await forgetIdentityImages()).toBe(0)
    expect(early).toBe(0)
  })

  it('stores which agreement was accepted, once per version', async () => {
    const person = await hunter({ verified: false })
    const accept = (version: string) =>
      acceptNda(person, { version, textHash: Buffer.alloc(32, 7), device: 'Firefox' })
    await Promise.all([accept('1'), accept('1'), accept('1')])
    await accept('2')
    const rows = await database()
      .select()
      .from(ndaAcceptances)
      .where(eq(ndaAcceptances.accountId, person.accountId))
    expect(rows.map(({ version }) => version).sort()).toEqual(['1', '2'])
    expect(rows[0]).toMatchObject({
      address: person.address,
      device: 'Firefox',
      textHash: Buffer.alloc(32, 7),
    })
    expect(await tracesOf(person, 'account.nda_accepted')).toHaveLength(2)
    await expect(
      acceptNda(await operator(), { version: '1', textHash: Buffer.alloc(32), device: '' }),
    ).rejects.toMatchObject(notFound)
  })
})

describe('phone of a bughunter', () => {
  useDatabase()

  it('belongs to one account', async () => {
    const phone = newPhone()
    const [one, two] = [await hunter({ verified: false }), await hunter({ verified: false })]
    await prove(one, phone)
    expect(await ownVerification(one)).toMatchObject({
      phone: `+62${'•'.repeat(phone.length - 7)}${phone.slice(-4)}`,
    })
    travelTo(later(now(), 2 * minute))
    await expect(prove(two, phone)).rejects.toMatchObject({ fields: { code: [{ key: 'phone_taken' }] } })
  })

  it('does not take a code that was sent for another account', async () => {
    const phone = newPhone()
    const [one, two] = [await hunter({ verified: false }), await hunter({ verified: false })]
    await sendPhoneCode(one, phone)
    const code = (await unsafeWaitingCode('phone', `${one.accountId} ${phone}`))!
    await expect(verifyPhone(two, { code: code })).rejects.toMatchObject({
      fields: { code: [{ key: 'code_spent' }] },
    })
    await verifyPhone(one, { code: code })
    await expect(verifyPhone(one, { code: code })).rejects.toMatchObject({
      fields: { code: [{ key: 'code_spent' }] },
    })
  })

  it('limits texts: three a number, five an account, two abroad, one a minute', async () => {
    const start = now()
    const person = await hunter({ verified: false })
    const phone = newPhone()
    const quota = { code: 'too_many_requests', detail: 'code_quota' }
    const atOnce = await Promise.allSettled(Array.from({ length: 5 }, () => sendPhoneCode(person, phone)))
    expect(atOnce.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (let text = 1; text < 3; text++) {
      travelTo(later(start, text * 2 * minute))
      await sendPhoneCode(person, phone)
    }
    travelTo(later(start, 10 * minute))
    await expect(sendPhoneCode(await hunter({ verified: false }), phone)).rejects.toMatchObject(quota)
    await sendPhoneCode(person, newPhone())
    await sendPhoneCode(person, newPhone())
    await expect(sendPhoneCode(person, newPhone())).rejects.toMatchObject(quota)
    const abroad = await hunter({ verified: false })
    await sendPhoneCode(abroad, '+6581234567')
    await sendPhoneCode(abroad, '+6581234568')
    await expect(sendPhoneCode(abroad, '+6581234569')).rejects.toMatchObject(quota)
  })

  it('is refused to other roles', async () => {
    for (const actor of [visitor, await operator(), await companyOwner()]) {
      await expect(sendPhoneCode(actor, '+6281234567890')).rejects.toMatchObject(notFound)
      await expect(ownVerification(actor)).rejects.toMatchObject(notFound)
    }
  })
})
