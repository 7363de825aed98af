import { jakartaDay } from '@cakrawala/calendar/business-days'
import { hour, after as later, now, travelTo } from '@cakrawala/calendar/clock'
import { newId } from '@cakrawala/ids/ids'
import { eq } from 'drizzle-orm'
import { afterEach, describe, expect, it } from 'vitest'
import { denyIdentity, takeIdentityCase } from '#domain/account/identity/review-identity.server.ts'
import { appealSanction } from '#domain/account/status/appeal-sanction.server.ts'
import { decideAppeal } from '#domain/account/status/decide-appeal.server.ts'
import { confirmSetting } from '#domain/operations/setting/decide-setting.server.ts'
import { agreePublication, requestPublication } from '#domain/publication/disclosure-steps.server.ts'
import { publishReport } from '#domain/publication/publish-report.server.ts'
import { reports } from '#domain/report/report-tables.server.ts'
import { confirmResults } from '#domain/reward/challenge/confirm-results.server.ts'
import { proposeResults } from '#domain/reward/challenge/propose-results.server.ts'
import { decideTopUp } from '#domain/reward/decide-top-up.server.ts'
import { leftPayeeSeenBy } from '#domain/reward/payout/left-payees.server.ts'
import { requestPayoutFor } from '#domain/reward/payout/request-payout-for.server.ts'
import { confirmReturn, noteReturn } from '#domain/reward/payout/return-payout.server.ts'
import { confirmPayout } from '#domain/reward/payout/settle-payout.server.ts'
import { takePayout } from '#domain/reward/payout/take-payout.server.ts'
import { unsafeRequestRefund } from '#domain/reward/refund/request-refund.server.ts'
import { checkRefund, payRefund } from '#domain/reward/refund/settle-refund.server.ts'
import { requestTopUp } from '#domain/reward/request-top-up.server.ts'
import { unsafeAskResidence } from '#domain/reward/residence/ask-residence.server.ts'
import { decideResidence } from '#domain/reward/residence/decide-residence.server.ts'
import { ownResidence } from '#domain/reward/residence/residence-queries.server.ts'
import { reverseTopUp } from '#domain/reward/reverse-top-up.server.ts'
import { payoutQueueWords } from '#i18n/payout-queue.ts'
import { refundWords } from '#i18n/refunds.ts'
import { refusals } from '#i18n/refusals.ts'
import { taxResidenceWords } from '#i18n/tax-residence.ts'
import { database } from '#infra/database.ts'
import { isOperator, type Person } from '#kernel/actor.ts'
import type { SecondBlock } from '#kernel/second-person.ts'
import { stepInput, takeStep } from '../support/account-status-scenario.ts'
import { type Said, useApi } from '../support/api.ts'
import { companyOwner, hunter, operator } from '../support/cast.ts'
import { ends, liveChallenge } from '../support/challenge-scenario.ts'
import { useDatabase } from '../support/database.ts'
import { smallPdf } from '../support/documents.ts'
import { takenBy } from '../support/identity-scenario.ts'
import { proof, withPassword } from '../support/members.ts'
import { type Detail, readPage, refusedWith } from '../support/obstacle-pages.ts'
import {
  newReference,
  owe,
  payee,
  takenPayout,
  topUpProof,
  transferProof,
} from '../support/payout-scenario.ts'
import { fund, liveProgram, reviewedReport } from '../support/reward-scenario.ts'
import { secondBeside } from '../support/second-people.ts'
import { daysAhead, line } from '../support/settings.ts'
import { useSite } from '../support/site.ts'

useDatabase()
const site = useSite()
const api = useApi()
afterEach(() => travelTo(null))

/** An act that waits for a second person, as its use case, its page and the API have it. */
type Waiting = {
  first: Person
  page: string
  /** What the form or button of the page contains. */
  form: string
  /** Where the API reads the obstacle, and what it names there. */
  read: string
  named: (data: never) => string | null
  use: (who: Person) => Promise<unknown>
  call: [address: string, said: Said]
}
type Act = { own?: Detail; ownWords?: string; stage: () => Promise<Waiting> }

const reason = 'Rekening tujuan sudah ditutup menurut bank.'
const formOf = (fields: Record<string, string>) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  form.set('proof', smallPdf('', 'bukti.pdf'))
  return form
}
type OfPayout = { payout: { obstacles: Record<string, string | null> } }

async function payoutToConfirm(): Promise<Waiting> {
  const { taker, payoutId } = await takenPayout(25_000_000n)
  return toConfirm(taker, payoutId)
}

