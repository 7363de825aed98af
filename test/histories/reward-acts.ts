import { newId } from '@cakrawala/ids/ids'
import { clearLateProgram } from '#domain/program/lock-program.server.ts'
import { closeAsDuplicate } from '#domain/reward/close-as-duplicate.server.ts'
import { closeAsInvalid } from '#domain/reward/close-as-invalid.server.ts'
import { decideTopUp } from '#domain/reward/decide-top-up.server.ts'
import { answerDispute } from '#domain/reward/dispute/answer-dispute.server.ts'
import { agreeRating } from '#domain/reward/dispute/answer-rating.server.ts'
import { decideDispute } from '#domain/reward/dispute/decide-dispute.server.ts'
import { approveReward, giveReward } from '#domain/reward/give-reward.server.ts'
import { rateReport } from '#domain/reward/rate-report.server.ts'
import { requestTopUp } from '#domain/reward/request-top-up.server.ts'
import { resolveReport } from '#domain/reward/resolve-report.server.ts'
import { reverseTopUp } from '#domain/reward/reverse-top-up.server.ts'
import { validateReport } from '#domain/reward/validate-report.server.ts'
import type { RiskLevel } from '#kernel/risk-level.ts'
import { proofOf } from '../support/factor.ts'
import { newReference, topUpProof } from '../support/payout-scenario.ts'
import { triage } from '../support/reward-scenario.ts'
import { type Act, company, manager, one, owner, type Scene, team } from './act.ts'
import { idOf, revisionOf, severities } from './report-acts.ts'

const reasons = ['out_of_scope', 'not_applicable', 'not_reproducible', 'informative', 'spam'] as const
const levels: readonly RiskLevel[] = [2, 5, 7, 12]
const reason = 'Alasan ini ditulis cukup panjang untuk semua yang membacanya.'
const least = [500_000n, 1_500_000n, 5_000_000n, 15_000_000n]

