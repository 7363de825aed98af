import { type Act, anyPerson, type Draw, one, type Scene } from './act.ts'
import { leftActs } from './left-payee-acts.ts'
import { challengeActs, payoutActs } from './payout-acts.ts'
import { refundActs } from './refund-acts.ts'
import { reportActs } from './report-acts.ts'
import { rewardActs } from './reward-acts.ts'
import type { SeenReport } from './seen.ts'

export const acts: readonly Act[] = [
  ...reportActs,
  ...rewardActs,
  ...payoutActs,
  ...refundActs,
  ...leftActs,
  ...challengeActs,
]
const byName = new Map(acts.map((act) => [act.name, act]))

/** What people do with a report in this state: the usual often, what is too early now and then. */
const usual: Record<string, string[]> = {
  none: ['submit', 'submit', 'submit', 'draft'],
  draft: ['send draft', 'send draft', 'draft'],
  submitted: ['take', 'take', 'take', 'take', 'edit', 'withdraw', 'comment'],
  in_review: ['validate', 'validate', 'validate', 'validate', 'ask info', 'close invalid', 'close duplicate'],
  copy: ['close duplicate', 'close duplicate', 'close duplicate', 'validate', 'close invalid'],
  needs_info: ['answer info', 'answer info', 'comment'],
  valid: [
    'rate',
    'rate',
    'rate',
    'rate',
    'rate',
    'start fixing',
    'accept risk',
    'accept risk',
    'give reward',
  ],
  proposed: [
    ...['give reward', 'give reward', 'give reward', 'give reward', 'approve reward', 'rate'],
    ...['answer rating', 'start fixing', 'accept risk', 'resolve', 'resolve'],
  ],
  waiting: [
    ...[
      'answer rating',
      'answer rating',
      'answer rating',
      'agree rating',
      'rate',
      'give reward',
      'give reward',
    ],
    ...['accept risk', 'resolve', 'comment'],
  ],
  offered: ['answer rating', 'answer rating', 'answer rating', 'give reward', 'resolve', 'rate'],
  disputed: [
    'answer dispute',
    'answer dispute',
    'answer dispute',
    'decide dispute',
    'resolve',
    'accept risk',
  ],
  deciding: [
    'decide dispute',
    'decide dispute',
    'decide dispute',
    'give reward',
    'answer dispute',
    'resolve',
  ],
  awaiting: ['approve reward', 'approve reward', 'give reward', 'rate'],
  rewarded: [
    'resolve',
    'answer rating',
    'ask payout',
    'start fixing',
    'ask retest',
    'verdict',
    'accept risk',
    'comment',
  ],
  open: ['start fixing', 'start fixing', 'accept risk', 'ask payout'],
  fixing: ['ask retest', 'ask retest', 'accept risk', 'ask payout', 'resolve'],
  retest: ['answer retest', 'answer retest', 'verdict', 'verdict', 'verdict', 'ask payout'],
  fixed: ['resolve', 'resolve', 'ask payout'],
  refused: [
    ...['appeal', 'appeal', 'appeal', 'answer appeal', 'answer appeal', 'dismiss appeal', 'reopen appeal'],
    ...['reopen appeal', 'comment', 'submit'],
  ],
  silent: ['reopen silence', 'reopen silence', 'submit'],
  paying: ['take payout', 'take payout', 'cancel payout', 'resolve'],
  processing: ['confirm payout', 'confirm payout', 'fail payout', 'cancel payout', 'resolve'],
  over: ['ask payout', 'submit', 'submit', 'draft'],
}

