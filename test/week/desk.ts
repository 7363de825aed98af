import { agreePublication } from '#domain/publication/agree-publication.server.ts'
import { publishReport } from '#domain/publication/publish-report.server.ts'
import { requestPublication } from '#domain/publication/request-publication.server.ts'
import { decideTopUp } from '#domain/reward/decide-top-up.server.ts'
import { confirmPayout, failPayout } from '#domain/reward/payout/settle-payout.server.ts'
import { takePayout } from '#domain/reward/payout/take-payout.server.ts'
import type { Person } from '#kernel/actor.ts'
import { newReference, transferProof } from '../support/payout-story.ts'
import { deed, type Place, type Town } from './town.ts'

const reason = 'Bukti transfer tidak cocok dengan mutasi rekening kami.'
const telling = {
  title: 'Riwayat transfer yang terbaca orang lain',
  summary: 'Sebuah nomor pada permintaan tidak diperiksa pemiliknya.',
  body: 'Nomor rekening pada permintaan dapat diganti, dan riwayat orang lain tampil. Sudah diperbaiki.',
}

/** An hour of money and letters: top-ups, payouts and publications, by whoever of the team is there. */
export async function deskHour(
  town: Town,
  places: readonly Place[],
  present: readonly Person[],
): Promise<void> {
  if (present.length === 0) return
  for (const { seen } of places) {
    for (const { id, status } of seen.topUps) if (status === 'requested') await decide(town, present, id)
    for (const payout of seen.payouts) await pay(town, present, payout)
  }
  for (const place of places) await publish(town, place, present)
}

/** Two of the team look at one transfer at the same moment, and need not agree. */
async function decide(town: Town, present: readonly Person[], topUpId: string): Promise<void> {
  const { chance } = town
  const once = () =>
    deed(town, 'decide top-up', () =>
      chance.hits(85)
        ? decideTopUp(chance.among(present), { topUpId, decision: 'confirm' })
        : decideTopUp(chance.among(present), { topUpId, decision: 'refuse', reason }),
    )
  await Promise.all([once(), once()])
}

async function pay(
  town: Town,
  present: readonly Person[],
  { id, state }: { id: string; state: string },
): Promise<void> {
  const { chance } = town
  const person = chance.among(present)
  if (state === 'requested' && chance.hits(40)) {
    await Promise.all(
      [1, 2].map(() => deed(town, 'take payout', () => takePayout(chance.among(present), { payoutId: id }))),
    )
  }
  if (state !== 'processing' || !chance.hits(40)) return
  if (chance.hits(12)) {
    await deed(town, 'fail payout', () => failPayout(person, { payoutId: id, reason }))
    return
  }
  const proof = await transferProof(person)
  await deed(town, 'confirm payout', () =>
    confirmPayout(person, { payoutId: id, reference: newReference() }, proof),
  )
}

async function publish(town: Town, { world, seen }: Place, present: readonly Person[]): Promise<void> {
  const { chance } = town
  for (const { id, closeReason, reporterId } of seen.reports) {
    if (closeReason !== 'resolved' || !chance.hits(5)) continue
    const reporter = world.hunters.find(({ accountId }) => accountId === reporterId)!
    if (!(await deed(town, 'request publication', () => requestPublication(reporter, id, telling)))) continue
    if (!(await deed(town, 'agree publication', () => agreePublication(world.admin, id, { wording: 1 }))))
      continue
    await deed(town, 'publish', () => publishReport(chance.among(present), id))
  }
}
