import { newId } from '@cakrawala/ids/ids'
import { and, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { events } from '#domain/event/event-tables.server.ts'
import { leave } from '#domain/privacy/leave.server.ts'
import { leavingSeenBy } from '#domain/privacy/leaving-queries.server.ts'
import { database } from '#infra/database.ts'
import type { Person } from '#kernel/actor.ts'
import { companyOwner, hunter, member, operator, visitor } from '../../../../test/support/cast.ts'
import { useDatabase } from '../../../../test/support/database.ts'
import { codeOf, enrol, ownPassword, withPassword } from '../../../../test/support/factor.ts'
import { newReference, transferProof } from '../../../../test/support/payout-scenario.ts'
import { balancesOf, fund } from '../../../../test/support/reward-scenario.ts'
import { ledgerSeenBy } from '../ledger-queries.server.ts'
import { bearsName } from './refund.ts'
import { requestRefundInput } from './refund-input.ts'
import { openRefund, refundProofSeenBy, refundsForTeam, refundsOfOwner } from './refund-queries.server.ts'
import { refunds } from './refund-tables.server.ts'
import { cancelRefund, requestRefund, unsafeRequestRefund } from './request-refund.server.ts'
import { confirmRefundReturn, dismissRefundReturn, noteRefundReturn } from './return-refund.server.ts'
import { checkRefund, payRefund, refuseRefund } from './settle-refund.server.ts'

useDatabase()

type Owner = Person & { companyId: string }
const reason = 'Nama pemilik rekening bukan nama perusahaan.'
const account = { provider: '014', number: '5550001234', holder: 'PT Nusa Digital' }
const ask = (owner: Person, amount: bigint, key: string = newId()) =>
  unsafeRequestRefund(owner, { key, amount, ...account })
const freeOf = async ({ companyId }: Owner) => {
  const { company_available: free = 0n, company_in_refund: away = 0n } = await balancesOf(companyId)
  return [free, away]
}

async function scene(money = 10_000_000n) {
  const owner = await companyOwner('Nusa Digital')
  await fund(owner.companyId, money)
  const [first, second] = [await operator(), await operator()]
  return { owner, first, second }
}
const pay = async (team: Person, refundId: string) =>
  payRefund(team, { refundId, reference: newReference() }, await transferProof(team))

/** A refund that was sent. */
async function paid() {
  const all = await scene()
  const refundId = await ask(all.owner, 4_000_000n)
  await checkRefund(all.first, { refundId })
  await pay(all.second, refundId)
  return { ...all, refundId }
}

describe('RUL-10a a refund of the balance', () => {
  it('leaves the balance at once, is checked by one and sent by another, and both sides are shown who is next', async () => {
    const { owner, first, second } = await scene()
    const refundId = await ask(owner, 4_000_000n)
    expect(await freeOf(owner)).toEqual([6_000_000n, 4_000_000n])
    expect((await ledgerSeenBy(owner)).rows[0]).toMatchObject({
      kind: 'refund_request',
      available: -4_000_000n,
    })
    expect(await openRefund(first, refundId)).toMatchObject({
      ...{ state: 'requested', nameMatches: true, fullNumber: '5550001234' },
      may: { check: true, pay: false, refuse: true },
    })
    await checkRefund(first, { refundId })
    expect((await refundsOfOwner(owner)).rows).toMatchObject([{ state: 'checked', number: '••••1234' }])
    expect((await openRefund(first, refundId)).may).toMatchObject({ pay: false, refuse: true })
    await expect(pay(first, refundId)).rejects.toMatchObject({ code: 'forbidden', detail: 'second_refunder' })
    await pay(second, refundId)
    expect(await freeOf(owner)).toEqual([6_000_000n, 0n])
    expect((await refundsOfOwner(owner)).rows).toMatchObject([
      { state: 'paid', reference: expect.stringMatching(/^TRF-/) },
    ])
    expect(await openRefund(first, refundId)).toMatchObject({
      ...{ fullNumber: null, checkedBy: first.username, settledBy: second.username },
    })
    expect((await refundProofSeenBy(first, refundId)).name).toBe('bukti.pdf')
  })

  it('lets a company with one rupiah left close', async () => {
    const owner = await withPassword(await companyOwner())
    await fund(owner.companyId, 1n)
    expect((await leavingSeenBy(owner)).blocks).toEqual([{ kind: 'balance', count: 1n }])
    const [first, second] = [await operator(), await operator()]
    const refundId = await ask(owner, 1n)
    expect((await leavingSeenBy(owner)).blocks).toEqual([{ kind: 'refunds', count: 1n }])
    await checkRefund(first, { refundId })
    await pay(second, refundId)
    expect((await leavingSeenBy(owner)).blocks).toEqual([])
    await leave(owner, { username: owner.username, currentPassword: ownPassword })
  })

  it('consists of free money alone', async () => {
    const { owner } = await scene(5_000_000n)
    await expect(ask(owner, 5_000_001n)).rejects.toMatchObject({ code: 'balance_insufficient' })
    await ask(owner, 5_000_000n)
    await expect(ask(owner, 1n)).rejects.toMatchObject({ code: 'balance_insufficient' })
    expect(await freeOf(owner)).toEqual([0n, 5_000_000n])
    expect((await refundsOfOwner(owner)).total).toBe(1)
  })

  it('is returned when operators refuse it or the owner cancels it, each once', async () => {
    const { owner, first } = await scene()
    const one = await ask(owner, 1_000_000n)
    await cancelRefund(owner, { refundId: one })
    await expect(cancelRefund(owner, { refundId: one })).rejects.toMatchObject({ code: 'move_forbidden' })
    await expect(checkRefund(first, { refundId: one })).rejects.toMatchObject({ code: 'move_forbidden' })
    const other = await ask(owner, 2_000_000n)
    await checkRefund(first, { refundId: other })
    await expect(cancelRefund(owner, { refundId: other })).rejects.toMatchObject({ code: 'move_forbidden' })
    await refuseRefund(first, { refundId: other, reason })
    await expect(refuseRefund(first, { refundId: other, reason })).rejects.toMatchObject({
      code: 'move_forbidden',
    })
    expect(await freeOf(owner)).toEqual([10_000_000n, 0n])
    expect((await refundsOfOwner(owner)).rows).toMatchObject([
      { state: 'refused', refuseReason: reason },
      { state: 'cancelled' },
    ])
  })

  it('that the bank returned is free again once two have confirmed it', async () => {
    const { owner, first, second, refundId } = await paid()
    const note = async (team: Person) =>
      noteRefundReturn(team, { refundId, reference: newReference(), reason }, await transferProof(team))
    await expect(confirmRefundReturn(second, { refundId })).rejects.toMatchObject({ code: 'move_forbidden' })
    await note(first)
    expect(await freeOf(owner)).toEqual([6_000_000n, 0n])
    await expect(confirmRefundReturn(first, { refundId })).rejects.toMatchObject({
      detail: 'second_returner',
    })
    await dismissRefundReturn(second, { refundId })
    await note(second)
    await confirmRefundReturn(first, { refundId })
    await expect(confirmRefundReturn(first, { refundId })).rejects.toMatchObject({ code: 'move_forbidden' })
    expect(await freeOf(owner)).toEqual([10_000_000n, 0n])
    expect((await refundsOfOwner(owner)).rows).toMatchObject([{ state: 'returned', returned: { reason } }])
  })

  it('sent twice with one key is one; with other facts it is refused', async () => {
    const { owner } = await scene()
    const key = newId()
    const answers = await Promise.all(Array.from({ length: 10 }, () => ask(owner, 1_000_000n, key)))
    expect(new Set(answers).size).toBe(1)
    await expect(ask(owner, 2_000_000n, key)).rejects.toMatchObject({ code: 'key_reused' })
    expect(await freeOf(owner)).toEqual([9_000_000n, 1_000_000n])
  })

  it('raced, moves its money once', async () => {
    const { owner, first, second } = await scene()
    const refundId = await ask(owner, 4_000_000n)
    await Promise.allSettled([
      ...Array.from({ length: 5 }, () => checkRefund(first, { refundId })),
      ...Array.from({ length: 5 }, () => cancelRefund(owner, { refundId })),
    ])
    const outcomes = await Promise.allSettled([
      ...Array.from({ length: 5 }, () => pay(second, refundId)),
      ...Array.from({ length: 5 }, () => refuseRefund(first, { refundId, reason })),
    ])
    const [row] = await database().select().from(refunds).where(eq(refunds.id, refundId))
    const done = outcomes.filter(({ status }) => status === 'fulfilled').length
    expect(done).toBe(row!.state === 'cancelled' ? 0 : 1)
    const gone = row!.state === 'paid' ? 4_000_000n : 0n
    expect(await freeOf(owner)).toEqual([10_000_000n - gone, 0n])
  })

  it('is requested by the owner and sent by operators', async () => {
    const { owner, refundId, first } = await paid()
    const rival = await companyOwner()
    await fund(rival.companyId, 1_000_000n)
    for (const who of [await hunter(), await member(owner.companyId, 1), first])
      await expect(ask(who, 1n)).rejects.toMatchObject({ code: 'forbidden' })
    await expect(cancelRefund(rival, { refundId })).rejects.toMatchObject({ code: 'not_found' })
    const suspended = { ...(await operator()), suspended: true }
    for (const who of [owner, rival, await hunter(), suspended]) {
      await expect(checkRefund(who, { refundId })).rejects.toMatchObject({ code: 'forbidden' })
      await expect(refuseRefund(who, { refundId, reason })).rejects.toMatchObject({ code: 'forbidden' })
      await expect(pay(who, refundId)).rejects.toMatchObject({ code: 'forbidden' })
      await expect(confirmRefundReturn(who, { refundId })).rejects.toMatchObject({ code: 'forbidden' })
    }
    for (const who of [owner, await hunter(), visitor])
      await expect(openRefund(who, refundId)).rejects.toMatchObject({ code: 'not_found' })
    await expect(refundsForTeam(owner, { decided: false })).rejects.toMatchObject({ code: 'not_found' })
    expect((await refundsOfOwner(rival)).rows).toEqual([])
  })

  it('requires the password, the second factor and having one', async () => {
    const bare = await withPassword(await companyOwner())
    await fund(bare.companyId!, 1_000_000n)
    const typed = { key: newId(), amount: '1.000.000', ...account, currentPassword: ownPassword }
    await expect(requestRefund(bare, requestRefundInput.parse(typed))).rejects.toMatchObject({
      detail: 'factor_missing',
    })
    const { secret } = await enrol(bare)
    const shown = { ...typed, factorCode: codeOf(secret) }
    await expect(
      requestRefund(bare, requestRefundInput.parse({ ...shown, provider: '999' })),
    ).rejects.toMatchObject({ fields: { provider: [{ key: 'choose' }] } })
    await expect(
      requestRefund(bare, requestRefundInput.parse({ ...shown, currentPassword: 'salah' })),
    ).rejects.toMatchObject({ fields: { currentPassword: [{ key: 'password_wrong' }] } })
    await requestRefund(bare, requestRefundInput.parse(shown))
    expect((await refundsOfOwner(bare)).rows).toMatchObject([{ amount: 1_000_000n }])
  })

  it('stores the number encrypted, and records every access to it', async () => {
    const { owner, first } = await scene()
    const refundId = await ask(owner, 1_000_000n)
    const [row] = await database().select().from(refunds).where(eq(refunds.id, refundId))
    expect(JSON.stringify(row, (_, value) => String(value))).not.toContain('5550001234')
    await openRefund(first, refundId)
    const looks = and(eq(events.type, 'reward.refund_account_opened'), eq(events.subjectId, refundId))
    expect(await database().select().from(events).where(looks)).toHaveLength(1)
  })

  it.each([
    ['Nusa Digital', 'PT. Nusa Digital', true],
    ['PT Nusa Digital Tbk', 'NUSA DIGITAL', true],
    ['Nusa Digital', 'Budi Santoso', false],
    ['PT', 'CV', false],
  ])('compares %s with %s', (company, holder, same) => {
    expect(bearsName(company, holder)).toBe(same)
  })

  it.each([
    { amount: '0' },
    { amount: '-1' },
    { amount: '1,5' },
    { provider: 'ovo' },
    { number: '12345' },
    { holder: 'A' },
    { state: 'paid' },
  ])('refuses %o', (more) => {
    const typed = { key: newId(), amount: '1', ...account, currentPassword: 'x', ...more }
    expect(requestRefundInput.safeParse(typed).success).toBe(false)
  })
})
