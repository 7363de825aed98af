import { now } from '@cakrawala/calendar/clock'
import { newId } from '@cakrawala/ids/ids'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { accounts } from '#domain/account/account-tables.server.ts'
import { database } from '#infra/database.ts'
import type { Person } from '#kernel/actor.ts'
import { companyOwner, operator } from '../../../test/support/cast.ts'
import { useDatabase } from '../../../test/support/database.ts'
import {
  newReference,
  takenPayout,
  topUpProof,
  transferProof,
} from '../../../test/support/payout-scenario.ts'
import { fund } from '../../../test/support/reward-scenario.ts'
import { decideTopUp } from './decide-top-up.server.ts'
import { openPayout } from './payout/open-payout.server.ts'
import { confirmReturn, dismissReturn, noteReturn } from './payout/return-payout.server.ts'
import { confirmPayout } from './payout/settle-payout.server.ts'
import { noteRefundReturnInput, payRefundInput } from './refund/refund-input.ts'
import { openRefund } from './refund/refund-queries.server.ts'
import { refunds } from './refund/refund-tables.server.ts'
import { unsafeRequestRefund } from './refund/request-refund.server.ts'
import { confirmRefundReturn, noteRefundReturn } from './refund/return-refund.server.ts'
import { checkRefund, payRefund } from './refund/settle-refund.server.ts'
import { requestTopUp } from './request-top-up.server.ts'

useDatabase()

const reason = 'Rekening tujuan sudah ditutup menurut bank.'
const used = { code: 'invalid_input', fields: { reference: [{ key: 'reference_used' }] } }

async function checkedRefund(checker: Person, provider = '014'): Promise<string> {
  const owner = await companyOwner()
  await fund(owner.companyId, 9_000_000n)
  const account = { provider, number: '5550001234', holder: 'PT Nusa Digital' }
  const refundId = await unsafeRequestRefund(owner, { key: newId(), amount: 4_000_000n, ...account })
  await checkRefund(checker, { refundId })
  return refundId
}
const send = async (team: Person, refundId: string, reference = newReference()) =>
  payRefund(team, { refundId, reference }, await transferProof(team))
const noteBack = async (team: Person, refundId: string, reference = newReference()) =>
  noteRefundReturn(team, { refundId, reference, reason }, await transferProof(team))
const transfer = async (team: Person, payoutId: string, reference = newReference()) =>
  confirmPayout(team, { payoutId, reference }, await transferProof(team))
const comesBack = async (team: Person, payoutId: string, reference = newReference()) =>
  noteReturn(team, { payoutId, reference, reason }, await transferProof(team))
async function topUp(reference: string, bank: string): Promise<string> {
  const owner = await companyOwner()
  return requestTopUp(
    owner,
    { key: newId(), amount: 1_000_000n, reference, bank },
    await topUpProof(owner, Math.floor(Math.random() * 200)),
  )
}
/** A colleague since a moment ago. */
async function newcomer(): Promise<Person> {
  const team = await operator()
  await database().update(accounts).set({ createdAt: now() }).where(eq(accounts.id, team.accountId))
  return team
}

describe('RUL-9 a transfer that leaves is booked once, for a payout or a refund', () => {
  it('in any spelling of its reference', async () => {
    const [first, second] = [await operator(), await operator()]
    await send(second, await checkedRefund(first), 'KIRIM-001')
    const other = await checkedRefund(first)
    await expect(send(second, other, 'kirim 001')).rejects.toMatchObject(used)
    const { payoutId } = await takenPayout(1_000_000n)
    await expect(transfer(second, payoutId, 'Kirim/001')).rejects.toMatchObject(used)
    await transfer(second, payoutId, 'KIRIM-002')
    await expect(send(second, other, 'kirim002')).rejects.toMatchObject(used)
    await send(second, other, 'KIRIM-003')
  })

  it('by two clicks at one moment', async () => {
    const [first, second] = [await operator(), await operator()]
    const ids = [await checkedRefund(first), await checkedRefund(first), await checkedRefund(first)]
    const { payoutId } = await takenPayout(1_000_000n)
    const answers = await Promise.allSettled([
      ...ids.map((id) => send(second, id, 'SEREMPAK-1')),
      transfer(second, payoutId, 'serempak 1'),
    ])
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const answer of answers) if (answer.status === 'rejected') expect(answer.reason).toMatchObject(used)
  })
})