export const rewardActs: Act[] = [
  {
    name: 'validate',
    by: team,
    run: (actor, { report, draw }) =>
      validateReport(actor, idOf(report), triage(one(severities, draw.one), draw.two % 6)),
  },
  {
    name: 'close invalid',
    by: team,
    run: (actor, { report, draw }) =>
      closeAsInvalid(actor, idOf(report), { reason: one(reasons, draw.one), note: reason }),
  },
  {
    name: 'close duplicate',
    by: team,
    run: (actor, { seen, report: chosen, draw }) => {
      // The oldest one has no original: mostly the latest in review is meant.
      const last = seen.reports.findLast(({ stage }) => stage === 'in_review')
      const report = draw.two % 4 > 0 && last ? last : chosen
      const older = seen.reports.filter((one) => one.programId === report?.programId && one.id < report.id)
      const codes = older.flatMap(({ code }) => code ?? [])
      const original = codes.length > 0 && draw.two % 8 > 0 ? one(codes, draw.one) : (report?.code ?? 'CA-1')
      return closeAsDuplicate(actor, idOf(report), { original })
    },
  },
  {
    name: 'rate',
    by: manager,
    run: (actor, { report, draw }) => {
      const same = draw.one % 3 > 0 && report?.triagedLevel != null && report.cvssVector !== null
      const level = same ? (report.triagedLevel as RiskLevel) : one(levels, draw.two)
      const cvssVector = same ? report.cvssVector! : severities[levels.indexOf(level)]!
      return rateReport(actor, idOf(report), {
        revision: revisionOf(report, draw.two),
        level,
        cvssVector,
        reason,
      })
    },
  },
  {
    name: 'answer dispute',
    by: company,
    run: (actor, { report, draw }) =>
      answerDispute(actor, idOf(report), {
        ...{ answer: draw.one % 3 === 0 ? 'yields' : 'stands', body: reason },
        ...(draw.two % 3 === 0 ? { revision: revisionOf(report, draw.one) } : {}),
      }),
  },
  {
    name: 'decide dispute',
    by: team,
    run: (actor, { report, draw }) => {
      const at = draw.one % levels.length
      return decideDispute(actor, idOf(report), {
        ...{ revision: revisionOf(report, draw.two), level: levels[at]!, cvssVector: severities[at]! },
        ...{ floor: draw.two % 3 === 0 ? least[at]! + 1_000_000n : undefined, body: reason },
      })
    },
  },
  {
    name: 'agree rating',
    by: team,
    run: (actor, { report, draw }) =>
      agreeRating(actor, idOf(report), { revision: revisionOf(report, draw.two) }),
  },
  {
    name: 'give reward',
    by: company,
    run: async (actor, scene) => {
      const { report, keys, draw } = scene
      const key = draw.two % 9 === 0 && keys.length > 0 ? one(keys, draw.one) : newId()
      keys.push(key)
      return giveReward(actor, idOf(report), {
        key,
        reason: draw.two % 4 === 0 ? undefined : reason,
        otherReward: undefined,
        amount: amountOf(scene),
        ...(await proofOf(actor)),
      })
    },
  },
  {
    name: 'approve reward',
    by: company,
    run: async (actor, { report, draw }) =>
      approveReward(actor, idOf(report), {
        amount: BigInt(report?.proposed ?? 0) + (draw.two % 9 === 0 ? 1n : 0n),
        ...(await proofOf(actor)),
      }),
  },
  {
    name: 'resolve',
    by: (scene) => [...team(scene), ...company(scene)],
    run: (actor, { report }) => resolveReport(actor, idOf(report)),
  },
  {
    name: 'clear late',
    by: team,
    run: (actor, { environment, seen, draw }) => {
      const late = seen.late.length > 0 && draw.two % 9 > 0 ? seen.late : Object.values(environment.programs)
      return clearLateProgram(actor, one(late, draw.one), { note: reason })
    },
  },
  {
    name: 'request top-up',
    by: owner,
    run: async (actor, { keys, draw }) => {
      const key = draw.two % 6 === 0 && keys.length > 0 ? one(keys, draw.one) : newId()
      keys.push(key)
      const asked = {
        key,
        amount: one([10_000_000n, 1n, 250_000_000n], draw.one),

        reference: draw.one % 8 === 0 ? 'BCA 0042' : newReference(),
      }
      return requestTopUp(actor, asked, await topUpProof(actor))
    },
  },
  {
    name: 'decide top-up',
    by: team,
    run: (actor, { seen, draw }) => {
      const open = seen.topUps.filter(({ status }) => status === 'requested')
      const topUpId = one(open.length > 0 && draw.two % 9 > 0 ? open : seen.topUps, draw.one)?.id ?? newId()
      if (draw.one % 4 === 0) return decideTopUp(actor, { topUpId, decision: 'refuse', reason })
      const received = draw.one % 7 === 0 ? BigInt(draw.two + 1) * 1_000n : undefined
      return decideTopUp(actor, { topUpId, decision: 'confirm', received })
    },
  },
  {
    name: 'reverse top-up',
    by: team,
    run: (actor, { seen, draw }) => {
      const booked = seen.topUps.filter(({ status }) => status === 'confirmed')
      const topUpId =
        one(booked.length > 0 && draw.two % 9 > 0 ? booked : seen.topUps, draw.one)?.id ?? newId()
      const amount = one([10_000_000n, 1_000_000n], draw.two)
      if (draw.one % 5 === 0) return reverseTopUp(actor, { topUpId, step: 'withdraw' })
      if (draw.one % 2 === 0) return reverseTopUp(actor, { topUpId, step: 'confirm', amount })
      return reverseTopUp(actor, { topUpId, step: 'propose', amount, reason })
    },
  },
]

/** Inside the reward table, above it, above what one person may decide alone, or nothing. */
function amountOf({ report, environment, draw: { one: first, two } }: Scene): bigint | undefined {
  const points =
    report?.programId === environment.programs.points || report?.programId === environment.programs.challenge
  if (first % 12 === 1 || (points && first % 4 > 0)) return undefined
  if (first % 5 === 0) return 60_000_000n
  const band = levels.indexOf((report?.riskLevel ?? 2) as RiskLevel)
  return (least[band] ?? 0n) + BigInt(two) * 1_000n
}
