import { isRefused } from './appeal.ts'
import {
  allowedMoves,
  type Management,
  type Move,
  type NextActor,
  type ReportState,
  type Stage,
} from './report-lifecycle.ts'
import type { CloseReason } from './report-state.ts'

/** What a work queue offers, each as one form: a move, or moves that differ only in their answer. */
const triageActs = [
  'take',
  'validate',
  'ask_info',
  'rate',
  'reward',
  'start_fixing',
  'ask_retest',
  'retest',
  'accept_risk',
  'resolve',
  'close_duplicate',
  'close_invalid',
  'reopen',
  'dismiss_appeal',
  'answer_appeal',
  'answer_dispute',
  'decide_dispute',
  'agree_rating',
] as const
export type DeskAct = (typeof triageActs)[number]

const actOf: Partial<Record<Move, DeskAct>> = {
  take: 'take',
  validate: 'validate',
  ask_info: 'ask_info',
  rate: 'rate',
  agree_rating: 'agree_rating',
  answer_dispute: 'answer_dispute',
  yield_dispute: 'answer_dispute',
  decide_dispute: 'decide_dispute',
  approve_reward: 'reward',
  start_fixing: 'start_fixing',
  ask_retest: 'ask_retest',
  retest_fixed: 'retest',
  retest_not_fixed: 'retest',
  accept_risk: 'accept_risk',
  resolve: 'resolve',
  close_duplicate: 'close_duplicate',
  close_invalid: 'close_invalid',
  reopen_appeal: 'reopen',
}

/**
 * The forms a work queue shows a person who has these moves, in the order of `deskActs`. Moves without a form are left
 * out.
 */
export function triageActsOf(moves: readonly Move[]): DeskAct[] {
  const offered = new Set(moves.map((move) => actOf[move]))
  // Who may uphold an objection may turn it down.
  if (offered.has('reopen')) offered.add('dismiss_appeal')
  return triageActs.filter((act) => offered.has(act))
}

/** What usually comes next, the nearer to the end first; refusals and detours are never guessed. */
const likely: readonly DeskAct[] = [
  'answer_dispute',
  'decide_dispute',
  'take',
  'validate',
  'reward',
  'resolve',
  'retest',
  'ask_retest',
  'start_fixing',
]

/**
 * The form a work queue opens first: what the report waits for from this side; null while it waits on another person.
 * A publication that asks has its own forms.
 * @param part the reader's side; `moves` those this very reader has.
 */
export function nextAction(
  report: { stage: Stage; closeReason: CloseReason | null; next: NextActor; moves: readonly Move[] },
  part: NextActor,
): DeskAct | null {
  const { stage, next, moves } = report
  if (next !== part) return null
  const acts = triageActsOf(moves)
  // Only an objection leaves a closed report to the company; what the team makes of one is never guessed.
  if (stage === 'closed') return part === 'company' && isRefused(report) ? 'answer_appeal' : null
  if (stage === 'valid') return acts.includes('rate') ? 'rate' : null
  return likely.find((act) => acts.includes(act)) ?? null
}

/** The same of a report in a list, for the person who may take every step of their side. */
export function nextActionIn(
  line: ReportState & { next: NextActor; program: Management },
  part: 'operator' | 'company',
): DeskAct | null {
  return nextAction({ ...line, moves: allowedMoves(line, part, line.program) }, part)
}

/** All of them on such a report, as links to its page name them: there each reader meets those they may take. */
export function actsIn(line: ReportState & { program: Management }, part: 'operator' | 'company'): DeskAct[] {
  return triageActsOf(allowedMoves(line, part, line.program))
}