/** Beside any report: money that comes, challenges. */
const beside = [
  ...['request top-up', 'request top-up', 'decide top-up', 'ask payout', 'submit', 'ask refund'],
  ...['note return', 'confirm return', 'end account'],
]
/** What becomes of a refund, by where it is. */
const refunding: Record<string, string[]> = {
  requested: ['check refund', 'check refund', 'refuse refund', 'cancel refund'],
  checked: ['pay refund', 'pay refund', 'pay refund', 'refuse refund'],
  paid: ['note refund return', 'confirm refund return', 'confirm refund return', 'dismiss refund return'],
}
/** What becomes of a payout, by where it is. */
const paying: Record<string, string[]> = {
  requested: ['take payout', 'take payout', 'take payout', 'cancel payout'],
  processing: ['confirm payout', 'confirm payout', 'confirm payout', 'fail payout'],
  paid: ['note return', 'confirm return', 'confirm return', 'dismiss return'],
}
const contest = [
  'sign challenge',
  'sign challenge',
  'register',
  'register',
  'propose results',
  'confirm results',
]

/** One act in eight is anything at all, and one actor in eight anyone. */
export function chooseAct(scene: Scene): Act {
  const { draw } = scene
  if (draw.wild % 8 === 0) return one(acts, draw.pick)
  if (draw.wild % 8 === 1) return actNamed(one(draw.aim % 3 === 0 ? contest : beside, draw.pick))
  // Money that was sent is not left lying.
  if (draw.wild % 4 === 2 && scene.seen.topUps.some(({ status }) => status === 'requested'))
    return actNamed('decide top-up')
  if (draw.wild % 8 === 6 || draw.wild % 8 === 3) {
    const [list, ways] = draw.wild % 8 === 6 ? [scene.seen.refunds, refunding] : [scene.seen.payouts, paying]
    const next = ways[one<{ state: string } | undefined>(list, draw.aim)?.state ?? '']
    if (next) return actNamed(one(next, draw.pick))
  }
  if (draw.wild % 4 === 1 && scene.seen.ended.length > 0) return actNamed('ask payout for')
  // Nor is a program left shut for ever, in which nothing new could happen.
  if (draw.wild % 4 === 3 && scene.seen.late.length > 0) return actNamed('clear late')
  return actNamed(one(usual[placeOf(scene)]!, draw.pick))
}

export function chooseActor(act: Act, scene: Scene, { who }: Draw = scene.draw) {
  if (who % 8 === 0) return one(anyPerson(scene), Math.floor(who / 8))
  return one(act.by(scene), Math.floor(who / 8))
}

/** Every third act goes to the first report, the others to any, a few to none. */
export function chooseReport(reports: readonly SeenReport[], { aim }: Draw): SeenReport | null {
  if (reports.length === 0 || aim % 16 === 0) return null
  return aim % 3 === 0 ? reports[0]! : one(reports, Math.floor(aim / 16))
}

function placeOf({ report, seen }: Scene): string {
  if (report === null) return 'none'
  if (report.reward === 'processing')
    return seen.payouts.some(({ state }) => state === 'processing') ? 'processing' : 'paying'
  if (report.stage === 'closed') return closedPlace(report)
  if (report.stage === 'in_review' && hasElder(seen.reports, report)) return 'copy'
  if (report.stage !== 'rated') return report.stage
  if (report.rating !== 'open' && report.rating !== 'decided') return report.rating
  if (report.reward === 'proposed') return report.proposed === '0' ? 'proposed' : 'awaiting'
  return report.fix in usual ? report.fix : 'rewarded'
}

/** Whether it may be a copy of one sent earlier. */
function hasElder(reports: readonly SeenReport[], { id, programId }: SeenReport): boolean {
  return reports.some((one) => one.code !== null && one.programId === programId && one.id < id)
}

function closedPlace({ closeReason }: SeenReport): string {
  if (closeReason === 'no_response') return 'silent'
  return closeReason === 'resolved' || closeReason === 'accepted_risk' || closeReason === 'withdrawn'
    ? 'over'
    : 'refused'
}

/** @throws Error where no act has the name */
export function actNamed(name: string): Act {
  const act = byName.get(name)
  if (!act) throw new Error(`there is no act "${name}"`)
  return act
}
