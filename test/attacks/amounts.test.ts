import { newId } from '@cakrawala/ids/ids'
import { beforeAll, describe, expect, it } from 'vitest'
import { inviteMemberInput } from '#domain/company/member-input.ts'
import { challengePlanInput } from '#domain/program/challenge-input.ts'
import { programPermissionsInput } from '#domain/program/grant/program-permissions-input.ts'
import { programInput } from '#domain/program/program-input.ts'
import { giveReward } from '#domain/reward/give-reward.server.ts'
import { ledgerTransfers, rewards, topUps } from '#domain/reward/reward-tables.server.ts'
import { database } from '#infra/database.ts'
import type { Person } from '#kernel/actor.ts'
import type { z } from '#kernel/zod.ts'
import { useApi } from '../support/api.ts'
import { companyOwner, hunter, member } from '../support/cast.ts'
import { useDatabase } from '../support/database.ts'
import { smallPdf } from '../support/documents.ts'
import { proofOf } from '../support/factor.ts'
import { deskOf } from '../support/permission-scenario.ts'
import { fund, liveProgram, ratedReport, vectors } from '../support/reward-scenario.ts'
import { sessionOf, useSite } from '../support/site.ts'

useDatabase()
const site = useSite()
const ask = useApi()
const reason = 'Temuan ini membuka seluruh data nasabah, di atas kisi biasa.'
const large = 60_000_000n

/** No whole rupiah of 1 … 10^12: signs, nothing, powers, parts, too much, other currencies, other digits, other languages. */
const strange = [
  ...['-1', '0', '-0', '+5', '1e3', '1e21', 'NaN', 'Infinity', '0.5', '0,5', '1,000', '1.00', '10.00.000'],
  ...['1000000000001', '9999999999999', `1${'0'.repeat(400)}`, '9223372036854775808', 'Rp-5', 'RpRp5', 'Rp'],
  ...['USD 5', '$5', 'S$5', '€5', 'RM5', '٣', '５', '0x10', '0b11', '1_000', '5 000', ' ', "1' OR '1"],
]
/** What JSON can say besides. */
const otherKinds = [-1, 0, 5, 0.5, 1e21, true, [], ['5'], { amount: '5' }, null]

let owner: Person & { companyId: string }
let second: Person
let given: { id: string; desk: string }
let proposed: { id: string; desk: string }

beforeAll(async () => {
  owner = await companyOwner()
  second = await member(owner.companyId, 1)
  await fund(owner.companyId, 500_000_000n)
  const [programId, reporter] = [await liveProgram(owner), await hunter()]
  const rated = async (more?: Parameters<typeof ratedReport>[3]) => {
    const id = await ratedReport(owner, programId, reporter, more)
    return { id, desk: await deskOf(id) }
  }
  given = await rated()
  proposed = await rated({ vector: vectors.critical, level: 12 })
  const award = { key: newId(), amount: large, otherReward: undefined, reason: undefined }
  await giveReward(owner, proposed.id, { ...award, ...(await proofOf(owner)) })
})

/** The acts that take an amount, as a page and as a call send them: right in every other way. */
const acts = {
  reward: {
    who: () => owner,
    place: () => given.desk,
    form: (amount: string) => ({
      ...{ intent: 'reward', key: newId(), amount, otherReward: '', reason, total: '12000000' },
    }),
    call: () => `/api/v1/reports/${given.id}/give-reward`,
    json: (amount: unknown) => ({ key: newId(), amount, reason }),
  },
  approval: {
    who: () => second,
    place: () => proposed.desk,
    form: (amount: string) => ({ intent: 'approve_reward', amount, total: '72000000' }),
    call: () => `/api/v1/reports/${proposed.id}/approve-reward`,
    json: (amount: unknown) => ({ amount }),
  },
  top_up: {
    who: () => owner,
    place: () => '/company/license',
    form: (amount: string) => ({
      ...{ intent: 'top_up', key: newId(), amount, reference: 'TRF-0042' },
      proof: smallPdf('', 'bukti.pdf'),
    }),
    call: () => '/api/v1/company/top-ups',
    json: null,
  },
}
type Act = (typeof acts)[keyof typeof acts]

