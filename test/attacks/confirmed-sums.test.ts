import { globSync, readFileSync } from 'node:fs'
import { newId } from '@cakrawala/ids/ids'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { reports } from '#domain/report/report-tables.server.ts'
import { decideTopUp } from '#domain/reward/decide-top-up.server.ts'
import { giveReward } from '#domain/reward/give-reward.server.ts'
import { payoutOfferSeenBy } from '#domain/reward/payout/payout-queries.server.ts'
import { unsafeRequestRefund } from '#domain/reward/refund/request-refund.server.ts'
import { checkRefund } from '#domain/reward/refund/settle-refund.server.ts'
import { requestTopUp } from '#domain/reward/request-top-up.server.ts'
import { reverseTopUp } from '#domain/reward/reverse-top-up.server.ts'
import { ledgerTransfers } from '#domain/reward/reward-tables.server.ts'
import { refusals } from '#i18n/refusals.ts'
import { database } from '#infra/database.ts'
import type { Person } from '#kernel/actor.ts'
import { formatRupiah } from '#kernel/money.ts'
import { companyOwner, hunter, member, operator } from '../support/cast.ts'
import { useDatabase } from '../support/database.ts'
import { smallPdf } from '../support/documents.ts'
import { forgetUsedSteps, proofOf } from '../support/factor.ts'
import {
  ask as askPayout,
  newReference,
  owe,
  payee,
  payoutAccount,
  takenPayout,
  topUpProof,
} from '../support/payout-scenario.ts'
import { deskOf } from '../support/permission-scenario.ts'
import { fund, liveProgram, ratedReport, vectors } from '../support/reward-scenario.ts'
import { sessionOf, useSite } from '../support/site.ts'

useDatabase()
const site = useSite()

type Form = Record<string, string | Blob>
/**
 * An act by which money leaves, as its page sends it: `form` without the sum, `sum` as the confirmation of it has it. `typed`: the sum
 * is typed, so the form is answered with a step that names it; the others show it beside their button.
 */
type Act = {
  who: Person
  place: string
  form: Form
  sum: Record<string, string>
  named: bigint
  typed?: true
  proof?: Form
}

const many = 500_000_000n
const owner = async () => {
  const person = await companyOwner()
  await fund(person.companyId, many)
  return person
}
const rated = async (who: Awaited<ReturnType<typeof owner>>, more = {}) => {
  const programId = await liveProgram(who, { retestReward: '300000' })
  return ratedReport(who, programId, await hunter(), more)
}
const proofFile = () => smallPdf('', 'bukti.pdf')
/** A code counts once; the tests have no time for the next one. */
async function shownFactor(who: Person): Promise<Form> {
  const shown = await proofOf(who)
  await forgetUsedSteps(who)
  return Object.fromEntries(Object.entries(shown).map(([name, value]) => [name, String(value)]))
}

