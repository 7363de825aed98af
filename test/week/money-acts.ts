import { agreePublication, requestPublication } from '#domain/publication/disclosure-steps.server.ts'
import { publishReport } from '#domain/publication/publish-report.server.ts'
import { decideTopUp } from '#domain/reward/decide-top-up.server.ts'
import { confirmPayout, failPayout } from '#domain/reward/payout/settle-payout.server.ts'
import { takePayout } from '#domain/reward/payout/take-payout.server.ts'
import type { Person } from '#kernel/actor.ts'
import { newReference, transferProof } from '../support/payout-scenario.ts'
import { action, type Place, type Population } from './population.ts'

const reason = 'Bukti transfer tidak cocok dengan mutasi rekening kami.'
const disclosureText = {
  title: 'Riwayat transfer yang terbaca orang lain',
  summary: 'Sebuah nomor pada permintaan tidak diperiksa pemiliknya.',
  body: 'Nomor rekening pada permintaan dapat diganti, dan riwayat orang lain tampil. Sudah diperbaiki.',
}

/** An hour of money and letters: top-ups, payouts and publications, by the operator who is there. */
export async function moneyHour(
  population: Population,
  places: readonly Place[],
  present: readonly Person[],
): Promise<void> {
  if (present.length === 0) return
  for (const { seen } of places) {
    for (const { id, status } of seen.topUps)
      if (status === 'requested') await decide(population, present, id)
    for (const payout of seen.payouts) await pay(population, present, payout)
  }
  for (const place of places) await publish(population, place, present)
}

/** Two of the team look at one transfer at the same moment, and need not agree. */
async function decide(population: Population, present: readonly Person[], topUpId: string): Promise<void> {
  const { chance } = population
  const once = () =>
    action(population, 'decide top-up', () =>
      chance.hits(85)
        ? decideTopUp(chance.among(present), { topUpId, decision: 'confirm' })
        : decideTopUp(chance.among(present), { topUpId, decision: 'refuse', reason }),
    )
  await Promise.all([once(), once()])
}

async function pay(
  population: Population,
  present: readonly Person[],
  { id, state }: { id: string; state: string },
): Promise<void> {
  const { chance } = population
  const person = chance.among(present)
  if (state === 'requested' && chance.hits(40)) {
    await Promise.all(
      [1, 2].map(() =>
        action(population, 'take payout', () => takePayout(chance.among(present), { payoutId: id })),
      ),
    )
  }
  if (state !== 'processing' || !chance.hits(40)) return
  if (chance.hits(12)) {
    await action(population, 'fail payout', () => failPayout(person, { payoutId: id, reason }))
    return
  }
  const proof = await transferProof(person)
  await action(population, 'confirm payout', () =>
    confirmPayout(person, { payoutId: id, reference: newReference() }, proof),
  )
}

async function publish(
  population: Population,
  { environment, seen }: Place,
  present: readonly Person[],
): Promise<void> {
  const { chance } = population
  for (const { id, closeReason, reporterId } of seen.reports) {
    if (closeReason !== 'resolved' || !chance.hits(5)) continue
    const reporter = environment.hunters.find(({ accountId }) => accountId === reporterId)!
    if (
      !(await action(population, 'request publication', () =>
        requestPublication(reporter, id, disclosureText),
      ))
    )
      continue
    if (
      !(await action(population, 'agree publication', () =>
        agreePublication(environment.admin, id, { wording: 1 }),
      ))
    )
      continue
    await action(population, 'publish', () => publishReport(chance.among(present), id))
  }
}