function toConfirm(first: Person, payoutId: string): Waiting {
  const transfer = { payoutId, reference: newReference() }
  return {
    ...{ first, page: `/hello/payouts/${payoutId}`, form: 'value="confirm"' },
    read: `/api/v1/payouts/${payoutId}`,
    named: ({ payout }: OfPayout) => payout.obstacles.confirm!,
    use: async (who) => confirmPayout(who, transfer, await transferProof(who)),
    call: [
      '/api/v1/payouts/confirm',
      { form: formOf({ payout_id: payoutId, reference: transfer.reference }) },
    ],
  }
}

let turn = 0
async function payoutOnBehalf(): Promise<Waiting> {
  const [person, first, taker] = [await payee(), await operator(), await operator()]
  await owe(person, 5_000_000n)
  await takeStep(await operator(), person, { step: 'end' })
  const { gross, net } = (await leftPayeeSeenBy(first, person.accountId))!
  const account = { provider: '014', number: String(5_550_000_000 + ++turn), holder: 'ELANG JAWA' }
  const asked = { accountId: person.accountId, key: newId(), gross, net, reason, ...account }
  const payoutId = await requestPayoutFor(first, asked, await transferProof(first))
  travelTo(later(now(), 25 * hour))
  await takePayout(taker, { payoutId })
  return toConfirm(first, payoutId)
}

async function payoutThatCameBack(): Promise<Waiting> {
  const { payoutId } = await takenPayout(1_000_000n)
  const [settler, first] = [await operator(), await operator()]
  await confirmPayout(settler, { payoutId, reference: newReference() }, await transferProof(settler))
  await noteReturn(first, { payoutId, reference: newReference(), reason }, await transferProof(first))
  return {
    ...{ first, page: `/hello/payouts/${payoutId}`, form: 'value="confirm_return"' },
    read: `/api/v1/payouts/${payoutId}`,
    named: ({ payout }: OfPayout) => payout.obstacles.confirm_return!,
    use: (who) => confirmReturn(who, { payoutId }),
    call: ['/api/v1/payouts/confirm-return', { json: { payout_id: payoutId } }],
  }
}

async function refundToSend(): Promise<Waiting> {
  const [owner, first] = [await companyOwner(), await operator()]
  await fund(owner.companyId, 9_000_000n)
  const account = { provider: '014', number: '5550001234', holder: 'PT Nusa Digital' }
  const refundId = await unsafeRequestRefund(owner, { key: newId(), amount: 4_000_000n, ...account })
  await checkRefund(first, { refundId })
  const sent = { refundId, reference: newReference() }
  return {
    ...{ first, page: `/hello/refunds/${refundId}`, form: 'value="pay"' },
    read: `/api/v1/refunds/${refundId}`,
    named: ({ refund }: { refund: OfPayout['payout'] }) => refund.obstacles.pay!,
    use: async (who) => payRefund(who, sent, await transferProof(who)),
    call: ['/api/v1/refunds/pay', { form: formOf({ refund_id: refundId, reference: sent.reference }) }],
  }
}

type TopUpRow = { id: string; confirm_obstacle: string | null; reversal: { obstacle: string | null } | null }
async function topUpAsked() {
  const owner = await companyOwner()
  const asked = { key: newId(), amount: 25_000_000n, reference: newReference() }
  const topUpId = await requestTopUp(owner, asked, await topUpProof(owner, Math.floor(Math.random() * 200)))
  const first = await operator()
  await decideTopUp(first, { topUpId, decision: 'confirm' })
  const rowOf = ({ rows }: { rows: TopUpRow[] }) => rows.find(({ id }) => id === topUpId)!
  return { first, topUpId, rowOf, page: '/hello/top-ups', read: '/api/v1/top-ups?limit=100' }
}

async function topUpToConfirm(): Promise<Waiting> {
  const { topUpId, rowOf, ...asked } = await topUpAsked()
  return {
    ...{ ...asked, form: `value="confirm_${topUpId}"` },
    named: (data: { rows: TopUpRow[] }) => rowOf(data).confirm_obstacle,
    use: (who) => decideTopUp(who, { topUpId, decision: 'confirm' }),
    call: ['/api/v1/top-ups/decide', { json: { top_up_id: topUpId, decision: 'confirm' } }],
  }
}

async function topUpToReverse(): Promise<Waiting> {
  const { topUpId, rowOf, first, ...asked } = await topUpAsked()
  await decideTopUp(await operator(), { topUpId, decision: 'confirm' })
  const amount = 25_000_000n
  await reverseTopUp(first, { topUpId, step: 'propose', amount, reason })
  const json = { top_up_id: topUpId, step: 'confirm', amount: String(amount) }
  return {
    ...{ ...asked, first, form: `value="confirm_reversal_${topUpId}"` },
    named: (data: { rows: TopUpRow[] }) => rowOf(data).reversal!.obstacle,
    use: (who) => reverseTopUp(who, { topUpId, step: 'confirm', amount }),
    call: ['/api/v1/top-ups/reverse', { json }],
  }
}