const acts: Record<string, () => Promise<Act>> = {
  'a reward': async () => {
    const who = await owner()
    const id = await rated(who)
    const form = { intent: 'reward', key: newId(), amount: '10.000.000', otherReward: '', reason: '' }
    return { who, place: await deskOf(id), form, sum: { total: '12000000' }, named: 12_000_000n, typed: true }
  },
  'a large reward, proposed': async () => {
    const who = await owner()
    const id = await rated(who, { vector: vectors.critical, level: 12 })
    const form = { intent: 'reward', key: newId(), amount: '60.000.000', otherReward: '', reason: '' }
    const sum = { total: '72000000' }
    return {
      ...{ who, place: await deskOf(id), form, sum, named: 72_000_000n, typed: true },
      proof: await shownFactor(who),
    }
  },
  'the approval of a large reward': async () => {
    const first = await owner()
    const who = await member(first.companyId, 1)
    const id = await rated(first, { vector: vectors.critical, level: 12 })
    const amount = 60_000_000n
    const wish = { key: newId(), amount, otherReward: undefined, reason: undefined }
    await giveReward(first, id, { ...wish, ...(await proofOf(first)) })
    const form = { intent: 'approve_reward', amount: String(amount) }
    const sum = { total: '72000000' }
    return { who, place: await deskOf(id), form, sum, named: 72_000_000n, proof: await shownFactor(who) }
  },
  'a paid retest': async () => {
    const who = await owner()
    const id = await rated(who)
    await database().update(reports).set({ fix: 'fixing' }).where(eq(reports.id, id))
    const form = { intent: 'ask_retest', body: 'Celahnya sudah kami tutup, mohon diuji ulang.' }
    return { who, place: await deskOf(id), form, sum: { total: '360000' }, named: 360_000n }
  },
  'a refund, asked for': async () => {
    const who = await owner()
    const account = { provider: '014', number: '5550001234', holder: 'PT Nusa Digital' }
    const form = { intent: 'request_refund', key: newId(), amount: '4.000.000', ...account }
    const sum = { total: '4000000' }
    return {
      ...{ who, place: '/company/license/refunds', form, sum, named: 4_000_000n, typed: true },
      proof: await shownFactor(who),
    }
  },
  'a refund, sent': async () => {
    const [asker, who] = [await owner(), await operator()]
    const account = { provider: '014', number: '5550001234', holder: 'PT Nusa Digital' }
    const refundId = await unsafeRequestRefund(asker, { key: newId(), amount: 4_000_000n, ...account })
    await checkRefund(await operator(), { refundId })
    const form = { intent: 'pay', reference: newReference(), proof: proofFile() }
    return { who, place: `/hello/refunds/${refundId}`, form, sum: { total: '4000000' }, named: 4_000_000n }
  },
  'a payout, asked for': async () => {
    const who = await payee()
    await payoutAccount(who)
    await owe(who, 5_000_000n)
    const { gross, net } = await payoutOfferSeenBy(who)
    const form = { intent: 'request', key: newId() }
    const sum = { gross: String(gross), net: String(net) }
    return { who, place: '/bughunter/profile/reward/payout', form, sum, named: net }
  },
  'a payout, taken': async () => {
    const [person, who] = [await payee(), await operator()]
    await payoutAccount(person)
    await owe(person, 5_000_000n)
    const { net } = await payoutOfferSeenBy(person)
    const place = `/hello/payouts/${await askPayout(person)}`
    return { who, place, form: { intent: 'take' }, sum: { total: String(net) }, named: net }
  },
  'a payout, sent': async () => {
    const { taker: who, payoutId } = await takenPayout(5_000_000n)
    const form = { intent: 'confirm', reference: newReference(), proof: proofFile() }
    return { who, place: `/hello/payouts/${payoutId}`, form, sum: { total: '4875000' }, named: 4_875_000n }
  },
  'a top-up, taken back': async () => {
    const [asker, who] = [await companyOwner(), await operator()]
    const amount = 2_000_000n
    const asked = { key: newId(), amount, reference: newReference() }
    const topUpId = await requestTopUp(asker, asked, await topUpProof(asker))
    await decideTopUp(who, { topUpId, decision: 'confirm' })
    const reason = 'Mutasi bank menunjukkan jumlah lain: keliru satu angka nol.'
    await reverseTopUp(await operator(), { topUpId, step: 'propose', amount, reason })
    const form = { intent: `confirm_reversal_${topUpId}`, topUpId, step: 'confirm' }
    return { who, place: '/hello/top-ups', form, sum: { amount: String(amount) }, named: amount }
  },
}

const moved = () => database().$count(ledgerTransfers)
async function post({ who, place }: Act, form: Form) {
  const answer = await site.ask(place, { as: await sessionOf(who), form })
  return { status: answer.status, body: await answer.text() }
}
const plain = (body: string) => body.replaceAll(/<!-- -->|&nbsp;/g, '')

