import { inArray, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { ledgerAccounts } from '#domain/ledger/ledger-tables.server.ts'
import { database } from '#infra/database.ts'
import type { Person } from '#kernel/actor.ts'
import { isRefusal } from '#kernel/refusal.ts'
import { operator } from '../../../../test/support/cast.ts'
import { useDatabase } from '../../../../test/support/database.ts'
import {
  ask,
  newReference,
  owe,
  payee,
  payoutAccount,
  transferProof,
} from '../../../../test/support/payout-scenario.ts'
import { cancelPayout } from './cancel-payout.server.ts'
import { ownPayouts } from './payout-queries.server.ts'
import { confirmPayout, failPayout } from './settle-payout.server.ts'
import { takePayout } from './take-payout.server.ts'

useDatabase()

/** Numbers that are the same in every run (mulberry32). */
function chanceFrom(seed: number) {
  let state = seed
  return (most: number) => {
    state = (state + 0x6d2b79f5) | 0
    let word = Math.imul(state ^ (state >>> 15), 1 | state)
    word = (word + Math.imul(word ^ (word >>> 7), 61 | word)) ^ word
    return ((word ^ (word >>> 14)) >>> 0) % most
  }
}

const payoutsOf = async (hunter: Person) => (await ownPayouts(hunter, { size: 100 })).rows

it('under any concurrent acts, every rupiah owed is owed, in transfer, paid or tax', async () => {
  const chance = chanceFrom(20_261_121)
  const hunters = await Promise.all([payee(), payee(), payee()])
  const team = await Promise.all([operator(), operator(), operator()])
  const proofs = new Map<Person, string>()
  for (const one of team) proofs.set(one, await transferProof(one))
  for (const hunter of hunters) await payoutAccount(hunter)
  let owed = 0n
  const any = <T>(list: readonly T[]): T => list[chance(list.length)]!
  const step = async () => {
    const [hunter, teamMember] = [any(hunters), any(team)]
    const payoutId = any(await payoutsOf(hunter))?.id ?? ''
    const acts = [
      () => ask(hunter),
      () => cancelPayout(hunter, { payoutId }),
      () => takePayout(teamMember, { payoutId }),
      () => confirmPayout(teamMember, { payoutId, reference: newReference() }, proofs.get(teamMember)!),
      () => failPayout(teamMember, { payoutId, reason: 'Nomor rekening ini ditolak bank.' }),
    ]
    return any(acts)
  }
  const paidOnes = async () =>
    (await Promise.all(hunters.map(payoutsOf))).flat().filter(({ state }) => state === 'paid')
  // Acts meet as they may: where none of them paid anything yet, a few rounds more.
  for (let round = 0; round < 24 || (round < 100 && (await paidOnes()).length === 0); round++) {
    const amount = BigInt(100_000 + chance(15_000_000))
    await owe(any(hunters), amount)
    owed += amount
    const acts = await Promise.all(Array.from({ length: 6 }, step))
    const answers = await Promise.allSettled(acts.map((act) => act()))
    for (const answer of answers)
      if (answer.status === 'rejected') expect([answer.reason, isRefusal(answer.reason)]).toContain(true)
  }
  const sides = await database()
    .select({ kind: ledgerAccounts.kind, sum: sql<string>`sum(${ledgerAccounts.balanceIdr})` })
    .from(ledgerAccounts)
    .where(inArray(ledgerAccounts.kind, ['bughunter_payable', 'bughunter_in_payout', 'tax_withheld']))
    .groupBy(ledgerAccounts.kind)
  const held = Object.fromEntries(sides.map(({ kind, sum }) => [kind, BigInt(sum)]))
  const all = (await Promise.all(hunters.map(payoutsOf))).flat()
  const sumOf = (amounts: bigint[]) => amounts.reduce((a, b) => a + b, 0n)
  const paid = await paidOnes()
  const underWay = all.filter(({ state }) => state === 'requested' || state === 'processing')
  expect(held.bughunter_in_payout).toBe(sumOf(underWay.map(({ gross }) => gross)))
  expect(held.tax_withheld ?? 0n).toBe(sumOf(paid.map(({ tax }) => tax)))
  expect(held.bughunter_payable! + held.bughunter_in_payout! + sumOf(paid.map(({ gross }) => gross))).toBe(
    owed,
  )
  expect(paid.length).toBeGreaterThan(0)
})