async function residenceToAccept(): Promise<Waiting> {
  const [person, first] = [await payee(), await operator()]
  const ask = async (country: string, since: string, state: 'waiting' | 'checked', by: Person) => {
    const skd = new File([smallPdf(`/No ${++turn} `)], 'skd.pdf', { type: 'application/pdf' })
    await unsafeAskResidence(person, { country, since }, skd)
    const { id } = (await ownResidence(person)).open!
    await decideResidence(by, { residenceId: id, decision: 'approve', state })
    return id
  }
  await ask('SG', '2022-03-01', 'waiting', first)
  const residenceId = await ask('ID', jakartaDay(now()), 'waiting', first)
  const accepted = { residenceId, decision: 'approve', state: 'checked' } as const
  type Row = { id: string; obstacle: string | null }
  return {
    ...{ first, page: '/hello/tax-residences', form: `value="approve_${residenceId}"` },
    read: '/api/v1/tax-residences?limit=100',
    named: ({ rows }: { rows: Row[] }) => rows.find(({ id }) => id === residenceId)!.obstacle,
    use: (who) => decideResidence(who, accepted),
    call: [
      '/api/v1/tax-residences/decide',
      { json: { residence_id: residenceId, decision: 'approve', state: 'checked' } },
    ],
  }
}

async function settingToConfirm(): Promise<Waiting> {
  const first = await withPassword(await operator())
  const id = await line(first, 'fees', { validFrom: daysAhead(10), value: { reward: 15, prize: 20 } })
  type Line = { id: string; obstacles: { confirm: string | null } }
  return {
    ...{ first, page: `/hello/settings/fees/${id}`, form: 'value="confirm"' },
    read: '/api/v1/settings/fees',
    named: ({ setting }: { setting: { lines: Line[] } }) =>
      setting.lines.find((one) => one.id === id)!.obstacles.confirm,
    use: (who) => confirmSetting(who, id, proof),
    call: [
      '/api/v1/setting-lines/confirm',
      { json: { line_id: id, current_password: proof.currentPassword } },
    ],
  }
}

async function resultsToConfirm(): Promise<Waiting> {
  const [owner, first] = [await companyOwner(), await operator()]
  await fund(owner.companyId, 100_000_000n)
  const id = await liveChallenge(owner, first)
  travelTo(later(ends, hour))
  const read = `/api/v1/programs/${id}/challenge/results`
  const { digest } = (await api(first, 'GET', read)).body.data.results
  await proposeResults(first, id, { digest })
  return {
    ...{ first, page: `/hello/programs/detail/${id}`, form: 'value="confirm_results"', read },
    named: ({ results }: { results: { confirm_obstacle: string | null } }) => results.confirm_obstacle,
    use: (who) => confirmResults(who, id, { digest }),
    call: [`/api/v1/programs/${id}/challenge/confirm-results`, { json: { digest } }],
  }
}

async function appealToDecide(): Promise<Waiting> {
  const [first, who] = [await operator(), await hunter()]
  const text = 'Saya tidak mengirim tagihan itu; akun surel saya dipakai orang lain.'
  const id = await appealSanction(who, await takeStep(first, who, stepInput()), text)
  const decision = { decision: 'upheld', decisionText: text } as const
  type Told = { account: { sanctions: { appeal: { obstacle: string | null } }[] } }
  return {
    ...{ first, page: `/hello/accounts/${who.accountId}`, form: `id="decide-${id}"` },
    read: `/api/v1/accounts/${who.accountId}`,
    named: ({ account }: Told) => account.sanctions[0]!.appeal.obstacle,
    use: (second) => decideAppeal(second, id, decision),
    call: [`/api/v1/appeals/${id}/decide`, { json: { decision: 'upheld', decision_text: text } }],
  }
}