describe('an act by which money leaves', () => {
  it.each(Object.keys(acts))('%s: names the whole sum before, and moves nothing without it', async (name) => {
    const act = await acts[name]!()
    const { sum_changed: changed } = refusals.id.details
    const whole = formatRupiah(act.named)
    const before = await moved()
    const shown = await (await site.ask(act.place, { as: await sessionOf(act.who) })).text()
    if (!act.typed) expect(plain(shown)).toContain(whole)
    const unconfirmed = await post(act, { ...act.form, ...act.proof })
    expect(unconfirmed.status).toBeOneOf(act.typed ? [200] : [409, 422])
    if (act.typed) expect(plain(unconfirmed.body)).toContain(whole)
    expect(await moved()).toBe(before)

    const others = Object.fromEntries(
      Object.entries(act.sum).map(([field, sum]) => [field, `${BigInt(sum) - 1n}`]),
    )
    const other = await post(act, { ...act.form, ...others, ...act.proof })
    expect(other.status).toBe(409)
    if ('total' in act.sum) expect(other.body).toContain(changed)
    // The confirmation that was refused is asked for anew, with the sum of now.
    if (act.typed) expect(plain(other.body)).toContain(`value="${act.sum.total}"`)
    expect(await moved()).toBe(before)

    expect((await post(act, { ...act.form, ...act.sum, ...act.proof })).status).toBe(302)
    expect((await moved()) > before || name.endsWith('taken')).toBe(true)
  })

  it('leads back to what was typed', async () => {
    const act = await acts['a reward']!()
    const { status, body } = await post(act, { ...act.form, reason: 'Dampaknya besar', edit: 'yes' })
    expect([status, body.includes('Dampaknya besar'), body.includes('name="total"')]).toEqual([
      200,
      true,
      false,
    ])
  })

  it('shows the balance before and after to the owner alone', async () => {
    const act = await acts['a reward']!()
    const deciding = await member((act.who as Person & { companyId: string }).companyId, 1)
    const mine = plain((await post(act, act.form)).body)
    const theirs = plain((await post({ ...act, who: deciding }, act.form)).body)
    expect([mine, theirs].map((body) => body.includes('Saldo tersedia'))).toEqual([true, false])
    expect([mine, theirs].map((body) => body.includes('Seluruhnya keluar'))).toEqual([true, true])
  })

  it('says nothing of the balance to those who may not know it: a sum beyond it is confirmed like any other', async () => {
    const act = await acts['a reward']!()
    const deciding = await member((act.who as Person & { companyId: string }).companyId, 1)
    const form = {
      ...act.form,
      amount: '900.000.000',
      reason: 'Dampaknya jauh lebih besar dari dugaan kami.',
    }
    expect((await post({ ...act, who: deciding }, form)).status).toBe(200)
    expect((await post(act, form)).status).toBe(409)
  })
})

/** Every file that books money, and by which of the acts above it leaves; what comes in, comes back or follows by itself says so. */
const booking: Record<string, string> = {
  'award.server.ts': 'a reward',
  'challenge/confirm-results.server.ts': 'results, whose form carries the digest of all prizes',
  'challenge/hold-prizes.server.ts': 'only sets aside',
  'decide-top-up.server.ts': 'comes in',
  'ledger.server.ts': 'books for the others',
  'payout/cancel-payout.server.ts': 'comes back',
  'payout/move-payout.server.ts': 'books for the others',
  'payout/place-payout.server.ts': 'a payout, asked for',
  'payout/return-payout.server.ts': 'comes back',
  'payout/settle-payout.server.ts': 'a payout, sent',
  'refund/move-refund.server.ts': 'books for the others',
  'refund/request-refund.server.ts': 'a refund, asked for',
  'refund/return-refund.server.ts': 'comes back',
  'refund/settle-refund.server.ts': 'a refund, sent',
  'reservation.server.ts': 'only sets aside',
  'retest/retest-money.server.ts': 'a paid retest',
  'reverse-top-up.server.ts': 'a top-up, taken back',
}

describe('the table of these acts', () => {
  it('knows every file that books money', () => {
    const root = 'app/domain/reward'
    const found = globSync('**/*.server.ts', { cwd: root }).filter((file) =>
      /\bpost(?:Payout|Refund)?\(/.test(readFileSync(`${root}/${file}`, 'utf8')),
    )
    expect(found.sort()).toEqual(Object.keys(booking).sort())
    const ways = Object.values(booking).filter((way) => way.startsWith('a '))
    expect(ways.filter((way) => !(way in acts))).toEqual([])
  })
})