async function byPage(act: Act, amount: string, data = false) {
  const form: Record<string, string | Blob> = act.form(amount)
  const address = `${act.place()}${data ? '.data' : ''}`
  const answer = await site.ask(address, { as: await sessionOf(act.who()), form })
  return { status: answer.status, text: await answer.text() }
}

async function byCall(act: Act, amount: unknown) {
  if (act.json) return ask(act.who(), 'POST', act.call(), { json: act.json(amount) })
  const form = new FormData()
  for (const [name, value] of Object.entries(act.form(String(amount))))
    if (name !== 'intent') form.append(name, value)
  return ask(act.who(), 'POST', act.call(), { form })
}

const movedSoFar = async () => [
  await database().$count(ledgerTransfers),
  await database().$count(topUps),
  (await database().select().from(rewards)).map(({ amountIdr }) => amountIdr).sort(),
]

describe('MON-03 invalid amounts', () => {
  it.each(Object.entries(acts))(
    'in the field of a %s: refused by call, page and its data',
    async (name, act) => {
      const before = await movedSoFar()
      for (const amount of strange) {
        const { status, body } = await byCall(act, amount)
        expect([amount, status, Object.keys(body.errors)]).toEqual([amount, 422, ['amount']])
      }
      for (const amount of act.json ? otherKinds : []) {
        // No amount at all is a reward of points; this program pays money.
        const { status, body } = await byCall(act, amount)
        expect([name, amount, status, Object.keys(body.errors)]).toEqual([name, amount, 422, ['amount']])
      }
      for (const [turn, amount] of strange.entries()) {
        if (turn % 3 !== Object.keys(acts).indexOf(name)) continue
        const page = await byPage(act, amount)
        // The amount of an approval is not typed: there is no field to put the message beside.
        const said = name === 'approval' || page.text.includes('rupiah bulat')
        expect([amount, page.status, said]).toEqual([amount, 422, true])
        const data = await byPage(act, amount, true)
        expect([amount, data.status, data.text.includes('amount_invalid')]).toEqual([amount, 422, true])
      }
      expect(await movedSoFar()).toEqual(before)
    },
  )

  it('and the same forms with whole rupiah are taken', async () => {
    const [transfers] = await movedSoFar()
    expect((await byPage(acts.reward, 'Rp10.000.000')).status).toBe(302)
    const json = { amount: String(large), ...(await proofOf(second)) }
    expect((await ask(second, 'POST', acts.approval.call(), { json })).status).toBe(200)
    const form = acts.top_up.form('100000000000')
    const sent = await site.ask('/company/license', { as: await sessionOf(owner), form })
    expect(sent.status).toBe(302)
    const [after] = await movedSoFar()
    expect(after).toBeGreaterThan(Number(transfers))
  })

  const fields: [string, z.ZodType, (typed: string) => unknown, string][] = [
    [
      'the least of a grid',
      programInput,
      (least) => ({ grid: { high: { least, most: '9' } } }),
      'grid.high.least',
    ],
    [
      'the most of a grid',
      programInput,
      (most) => ({ grid: { high: { least: '1', most } } }),
      'grid.high.most',
    ],
    ['a paid retest', programInput, (retestReward) => ({ retestReward }), 'retestReward'],
    ['a prize', challengePlanInput, (amount) => ({ prizes: [{ amount }] }), 'prizes.0.amount'],
    ['a pool', challengePlanInput, (pool) => ({ pool }), 'pool'],
    ['the limit of a member', inviteMemberInput, (rewardLimit) => ({ rewardLimit }), 'rewardLimit'],
    ['a limit in one program', programPermissionsInput, (rewardLimit) => ({ rewardLimit }), 'rewardLimit'],
  ]

  it.each(fields)('%s accepts none of them', (_name, schema, put, path) => {
    for (const typed of strange) {
      // A paid retest of 0 is an unpaid one; a prize left empty is none.
      if (path === 'retestReward' && ['0', 'Rp', ' '].includes(typed)) continue
      if (/amount|pool/.test(path) && typed === ' ') continue
      const found = schema.safeParse(put(typed)).error?.issues.map((issue) => issue.path.join('.')) ?? []
      expect([typed, found.includes(path)]).toEqual([typed, true])
    }
    const issues = schema.safeParse(put('1.000.000')).error?.issues ?? []
    expect(issues.map((issue) => issue.path.join('.'))).not.toContain(path)
  })
})
