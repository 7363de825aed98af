import { newId } from '@cakrawala/ids/ids'
import { and, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { events } from '#domain/event/event-tables.server.ts'
import { ledgerAccounts } from '#domain/ledger/ledger-tables.server.ts'
import { moneyLedgerSeenBy } from '#domain/reward/payout/money-ledger.server.ts'
import { database } from '#infra/database.ts'
import type { Person } from '#kernel/actor.ts'
import { companyOwner, hunter, operator, visitor } from '../../../../test/support/cast.ts'
import { useDatabase } from '../../../../test/support/database.ts'
import { ask, newReference, takenPayout, transferProof } from '../../../../test/support/payout-scenario.ts'
import { balancesOf, reportRow } from '../../../../test/support/reward-scenario.ts'
import { ownMoneySeenBy } from '../own-money.server.ts'
import { payoutLines, payouts } from '../payout-tables.server.ts'
import { exportWithholding } from './export-payouts.server.ts'
import { openPayout, payoutProofSeenBy } from './open-payout.server.ts'
import { ownPayouts, payoutSlipSeenBy } from './payout-queries.server.ts'
import { confirmReturn, dismissReturn, noteReturn } from './return-payout.server.ts'
import { confirmPayout, failPayout } from './settle-payout.server.ts'
import { takePayout } from './take-payout.server.ts'

useDatabase()

const reason = 'Rekening tujuan sudah ditutup menurut bank.'
const sum = 5_000_000n

/** A payout that was paid. */
async function paid(amount = sum) {
  const { person, taker, payoutId } = await takenPayout(amount)
  const colleague = await operator()
  await confirmPayout(colleague, { payoutId, reference: newReference() }, await transferProof(colleague))
  return { person, taker, colleague, payoutId }
}
const note = async (team: Person, payoutId: string, reference = newReference()) =>
  noteReturn(team, { payoutId, reference, reason }, await transferProof(team))
const heldBy = async (kind: 'cash' | 'tax_withheld') => {
  const [row] = await database().select().from(ledgerAccounts).where(eq(ledgerAccounts.kind, kind))
  return row?.balanceIdr ?? 0n
}
const typesOf = async (payoutId: string) =>
  (
    await database()
      .select({ type: events.type })
      .from(events)
      .where(and(eq(events.noun, 'reward'), eq(events.subjectId, payoutId)))
      .orderBy(events.seq)
  ).map(({ type }) => type.replace('reward.payout_', ''))

describe('RUL-10c a paid transfer that was returned', () => {
  it('is payable again once a second person confirms it, with the tax reversed', async () => {
    const tax = await heldBy('tax_withheld')
    const { person, taker, colleague, payoutId } = await paid()
    const [line] = await database().select().from(payoutLines).where(eq(payoutLines.payoutId, payoutId))
    const taken = await heldBy('tax_withheld')
    expect(taken).toBeGreaterThan(tax)
    await note(taker, payoutId, 'RTR-77')
    expect(await balancesOf(person.accountId)).toEqual({ bughunter_payable: 0n, bughunter_in_payout: 0n })
    expect((await openPayout(taker, payoutId)).may).toMatchObject({
      confirmReturn: false,
      dismissReturn: true,
    })
    expect(await openPayout(colleague, payoutId)).toMatchObject({
      notedReturn: { by: taker.username, reference: 'RTR-77', reason },
      may: { noteReturn: false, confirmReturn: true },
    })
    await confirmReturn(colleague, { payoutId })
    expect(await balancesOf(person.accountId)).toMatchObject({
      bughunter_payable: sum,
      bughunter_in_payout: 0n,
    })
    expect(await heldBy('tax_withheld')).toBe(tax)
    expect((await reportRow(line!.reportId!)).rewardState).toBe('payable')
    const [own] = (await ownPayouts(person)).rows
    expect(own).toMatchObject({ state: 'returned', returned: { reason, reference: 'RTR-77' } })
    expect(await ownMoneySeenBy(person)).toMatchObject({ owed: sum, paid: 0n, tax: 0n })
    expect((await moneyLedgerSeenBy(person)).rows[0]).toMatchObject({ kind: 'payout_reversal', payable: sum })
    expect((await typesOf(payoutId)).slice(-2)).toEqual(['return_noted', 'returned'])
    await expect(payoutSlipSeenBy(person, payoutId)).rejects.toMatchObject({ code: 'not_found' })
    expect((await payoutProofSeenBy(taker, payoutId, 'return')).name).toBe('bukti.pdf')
  })

  it('is requested again, paid again, and is never paid twice at once', async () => {
    const { person, taker, colleague, payoutId } = await paid()
    const before = await heldBy('cash')
    await note(taker, payoutId)
    await confirmReturn(colleague, { payoutId })
    const again = await ask(person)
    expect(again).not.toBe(payoutId)
    await takePayout(taker, { payoutId: again })
    await confirmPayout(colleague, { payoutId: again, reference: 'BCA-0099' }, await transferProof(colleague))
    expect(await heldBy('cash')).toBe(before)
    expect(await ownMoneySeenBy(person)).toMatchObject({ owed: 0n, inPayout: 0n })
    await expect(confirmReturn(colleague, { payoutId })).rejects.toMatchObject({ code: 'move_forbidden' })
  })

  it('is confirmed by another operator than the one who noted it, and moves nothing before', async () => {
    const { taker, payoutId } = await paid()
    await expect(confirmReturn(taker, { payoutId })).rejects.toMatchObject({ code: 'move_forbidden' })
    await note(taker, payoutId)
    await expect(confirmReturn(taker, { payoutId })).rejects.toMatchObject({
      ...{ code: 'forbidden', detail: 'second_returner' },
    })
    await expect(
      database()
        .update(payouts)
        .set({ state: 'returned', returnedBy: taker.accountId, returnedAt: new Date() })
        .where(eq(payouts.id, payoutId)),
    ).rejects.toThrow()
  })

  it('needs the bank’s document, and exists for a paid payout alone', async () => {
    const { payoutId, taker } = await takenPayout(sum)
    await expect(note(taker, payoutId)).rejects.toMatchObject({ code: 'move_forbidden' })
    const done = await paid()
    const input = { payoutId: done.payoutId, reference: 'RTR-77', reason }
    await expect(noteReturn(taker, input, null)).rejects.toMatchObject({
      fields: { proof: [{ key: 'required' }] },
    })
    await expect(noteReturn(taker, input, await transferProof(await operator()))).rejects.toMatchObject({
      code: 'invalid_input',
    })
    await note(taker, done.payoutId)
    await expect(note(done.colleague, done.payoutId)).rejects.toMatchObject({ code: 'move_forbidden' })
    await expect(failPayout(taker, { payoutId: done.payoutId, reason })).rejects.toMatchObject({
      code: 'move_forbidden',
    })
  })

  it('is dismissed where it was wrong, and can be noted anew', async () => {
    const { person, taker, colleague, payoutId } = await paid()
    await note(taker, payoutId)
    await dismissReturn(colleague, { payoutId })
    expect((await ownPayouts(person)).rows[0]).toMatchObject({ state: 'paid', returned: null })
    await expect(dismissReturn(colleague, { payoutId })).rejects.toMatchObject({ code: 'move_forbidden' })
    await expect(confirmReturn(colleague, { payoutId })).rejects.toMatchObject({ code: 'move_forbidden' })
    await note(colleague, payoutId)
    await confirmReturn(taker, { payoutId })
    expect((await ownPayouts(person)).rows[0]).toMatchObject({ state: 'returned' })
  })

  it('is handled by operators alone', async () => {
    const { person, taker, payoutId } = await paid()
    const suspended = { ...(await operator()), suspended: true }
    for (const who of [person, await hunter(), await companyOwner(), suspended]) {
      await expect(note(who, payoutId)).rejects.toMatchObject({ code: 'forbidden' })
      await expect(confirmReturn(who, { payoutId })).rejects.toMatchObject({ code: 'forbidden' })
      await expect(dismissReturn(who, { payoutId })).rejects.toMatchObject({ code: 'forbidden' })
    }
    await expect(confirmReturn(taker, { payoutId: newId() })).rejects.toMatchObject({ code: 'not_found' })
    await expect(payoutProofSeenBy(visitor, payoutId, 'return')).rejects.toMatchObject({ code: 'not_found' })
  })

  it('confirmed by ten at once moves its money once', async () => {
    const { person, taker, payoutId } = await paid()
    await note(taker, payoutId)
    const team = await Promise.all(Array.from({ length: 10 }, () => operator()))
    const answers = await Promise.allSettled([
      ...team.map((one) => confirmReturn(one, { payoutId })),
      dismissReturn(taker, { payoutId }),
    ])
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const { bughunter_payable: owed } = await balancesOf(person.accountId)
    expect([0n, sum]).toContain(owed)
  })

  it('is deducted from the tax of the year in which it was returned', async () => {
    const { taker, colleague, payoutId } = await paid()
    await note(taker, payoutId)
    await confirmReturn(colleague, { payoutId })
    const { code } = await openPayout(taker, payoutId)
    const year = new Date().getFullYear()
    const lines = (await exportWithholding(taker, { year })).rows.filter((line) => line.code === code)
    expect(lines).toHaveLength(2)
    expect(lines.map(({ tax, gross }) => [tax, gross])).toEqual([
      [lines[0]!.tax, sum],
      [-lines[0]!.tax, -sum],
    ])
    expect(lines[0]!.tax).toBeGreaterThan(0n)
  })
})