describe('RUL-9 a transfer that comes in is booked once, as a top-up or a return', () => {
  it('for one bank', async () => {
    const [first, second] = [await operator(), await operator()]
    const [one, two, elsewhere] = [
      await checkedRefund(first),
      await checkedRefund(first),
      await checkedRefund(first, '008'),
    ]
    for (const id of [one, two, elsewhere]) await send(second, id)
    const { payoutId } = await takenPayout(1_000_000n)
    await transfer(second, payoutId)
    await noteBack(first, one, 'RETUR-001')
    await expect(noteBack(first, two, 'retur 001')).rejects.toMatchObject(used)
    await expect(comesBack(first, payoutId, 'RETUR/001')).rejects.toMatchObject(used)
    await expect(
      decideTopUp(second, { topUpId: await topUp('retur001', '014'), decision: 'confirm' }),
    ).rejects.toMatchObject({ code: 'conflict', detail: 'reference_used' })
    // From another bank the same number is another transfer.
    await noteBack(first, elsewhere, 'RETUR-001')
    await comesBack(first, payoutId, 'RETUR-002')
    await expect(noteBack(first, two, 'retur002')).rejects.toMatchObject(used)
    // What was noted wrongly does not hold the number.
    await dismissReturn(second, { payoutId })
    await noteBack(first, two, 'RETUR-002')
    await decideTopUp(second, { topUpId: await topUp('MASUK-001', '014'), decision: 'confirm' })
    await expect(comesBack(first, payoutId, 'masuk 001')).rejects.toMatchObject(used)
  })

  it('by two operators at one moment', async () => {
    const [first, second] = [await operator(), await operator()]
    const ids = [await checkedRefund(first), await checkedRefund(first)]
    for (const id of ids) await send(second, id)
    const { payoutId } = await takenPayout(1_000_000n)
    await transfer(second, payoutId)
    const answers = await Promise.allSettled([
      ...ids.map((id) => noteBack(first, id, 'BALIK-9')),
      comesBack(second, payoutId, 'balik 9'),
    ])
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  it('with at least four letters or digits', () => {
    for (const reference of ['-- / --', 'A-1', 'BCA\n0042'])
      for (const input of [payRefundInput, noteRefundReturnInput])
        expect(input.safeParse({ refundId: newId(), reference, reason }).success).toBe(false)
  })
})

describe('RUL-10 the second person of a refund', () => {
  it('has been an operator for a day when it was checked, and when its return was noted', async () => {
    const [first, second, fresh] = [await operator(), await operator(), await newcomer()]
    const refundId = await checkedRefund(first)
    await expect(send(fresh, refundId)).rejects.toMatchObject({ detail: 'second_right_new' })
    expect(await openRefund(fresh, refundId)).toMatchObject({
      obstacles: { pay: 'second_right_new' },
      may: { pay: false },
    })
    expect(await openRefund(first, refundId)).toMatchObject({
      obstacles: { pay: 'second_refunder' },
      may: { pay: false },
    })
    expect(await openRefund(second, refundId)).toMatchObject({ obstacles: { pay: null }, may: { pay: true } })
    await send(second, refundId)
    await noteBack(first, refundId)
    await expect(confirmRefundReturn(fresh, { refundId })).rejects.toMatchObject({
      detail: 'second_right_new',
    })
    const seen = await openRefund(fresh, refundId)
    expect(seen).toMatchObject({
      obstacles: { confirmReturn: 'second_right_new' },
      may: { confirmReturn: false },
    })
    expect(await openRefund(second, refundId)).toMatchObject({ obstacles: { confirmReturn: null } })
    await confirmRefundReturn(second, { refundId })
  })

  it('is needed whatever the amount: no refund counts as sent by one person alone', async () => {
    const [first, second] = [await operator(), await operator()]
    const refundId = await checkedRefund(first)
    await expect(send(first, refundId)).rejects.toMatchObject({ detail: 'second_refunder' })
    await expect(
      database()
        .update(refunds)
        .set({ state: 'paid', settledBy: first.accountId, settledAt: now(), reference: 'SENDIRI-1' })
        .where(eq(refunds.id, refundId)),
    ).rejects.toThrow()
    await send(second, refundId)
  })

  it('and that of a returned payout are shown why they are refused', async () => {
    const fresh = await newcomer()
    const [second, { payoutId, taker }] = [await operator(), await takenPayout(1_000_000n)]
    await transfer(second, payoutId)
    await comesBack(taker, payoutId)
    const seen = await openPayout(fresh, payoutId)
    expect(seen).toMatchObject({
      obstacles: { confirmReturn: 'second_right_new' },
      may: { confirmReturn: false },
    })
    await expect(confirmReturn(fresh, { payoutId })).rejects.toMatchObject({ detail: 'second_right_new' })
    expect(await openPayout(taker, payoutId)).toMatchObject({
      obstacles: { confirmReturn: 'second_returner' },
    })
    await confirmReturn(second, { payoutId })
  })
})
