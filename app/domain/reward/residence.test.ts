import { jakartaDay } from '@cakrawala/calendar/business-days'
import { day, after as later, now, travelTo } from '@cakrawala/calendar/clock'
import { newId } from '@cakrawala/ids/ids'
import { and, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { accounts, bughunters, files } from '#domain/account/account-tables.server.ts'
import { events } from '#domain/event/event-tables.server.ts'
import { residenceDocument } from '#domain/reward/residence/residence-queries.server.ts'
import { database } from '#infra/database.ts'
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
import { smallPdf } from '../../../test/support/documents.ts'
import {
  codeOf,
  type Enrolled,
  enrol,
  forgetUsedSteps,
  ownPassword,
  withPassword,
} from '../../../test/support/factor.ts'
import { ask, owe, payee, payoutAccount } from '../../../test/support/payout-scenario.ts'
import { openPayout } from './payout/open-payout.server.ts'
import { ownPayouts, payoutOfferSeenBy } from './payout/payout-queries.server.ts'
import { requestPayout } from './payout/request-payout.server.ts'
import { askResidence, unsafeAskResidence } from './residence/ask-residence.server.ts'
import { decideResidence } from './residence/decide-residence.server.ts'
import {
  forgetResidenceDocuments,
  refusedDocumentDays,
} from './residence/forget-residence-documents.server.ts'
import { residenceInput } from './residence/residence-input.ts'
import { ownResidence, residenceFigures, residencesInReview } from './residence/residence-queries.server.ts'
import { taxResidences } from './residence/residence-tables.server.ts'
import { withdrawResidence } from './residence/withdraw-residence.server.ts'

useDatabase()

const today = () => jakartaDay(now())
const reason = 'Nama pada dokumen bukan nama terverifikasi.'

async function rich(amount = 5_000_000n): Promise<Person> {
  const person = await payee()
  await payoutAccount(person)
  await owe(person, amount)
  return person
}

const livesIn = (person: Person, country: string) =>
  database().update(bughunters).set({ country }).where(eq(bughunters.accountId, person.accountId))

let papers = 0

/** Asks past the proof. @returns the id of the request */
async function asks(person: Person, country: string, since = today()): Promise<string> {
  const paper = new File([smallPdf(`/No ${++papers} `)], 'skd.pdf', { type: 'application/pdf' })
  await unsafeAskResidence(person, { country, since }, paper)
  return (await ownResidence(person)).open!.id
}

const yes = (team: Person, residenceId: string, state: 'waiting' | 'checked' = 'waiting') =>
  decideResidence(team, { residenceId, decision: 'approve', state })
const no = (team: Person, residenceId: string) =>
  decideResidence(team, { residenceId, decision: 'refuse', reason })

/** A person whose accepted residence is abroad. */
async function abroad(): Promise<Person> {
  const person = await rich()
  await yes(await operator(), await asks(person, 'SG', '2022-03-01'))
  return person
}

const taxOf = async (person: Person) => (await payoutOfferSeenBy(person)).tax
const residentTax = 125_000n
const foreignTax = 1_000_000n

describe('RUL-04 the tax of a payout is decided', () => {
  it('not by the profile: changing its country to and fro changes nothing', async () => {
    const [home, away] = [await rich(), await abroad()]
    for (const country of ['SG', 'ID', 'JP', 'ID', 'SG']) {
      await livesIn(home, country)
      await livesIn(away, country)
      expect([country, await taxOf(home), await taxOf(away)]).toEqual([country, residentTax, foreignTax])
    }
    await livesIn(home, 'SG')
    expect((await payoutOfferSeenBy(home)).residence).toEqual({
      ...{ country: 'ID', since: null, payee: 'resident', profileCountry: 'SG', differs: true },
    })
  })

  it('by the NIK where nothing was accepted, and without one at the higher tax', async () => {
    const person = await rich()
    expect(await taxOf(person)).toBe(residentTax)
    await database()
      .update(bughunters)
      .set({ nikHash: null })
      .where(eq(bughunters.accountId, person.accountId))
    expect(await taxOf(person)).toBe(foreignTax)
    expect((await payoutOfferSeenBy(person)).residence).toMatchObject({ country: null, differs: true })
  })

  it('by the newest accepted residence, once two people have accepted what lowers the tax', async () => {
    const person = await abroad()
    expect(await taxOf(person)).toBe(foreignTax)
    const residenceId = await asks(person, 'ID')
    expect(await taxOf(person)).toBe(foreignTax)
    const [first, second] = [await operator(), await operator()]
    await yes(first, residenceId)
    expect(await taxOf(person)).toBe(foreignTax)
    expect((await ownResidence(person)).open).toMatchObject({ state: 'checked' })
    await expect(yes(first, residenceId, 'checked')).rejects.toMatchObject({ detail: 'second_resident' })
    await yes(second, residenceId, 'checked')
    expect(await taxOf(person)).toBe(residentTax)
    expect((await ownResidence(person)).former.map(({ country, state }) => [country, state])).toEqual([
      ['ID', 'accepted'],
      ['SG', 'accepted'],
    ])
  })

  it('with a second person whose right is older than the first confirmation', async () => {
    const person = await abroad()
    const residenceId = await asks(person, 'ID')
    const first = await operator()
    await yes(first, residenceId)
    const fresh = await operator()
    await database().update(accounts).set({ createdAt: now() }).where(eq(accounts.id, fresh.accountId))
    await expect(yes(fresh, residenceId, 'checked')).rejects.toMatchObject({ detail: 'second_right_new' })
    const read = async (reader: Person) =>
      (await residencesInReview(reader)).rows.find(({ id }) => id === residenceId)
    expect(await read(fresh)).toMatchObject({ obstacle: 'second_right_new', checkedBy: first.username })
    expect(await read(first)).toMatchObject({ obstacle: 'second_resident' })
  })

  it('never by a residence before its day', async () => {
    const person = await rich()
    const residenceId = await asks(person, 'SG')
    await yes(await operator(), residenceId)
    expect(await taxOf(person)).toBe(foreignTax)
    travelTo(later(now(), -2 * day))
    expect(await taxOf(person)).toBe(residentTax)
    travelTo(null)
  })

  it('without changing requested payouts, and operators see both', async () => {
    const person = await rich()
    const payoutId = await ask(person)
    await yes(await operator(), await asks(person, 'SG'))
    expect((await ownPayouts(person)).rows).toMatchObject([{ payee: 'resident', tax: residentTax }])
    expect(await openPayout(await operator(), payoutId)).toMatchObject({
      ...{ payee: 'resident', residence: { country: 'SG', profileCountry: 'ID', differs: true } },
    })
  })

  it('not by an old page after it changed', async () => {
    const person = await rich()
    const { gross, net } = await payoutOfferSeenBy(person)
    await yes(await operator(), await asks(person, 'SG'))
    await expect(requestPayout(person, { key: newId(), gross, net })).rejects.toMatchObject({
      detail: 'payout_changed',
    })
  })
})

describe('RUL-04 requesting a tax residence', () => {
  const typed = { country: 'SG', since: '2024-01-01' }

  async function enrolled(): Promise<Person & Enrolled> {
    const person = await withPassword(await payee())
    return { ...person, ...(await enrol(person)) }
  }

  async function asksProved(person: Person & Enrolled, more: Record<string, unknown> = {}): Promise<void> {
    await forgetUsedSteps(person)
    const proof = { currentPassword: ownPassword, factorCode: codeOf(person.secret) }
    await askResidence(person, residenceInput.parse({ ...typed, document: smallPdf(), ...proof, ...more }))
  }

  it('requires password and second factor (MON-06)', async () => {
    const person = await enrolled()
    await expect(asksProved(person, { currentPassword: 'salah' })).rejects.toMatchObject({
      fields: { currentPassword: [{ key: 'password_wrong' }] },
    })
    await expect(asksProved({ ...person, secret: Buffer.alloc(20) })).rejects.toMatchObject({
      fields: { factorCode: [{ key: 'code_wrong' }] },
    })
    const bare = await withPassword(await payee())
    const input = { ...typed, document: smallPdf(), currentPassword: ownPassword }
    await expect(askResidence(bare, residenceInput.parse(input))).rejects.toMatchObject({
      detail: 'factor_missing',
    })
    await asksProved(person)
    expect((await ownResidence(person)).open).toMatchObject({ ...typed, state: 'waiting' })
    const mine = and(eq(events.type, 'reward.tax_residence_asked'), eq(events.subjectId, person.accountId))
    expect((await database().select().from(events).where(mine)).map(({ facts }) => facts)).toMatchObject([
      { ...typed, twoPeople: false },
    ])
  })

  it('requires a country, a past day, and a document', async () => {
    const proof = { currentPassword: 'x' }
    const issues = (more: Record<string, unknown>) =>
      residenceInput
        .safeParse({ ...typed, ...proof, ...more })
        .error?.issues.map(({ path, message }) => `${path.join('.')}:${message}`)
    expect(issues({})).toEqual(['document:required'])
    const shown = { document: smallPdf() }
    expect(issues(shown)).toBeUndefined()
    for (const [wrong, issue] of [
      [{ country: '' }, 'country:choose'],
      [{ country: 'XX' }, 'country:choose'],
      [{ since: '2024-02-30' }, 'since:date_invalid'],
      [{ since: jakartaDay(later(now(), day)) }, 'since:date_future'],
      [{ since: '1999-12-31' }, 'since:date_too_early'],
    ] as const)
      expect(issues({ ...shown, ...wrong })).toEqual([issue])
    const person = await enrolled()
    const page = new File(['<svg/>'], 'skd.pdf', { type: 'application/pdf' })
    await expect(asksProved(person, { document: page })).rejects.toMatchObject({ code: 'invalid_input' })
    expect((await ownResidence(person)).open).toBeNull()
  })

  it('is allowed for verified bughunters, and not for the residence in force', async () => {
    const unverified = await hunter({ verified: false })
    await expect(asks(unverified, 'SG')).rejects.toMatchObject({ detail: 'account_unverified' })
    await expect(asks(await payee(), 'ID')).rejects.toMatchObject({
      fields: { country: [{ key: 'residence_same' }] },
    })
    for (const who of [await companyOwner(), await operator()])
      await expect(
        askResidence(who, residenceInput.parse({ ...typed, document: smallPdf(), currentPassword: 'x' })),
      ).rejects.toMatchObject({ code: 'forbidden' })
  })

  it('is open once at a time: the same form is that one, another one is refused', async () => {
    const person = await enrolled()
    await asksProved(person)
    const { open } = await ownResidence(person)
    await asksProved(person)
    expect((await ownResidence(person)).open).toEqual(open)
    const kept = and(eq(files.ownerId, person.accountId), eq(files.state, 'clean'))
    expect(await database().select().from(files).where(kept)).toHaveLength(1)
    await expect(asks(person, 'JP')).rejects.toMatchObject({ detail: 'residence_waiting' })
    expect(await database().select().from(files).where(kept)).toHaveLength(1)
    await expect(asksProved(person, { country: 'JP' })).rejects.toMatchObject({ detail: 'residence_waiting' })
    await expect(asksProved(person)).rejects.toMatchObject({ code: 'too_many_requests' })
  })

  it('stores one of many at once', async () => {
    const person = await payee()
    const tries = await Promise.allSettled(['SG', 'JP', 'MY', 'TH'].map((country) => asks(person, country)))
    expect(tries.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThanOrEqual(1)
    const mine = eq(taxResidences.bughunterId, person.accountId)
    expect(await database().select().from(taxResidences).where(mine)).toHaveLength(1)
  })

  it('is withdrawn by its own bughunter while it is open, once', async () => {
    const person = await payee()
    const residenceId = await asks(person, 'SG')
    await expect(withdrawResidence(await payee(), { residenceId })).rejects.toMatchObject({
      code: 'not_found',
    })
    await withdrawResidence(person, { residenceId })
    await withdrawResidence(person, { residenceId })
    expect(await ownResidence(person)).toMatchObject({ open: null, former: [{ state: 'withdrawn' }] })
    await expect(yes(await operator(), residenceId)).rejects.toMatchObject({ detail: 'residence_decided' })
    const decided = await asks(person, 'SG')
    await yes(await operator(), decided)
    await expect(withdrawResidence(person, { residenceId: decided })).rejects.toMatchObject({
      detail: 'residence_decided',
    })
    expect((await ownResidence(person)).inForce).toMatchObject({ country: 'SG' })
  })
})

describe('RUL-04 deciding about a tax residence', () => {
  it('refuses with a reason the bughunter reads; what is in force is unchanged', async () => {
    const person = await rich()
    const residenceId = await asks(person, 'SG')
    await no(await operator(), residenceId)
    expect(await ownResidence(person)).toMatchObject({ open: null, former: [{ state: 'refused', reason }] })
    expect(await taxOf(person)).toBe(residentTax)
    const again = await asks(person, 'SG')
    await yes(await operator(), again)
    expect(await taxOf(person)).toBe(foreignTax)
  })

  it('is done once, whichever operator is first', async () => {
    const person = await rich()
    const residenceId = await asks(person, 'SG')
    const team = [await operator(), await operator(), await operator()]
    const tries = await Promise.allSettled(
      team.map((one, at) => (at === 1 ? no(one, residenceId) : yes(one, residenceId))),
    )
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const mine = and(eq(events.type, 'reward.tax_residence_decided'), eq(events.subjectId, person.accountId))
    expect(await database().select().from(events).where(mine)).toHaveLength(1)
  })

  it('never counts the first confirmation of an old page as the second', async () => {
    const residenceId = await asks(await abroad(), 'ID')
    const [first, second] = [await operator(), await operator()]
    const tries = await Promise.allSettled([yes(first, residenceId), yes(second, residenceId)])
    expect(tries.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    await expect(yes(second, residenceId)).rejects.toMatchObject({ detail: 'residence_checked' })
    await no(second, residenceId)
  })

  it('is read and decided by operators alone, and each access to a document is recorded', async () => {
    const person = await rich()
    await livesIn(person, 'SG')
    const residenceId = await asks(person, 'SG')
    const owner = await companyOwner()
    const others = [owner, await member(owner.companyId, 1), await incidentAccount(), person, visitor]
    for (const one of others) {
      await expect(residencesInReview(one)).rejects.toMatchObject({ code: 'not_found' })
      await expect(residenceFigures(one)).rejects.toMatchObject({ code: 'forbidden' })
      await expect(residenceDocument(one, residenceId)).rejects.toMatchObject({ code: 'not_found' })
      if (one !== visitor)
        await expect(yes(one as Person, residenceId)).rejects.toMatchObject({ code: 'forbidden' })
    }
    const team = await operator()
    await expect(yes({ ...team, suspended: true }, residenceId)).rejects.toMatchObject({ code: 'forbidden' })
    const { rows, total } = await residencesInReview(team)
    expect(await residenceFigures(team)).toMatchObject({ open: total })
    expect(rows.filter(({ id }) => id === residenceId)).toMatchObject([
      { country: 'SG', inForce: { country: 'ID', profileCountry: 'SG', differs: true }, obstacle: null },
    ])
    expect(await residenceDocument(team, residenceId)).toMatchObject({ mediaType: 'application/pdf' })
    const looks = and(eq(events.type, 'reward.tax_residence_opened'), eq(events.subjectId, person.accountId))
    expect((await database().select().from(events).where(looks)).map(({ actorId }) => actorId)).toEqual([
      team.accountId,
    ])
  })

  it('is immutable once it is decided, for any database user', async () => {
    const person = await abroad()
    const mine = eq(taxResidences.bughunterId, person.accountId)
    const change = (to: Partial<typeof taxResidences.$inferInsert>) =>
      database().update(taxResidences).set(to).where(mine)
    for (const to of [{ country: 'ID' }, { since: '2020-01-01' }, { state: 'refused' as const, reason }])
      await expect(change(to)).rejects.toThrow()
    await expect(database().delete(taxResidences).where(mine)).rejects.toThrow()
    const row = { bughunterId: person.accountId, country: 'ID', since: today(), askedAt: now() }
    const alone = { decidedBy: (await operator()).accountId, decidedAt: now() }
    await expect(
      database()
        .insert(taxResidences)
        .values({ id: newId(), ...row, ...alone, state: 'accepted', twoPeople: true }),
    ).rejects.toThrow()
  })
})

describe('documents of tax residences', () => {
  const stateOf = async (residenceId: string) => {
    const [row] = await database()
      .select({ state: files.state })
      .from(taxResidences)
      .innerJoin(files, eq(files.id, taxResidences.documentFileId))
      .where(eq(taxResidences.id, residenceId))
    return row?.state
  }

  it('are preserved while they count, and deleted some time after they led to nothing', async () => {
    const [taken, refused, waiting] = [await payee(), await payee(), await payee()]
    const ids = [await asks(taken, 'SG'), await asks(refused, 'SG'), await asks(waiting, 'SG')]
    await yes(await operator(), ids[0]!)
    await no(await operator(), ids[1]!)
    travelTo(later(now(), (refusedDocumentDays - 1) * day))
    await forgetResidenceDocuments()
    expect(await Promise.all(ids.map(stateOf))).toEqual(['clean', 'clean', 'clean'])
    travelTo(later(now(), 2 * day))
    expect(await forgetResidenceDocuments()).toBeGreaterThanOrEqual(1)
    expect(await Promise.all(ids.map(stateOf))).toEqual(['clean', 'removed', 'clean'])
    expect(await forgetResidenceDocuments()).toBe(0)
  })
})
