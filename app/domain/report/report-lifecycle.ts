import { type Move, type MoveDetails, type MoverKind, moves, type Rule, rules } from './report-moves.ts'
import { invalidReasons, isWellFormed, type ReportState } from './report-state.ts'

export { type Move, type MoveDetails, type MoverKind, moverKinds, moves } from './report-moves.ts'
export * from './report-state.ts'

/** Who runs the program of the report: the company itself, or the platform for it. */
export type Management = { managedBy: 'company' | 'product' }

/** `move_forbidden`: not from this state. `reason_missing`: `close_invalid` without its reason. `state_broken`: no such state. */
export type MoveRefusal = 'move_forbidden' | 'reason_missing' | 'state_broken'
export type MoveResult = { ok: true; state: ReportState } | { ok: false; why: MoveRefusal }

/** The state after a move, or why there is none. Never throws, never changes its input; who moves is asked by `mayMove`. */
export function applyMove(state: ReportState, move: Move, details: MoveDetails = {}): MoveResult {
  if (!isWellFormed(state)) return { ok: false, why: 'state_broken' }
  const rule: Rule | undefined = Object.hasOwn(rules, move) ? rules[move] : undefined
  if (!rule?.from(state)) return { ok: false, why: 'move_forbidden' }
  if (move === 'close_invalid' && !invalidReasons.some((reason) => reason === details.invalidReason)) {
    return { ok: false, why: 'reason_missing' }
  }
  return { ok: true, state: { ...state, ...rule.to(state, details) } }
}

/** Whether a mover of this kind may make the move now. */
export function mayMove(
  state: ReportState,
  move: Move,
  mover: MoverKind,
  { managedBy }: Management,
): boolean {
  const rule: Rule = rules[move]
  const movers = managedBy === 'product' ? [...rule.by, ...(rule.alsoManaged ?? [])] : rule.by
  return movers.includes(mover) && isWellFormed(state) && rule.from(state)
}

/** The moves a mover of this kind has now, in the order of the table. */
export function allowedMoves(state: ReportState, mover: MoverKind, management: Management): Move[] {
  return moves.filter((move) => mayMove(state, move, mover, management))
}
