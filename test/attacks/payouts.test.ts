import { now } from '@cakrawala/calendar/clock'
import { newId } from '@cakrawala/ids/ids'
import { eq, inArray } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { bughunters } from '#domain/account/account-tables.server.ts'
import { ownPayouts, payoutOfferSeenBy } from '#domain/reward/payout/payout-queries.server.ts'
import { takePayout } from '#domain/reward/payout/take-payout.server.ts'
import { payoutAccounts, payouts } from '#domain/reward/payout-tables.server.ts'
import { unsafeAskResidence } from '#domain/reward/residence/ask-residence.server.ts'
import { ownResidence } from '#domain/reward/residence/residence-queries.server.ts'
import { taxResidences } from '#domain/reward/residence/residence-tables.server.ts'
import { database } from '#infra/database.ts'
import type { Person } from '#kernel/actor.ts'
import { useApi } from '../support/api.ts'
import { operator } from '../support/cast.ts'
import { useDatabase } from '../support/database.ts'
import { smallPdf } from '../support/documents.ts'
import { codeOf, enrol, forgetUsedSteps, ownPassword, withPassword } from '../support/factor.ts'
import { ask as asked, owe, payee, payoutAccount, takenPayout } from '../support/payout-scenario.ts'
import { balancesOf } from '../support/reward-scenario.ts'
import { sessionOf, useSite } from '../support/site.ts'

useDatabase()
const site = useSite()
const ask = useApi()
const reward = '/bughunter/profile/reward'
const number = '4455667788'

async function richHunter(amount = 5_000_000n): Promise<Person> {
  const person = await payee()
  await payoutAccount(person, { number })
  await owe(person, amount)
  return person
}

async function post(who: Person, address: string, form: Record<string, string | Blob>) {
  const answer = await site.ask(address, { as: await sessionOf(who), form })
  return { status: answer.status, place: answer.headers.get('location'), body: await answer.text() }
}

const requested = async (who: Person, more: Record<string, string> = {}) => {
  const { gross, net } = await payoutOfferSeenBy(who)
  const shown = { intent: 'request', key: newId(), gross: String(gross), net: String(net) }
  return post(who, `${reward}/payout`, { ...shown, ...more })
}

describe('MON-05 two tabs that ask at the same moment', () => {
  it('make one payout', async () => {
    const hunter = await richHunter()
    const answers = await Promise.all([requested(hunter), requested(hunter), requested(hunter)])
    expect(answers.filter(({ status }) => status === 302)).toHaveLength(1)
    expect((await ownPayouts(hunter)).rows).toHaveLength(1)
    const called = await ask(hunter, 'POST', '/api/v1/bughunter/payouts', {
      json: { key: newId(), gross: '5000000', net: '4875000' },
    })
    expect([called.status, called.body.code]).toEqual([409, 'step_missing'])
    expect(await balancesOf(hunter.accountId)).toEqual({
      bughunter_payable: 0n,
      bughunter_in_payout: 5_000_000n,
    })
  })
})

describe('MON-03 a form with changed hidden fields', () => {
  let hunter: Person
  beforeAll(async () => {
    hunter = await richHunter()
  })

  it.each([
    [409, { net: '5000000' }],
    [409, { gross: '9000000000' }],
    [422, { gross: '-1' }],
    [422, { gross: '1e9' }],
    [422, { gross: '5.000.000' }],
    [422, { net: '' }],
    [422, { key: 'x' }],
    [422, { state: 'paid' }],
    [422, { bughunterId: newId() }],
    [422, { payoutAccountId: newId() }],
    [422, { taxIdr: '0' }],
    [422, { payee: 'organisation' }],
  ])('is refused with %i: %o', async (status, more) => {
    expect((await requested(hunter, more as Record<string, string>)).status).toBe(status)
    expect((await ownPayouts(hunter)).rows).toEqual([])
  })
})

describe('payouts of others', () => {
  it('are not withdrawn by a bughunter who knows their id', async () => {
    const [victim, thief] = [await richHunter(), await richHunter()]
    const payoutId = await asked(victim)
    const answer = await post(thief, reward, { intent: 'cancel', payoutId })
    expect(answer.status).toBe(404)
    expect(answer.body).not.toContain('PO-')
    expect((await ownPayouts(victim)).rows).toMatchObject([{ state: 'requested' }])
  })

  it('are not settled by bughunters, whatever they post to the payout queue', async () => {
    const { person, payoutId } = await takenPayout(300_000n)
    for (const intent of ['take', 'confirm', 'fail']) {
      const form = { intent, reference: 'BCA-1', reason: 'Ini alasan yang cukup panjang.' }
      expect((await post(person, `/hello/payouts/${payoutId}`, form)).place).toMatch(/sign-in/)
    }
    expect((await ownPayouts(person)).rows).toMatchObject([{ state: 'processing' }])
  })
})

