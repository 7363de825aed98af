import { newId } from '@cakrawala/ids/ids'
import { acceptRisk, startFixing } from '#domain/report/spoken-moves.server.ts'
import { answerDispute } from '#domain/reward/dispute/answer-dispute.server.ts'
import { approveReward, giveReward } from '#domain/reward/give-reward.server.ts'
import { rateReport } from '#domain/reward/rate-report.server.ts'
import { requestTopUp } from '#domain/reward/request-top-up.server.ts'
import { resolveReport } from '#domain/reward/resolve-report.server.ts'
import { askRetest } from '#domain/reward/retest/ask-retest.server.ts'
import { giveRetestVerdict } from '#domain/reward/retest/give-retest-verdict.server.ts'
import type { Person } from '#kernel/actor.ts'
import { bandOf, type RiskLevel } from '#kernel/risk-level.ts'
import type { SeenReport } from '../histories/seen.ts'
import { proofOf } from '../support/factor.ts'
import { newReference, topUpProof } from '../support/payout-scenario.ts'
import { action, type Place, type Population, words } from './population.ts'

const because = 'Jumlah ini disepakati karena dampaknya berbeda dari biasanya.'
const least = {
  informational: 0n,
  low: 500_000n,
  medium: 1_500_000n,
  high: 5_000_000n,
  critical: 15_000_000n,
}

/** An hour of one company: it rates, gives, approves, mends and closes, and sends money when it runs short. */
export async function companyHour(population: Population, place: Place): Promise<void> {
  const { chance } = population
  const { owner, admin, decider } = place.environment
  let short = false
  for (const report of place.seen.reports) {
    if (!['valid', 'rated'].includes(report.stage) || !chance.hits(14)) continue
    const done = await act(population, place, chance.among([owner, admin, admin, decider]), report)
    short ||= !done && report.reward === 'proposed'
  }
  if (!short || !chance.hits(50)) return
  const amount = chance.among([50_000_000n, 300_000_000n])
  const form = { key: newId(), amount, reference: newReference() }
  const proof = await topUpProof(owner)
  const send = () => action(population, 'request top-up', () => requestTopUp(owner, form, proof))
  await Promise.all([send(), send()])
}

async function act(
  population: Population,
  place: Place,
  person: Person,
  report: SeenReport,
): Promise<boolean> {
  const { chance } = population
  const { id, fix } = report
  if (report.rating === 'disputed')
    return action(population, 'answer dispute', () =>
      answerDispute(person, id, { answer: 'stands', ...words }),
    )
  if (report.stage === 'valid') return rate(population, place, person, report)
  if (report.reward === 'proposed') return reward(population, place, person, report)
  if (fix === 'open' && chance.hits(12))
    return action(population, 'accept risk', () => acceptRisk(person, id, words))
  if (fix === 'open') return action(population, 'start fixing', () => startFixing(person, id))
  if (fix === 'fixing') return action(population, 'ask retest', () => askRetest(person, id, words))
  if (fix === 'retest') {
    const verdict = chance.hits(80) ? ('fixed' as const) : ('not_fixed' as const)
    return action(population, 'verdict', () => giveRetestVerdict(person, id, { verdict, ...words }))
  }
  return action(population, 'resolve', () => resolveReport(person, id))
}

async function rate(
  population: Population,
  { environment }: Place,
  person: Person,
  report: SeenReport,
): Promise<boolean> {
  if (report.programId !== environment.programs.self && !population.chance.hits(10)) return true
  const level = (report.triagedLevel ?? 5) as RiskLevel
  const form = { revision: report.revision, level, cvssVector: report.cvssVector ?? '', reason: undefined }
  return action(population, 'rate', () => rateReport(person, report.id, form))
}

/** Some rewards are beyond what one person may give, some beyond the balance; some buttons are pressed twice. */
async function reward(
  population: Population,
  { environment }: Place,
  person: Person,
  report: SeenReport,
): Promise<boolean> {
  const { chance } = population
  if (report.proposed !== '0')
    return action(population, 'approve reward', async () =>
      approveReward(person, report.id, { amount: BigInt(report.proposed), ...(await proofOf(person)) }),
    )
  const money = report.programId !== environment.programs.points
  const usual = least[bandOf((report.riskLevel ?? 5) as RiskLevel)] + BigInt(chance.below(100)) * 1_000n
  const amount = chance.hits(6) ? 60_000_000n : usual
  const form = { key: newId(), amount: money ? amount : undefined, otherReward: undefined, reason: because }
  const give = () =>
    action(population, 'give reward', async () =>
      giveReward(person, report.id, { ...form, ...(await proofOf(person)) }),
    )
  const again = chance.hits(15) ? [give()] : []
  return (await Promise.all([give(), ...again]))[0]!
}