/** Publishing takes two sides and an operator; the right of the operator is younger than the word of the side. */
async function reportToPublish(): Promise<Waiting> {
  const [owner, reporter] = [await companyOwner(), await hunter()]
  const text = { title: 'Membaca mutasi rekening', summary: 'Ringkasan '.repeat(8), body: 'Isi '.repeat(40) }
  const id = await reviewedReport(await liveProgram(owner), reporter, {
    ...{ stage: 'closed', closeReason: 'resolved', fix: 'fixed', rewardState: 'paid' },
    ...{ triagedLevel: 7, riskLevel: 8, validAt: now(), closedAt: now() },
  })
  await requestPublication(reporter, id, text)
  await agreePublication(owner, id, { wording: 1 })
  const [row] = await database().select({ hash: reports.hash }).from(reports).where(eq(reports.id, id))
  return {
    ...{
      first: owner,
      page: `/hello/reports/detail/${row!.hash}/${id}`,
      form: 'value="publication_publish"',
    },
    read: `/api/v1/reports/${id}/publication`,
    named: ({ publication }: { publication: { publish_obstacle: string | null } }) =>
      publication.publish_obstacle,
    use: (who) => publishReport(who, id),
    call: [`/api/v1/reports/${id}/publication/publish`, { json: {} }],
  }
}

const desk = payoutQueueWords.id
const acts: Readonly<Record<string, Act>> = {
  'confirming a payout': { own: 'second_payer', ownWords: desk.desk.second, stage: payoutToConfirm },
  'confirming a payout of one who left': {
    ...{ own: 'second_payer_for', ownWords: desk.left.second, stage: payoutOnBehalf },
  },
  'confirming a return': {
    ...{ own: 'second_returner', ownWords: desk.desk.back.waits, stage: payoutThatCameBack },
  },
  'sending a refund': {
    ...{ own: 'second_refunder', ownWords: refundWords.id.team.second, stage: refundToSend },
  },
  'confirming a top-up': { own: 'second_checker', stage: topUpToConfirm },
  'reversing a top-up': { own: 'second_reverser', stage: topUpToReverse },
  'accepting a tax residence': {
    ...{ own: 'second_resident', ownWords: taxResidenceWords.id.team.ownCheck, stage: residenceToAccept },
  },
  'confirming a setting': { own: 'second_setter', stage: settingToConfirm },
  'confirming results': { own: 'second_person', stage: resultsToConfirm },
  'deciding an appeal': { own: 'appeal_second', stage: appealToDecide },
  'publishing a report': { stage: reportToPublish },
}
const rows = Object.entries(acts).flatMap(([name, act]) =>
  [...(act.own ? (['own'] as const) : []), 'right_new' as const, 'right_given' as const].map(
    (block) => [name, block === 'own' ? act.own! : (`second_${block}` as const), block, act] as const,
  ),
)

describe('an act of two people', () => {
  it.each(Object.entries(acts))('%s is offered to a second person', async (_, { stage }) => {
    const { first, page, form, read, named } = await stage()
    const who = await secondBeside(isOperator(first) ? first : await operator(), null)
    expect(named((await api(who, 'GET', read)).body.data as never)).toBeNull()
    expect(await readPage(site, who, page)).toContain(form)
  })

  it.each(rows)('%s shows %s by page and call, as it refuses', async (_, obstacle, block, act) => {
    const { first, page, form, read, named, use, call } = await act.stage()
    const who = await secondBeside(first, block as SecondBlock)
    expect(named((await api(who, 'GET', read)).body.data as never)).toBe(obstacle)
    await expect(use(who)).rejects.toMatchObject({ code: 'forbidden', detail: obstacle })
    expect((await api(who, 'POST', ...call)).body).toMatchObject(refusedWith(obstacle))
    const html = await readPage(site, who, page)
    expect(html).not.toContain(form)
    const words = block === 'own' ? act.ownWords : refusals.id.details[obstacle]
    if (words) expect(html).toContain(words)
  })
})

describe('denying an identity as the second person', () => {
  it.each(['right_new', 'right_given'] as const)(
    'shows %s by page and call, as it refuses',
    async (block) => {
      const first = await operator()
      const { caseId } = await takenBy(first)
      const denial = { reason: 'forged', note: 'Huruf kedua kartu berbeda dari huruf resmi.' } as const
      await denyIdentity(first, caseId, denial)
      const who = await secondBeside(first, block)
      await takeIdentityCase(who, caseId)
      const obstacle = `second_${block}` as const
      const { data } = (await api(who, 'GET', `/api/v1/verification/${caseId}`)).body
      expect(data.case).toMatchObject({ second_obstacle: obstacle, may_review: true })
      await expect(denyIdentity(who, caseId, denial)).rejects.toMatchObject({ detail: obstacle })
      const json = { reason: 'forged', explanation: denial.note }
      const { body } = await api(who, 'POST', `/api/v1/verification/${caseId}/deny`, { json })
      expect(body).toMatchObject(refusedWith(obstacle))
      const html = await readPage(site, who, `/hello/verification/${caseId}`)
      expect(html).toContain(refusals.id.details[obstacle])
      expect([html.includes('value="verify"'), html.includes('value="deny"')]).toEqual([true, false])
    },
  )
})