describe('MON-09 one person who takes and confirms a large payout', () => {
  it('is refused though no button was shown; another one is not', async () => {
    const { taker, payoutId } = await takenPayout(10_000_001n)
    const form = () => ({
      intent: 'confirm',
      reference: 'BCA-42',
      total: '9750001',
      proof: smallPdf('', 'bukti.pdf'),
    })
    const page = await site.ask(`/hello/payouts/${payoutId}`, { as: await sessionOf(taker) })
    expect(await page.text()).not.toContain('value="confirm"')
    expect((await post(taker, `/hello/payouts/${payoutId}`, form())).status).toBe(403)
    expect((await post(await operator(), `/hello/payouts/${payoutId}`, form())).status).toBe(302)
  })

  it('confirms the payout of the address, never one in a hidden field', async () => {
    const [large, small] = [await takenPayout(10_000_001n), await takenPayout(300_000n)]
    const form = {
      intent: 'confirm',
      reference: 'BCA-43-2',
      total: '292500',
      proof: smallPdf('', 'bukti.pdf'),
    }
    const smuggled = { ...form, payoutId: large.payoutId }
    expect((await post(small.taker, `/hello/payouts/${small.payoutId}`, smuggled)).status).toBe(302)
    const [row] = await database().select().from(payouts).where(eq(payouts.id, large.payoutId))
    expect(row?.state).toBe('processing')
  })
})

describe('MON-06 another payout account', () => {
  const account = { provider: '014', number: '9900112233', holder: 'Elang Jawa' }
  const form = { intent: 'name_account', ...account }

  it('is not named with a session alone, by page or by call', async () => {
    const person = await withPassword(await payee())
    const { secret } = await enrol(person)
    const address = `${reward}/account`
    for (const proof of [
      {},
      { currentPassword: 'salah' },
      { currentPassword: ownPassword },
      { currentPassword: ownPassword, factorCode: '000000' },
    ])
      for (const met of [
        await post(person, address, { ...form, ...proof } as Record<string, string>),
        await ask(person, 'PUT', '/api/v1/bughunter/payout-account', { json: { ...account, ...proof } }),
      ])
        expect([proof, met.status]).toEqual([proof, 422])
    await forgetUsedSteps(person)
    const proof = { currentPassword: ownPassword, factorCode: codeOf(secret) }
    for (const more of [{ state: 'approved' }, { usableFrom: '2020-01-01' }, { verifiedName: 'X' }])
      expect(
        (await post(person, address, { ...form, ...proof, ...more } as Record<string, string>)).status,
      ).toBe(422)
    expect((await post(person, address, { ...form, ...proof })).status).toBe(302)
    const [row] = await database()
      .select()
      .from(payoutAccounts)
      .where(eq(payoutAccounts.bughunterId, person.accountId))
    expect(row!.usableFrom.getTime() - row!.namedAt.getTime()).toBe(86_400_000)
  })

  it('is not named without a second factor, and the page shows that', async () => {
    const person = await withPassword(await payee())
    const proof = { currentPassword: ownPassword }
    expect((await post(person, `${reward}/account`, { ...form, ...proof })).status).toBe(409)
    const json = { ...account, ...proof }
    const called = await ask(person, 'PUT', '/api/v1/bughunter/payout-account', { json })
    expect([called.status, called.body.code]).toEqual([409, 'conflict'])
    const page = await site.ask(`${reward}/account`, { as: await sessionOf(person) })
    expect(await page.text()).not.toContain('name="number"')
  })
})

describe('a whole account number', () => {
  it('is on no page but that of a payout being paid', async () => {
    const hunter = await richHunter()
    const payoutId = await asked(hunter)
    const team = await operator()
    const read = async (who: Person, address: string) =>
      (await site.ask(address, { as: await sessionOf(who) })).text()
    const places: [Person, string][] = [
      [hunter, reward],
      [hunter, `${reward}/account`],
      [team, '/hello/payouts'],
      [team, '/hello/payout-accounts'],
      [team, `/hello/payouts/${payoutId}`],
    ]
    for (const [who, address] of places) {
      const body = await read(who, address)
      expect([address, body.includes(number)]).toEqual([address, false])
    }
    expect(await read(hunter, reward)).toContain('7788')
    await takePayout(team, { payoutId })
    expect(await read(team, `/hello/payouts/${payoutId}`)).toContain(number)
  })

  it('is exported only with the right to it, and each export is sent with no-store', async () => {
    const { taker } = await takenPayout(300_000n)
    const answer = await site.ask('/hello/payouts', { as: await sessionOf(taker), form: { intent: 'batch' } })
    expect(answer.headers.get('content-type')).toMatch(/^text\/csv/)
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    expect(await answer.text()).toContain('"014"')
    const tax = await post(taker, '/hello/payouts', { intent: 'withholding', year: '2026' })
    expect(tax.status).toBe(200)
    for (const year of ['abc', '1999', '', '2026; DROP TABLE'])
      expect((await post(taker, '/hello/payouts', { intent: 'withholding', year })).status).toBe(422)
  })
})

describe('RUL-04 the country of a profile and a tax residence', () => {
  const here = `${reward}/tax-residence`
  const form = { intent: 'ask_residence', country: 'SG', since: '2024-01-01' }
  const lives = (person: Person, country: string) =>
    ask(person, 'PUT', '/api/v1/bughunter/personal-data', {
      json: {
        ...{ fullName: 'Elang Jawa', birthDate: '1995-08-15', country, city: 'Solo', tshirtSize: 'M' },
      },
    })
  const offerOf = async (person: Person) =>
    (await ask(person, 'GET', '/api/v1/bughunter/payout-offer')).body.data

  it('a profile that is changed before a payout and back after it changes no tax', async () => {
    const [home, away] = [await richHunter(), await richHunter()]
    await database()
      .update(bughunters)
      .set({ birthDate: '1995-08-15' })
      .where(inArray(bughunters.accountId, [home.accountId, away.accountId]))
    await database()
      .insert(taxResidences)
      .values({
        ...{ id: newId(), bughunterId: away.accountId, country: 'SG', since: '2022-01-01' },
        ...{ state: 'accepted', twoPeople: false, askedAt: now(), decidedAt: now() },
      })
    for (const country of ['SG', 'ID', 'SG']) {
      for (const [person, tax] of [
        [home, 125_000],
        [away, 1_000_000],
      ] as const) {
        expect((await lives(person, country)).status).toBe(200)
        expect(await offerOf(person)).toMatchObject({ tax, residence: { profile_country: country } })
      }
    }
  })

  it('is not requested with a session alone, nor with unknown fields', async () => {
    const person = await withPassword(await payee())
    const { secret } = await enrol(person)
    const proofs = [
      {},
      { currentPassword: 'salah' },
      { currentPassword: ownPassword },
      { currentPassword: ownPassword, factorCode: '000000' },
    ]
    for (const proof of proofs) {
      const sent = { ...form, document: smallPdf('', 'skd.pdf'), ...proof } as Record<string, string | Blob>
      expect([proof, (await post(person, here, sent)).status]).toEqual([proof, 422])
    }
    const whole = async () => {
      await forgetUsedSteps(person)
      const proof = { currentPassword: ownPassword, factorCode: codeOf(secret) }
      return { ...form, document: smallPdf('', 'skd.pdf'), ...proof }
    }
    for (const more of [{ state: 'accepted' }, { twoPeople: 'false' }, { bughunterId: newId() }])
      expect((await post(person, here, { ...(await whole()), ...more } as never)).status).toBe(422)
    expect((await post(person, here, await whole())).status).toBe(302)
    const mine = eq(taxResidences.bughunterId, person.accountId)
    expect(await database().select().from(taxResidences).where(mine)).toMatchObject([
      { state: 'waiting', twoPeople: false, decidedBy: null },
    ])
  })

  it('is decided by operators alone, from the page that was read', async () => {
    const person = await payee()
    await database()
      .insert(taxResidences)
      .values({
        ...{ id: newId(), bughunterId: person.accountId, country: 'SG', since: '2022-01-01' },
        ...{ state: 'accepted', twoPeople: false, askedAt: now(), decidedAt: now() },
      })
    await unsafeAskResidence(person, { country: 'ID', since: '2026-01-01' }, smallPdf('', 'skd.pdf'))
    const { open } = await ownResidence(person)
    const decision = { residenceId: open!.id, decision: 'approve', state: 'waiting' }
    const decide = async (who: Person, more: Record<string, string> = {}) =>
      (await ask(who, 'POST', '/api/v1/tax-residences/decide', { json: { ...decision, ...more } })).status
    const [first, second] = [await operator(), await operator()]
    expect(await decide(person)).toBe(403)
    expect(await decide(first, { state: 'checked' })).toBe(409)
    expect(await decide(first, { state: 'accepted' })).toBe(422)
    expect(await decide(first)).toBe(200)
    expect(await decide(second)).toBe(409)
    expect(await decide(first, { state: 'checked' })).toBe(403)
    expect(await decide(second, { state: 'checked' })).toBe(200)
    expect(await decide(second, { state: 'checked' })).toBe(409)
    expect((await ownResidence(person)).inForce).toMatchObject({ country: 'ID', since: '2026-01-01' })
  })
})
