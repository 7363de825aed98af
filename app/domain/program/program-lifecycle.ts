import type { ProgramStatus } from './program.ts'

export const programMoves = [
  'submit',
  'accept',
  'return',
  'reject',
  'redraft',
  'pause',
  'resume',
  'end',
] as const
export type ProgramMove = (typeof programMoves)[number]

type Rule = { readonly from: readonly ProgramStatus[]; readonly to: ProgramStatus }

/** The whole life of a program: draft → review → accepted ⇄ paused → ended; review → corrections → review; review → rejected → draft. */
const rules: Readonly<Record<ProgramMove, Rule>> = {
  submit: { from: ['draft', 'corrections'], to: 'review' },
  accept: { from: ['review'], to: 'accepted' },
  return: { from: ['review'], to: 'corrections' },
  reject: { from: ['review'], to: 'rejected' },
  redraft: { from: ['rejected'], to: 'draft' },
  pause: { from: ['accepted'], to: 'paused' },
  resume: { from: ['paused'], to: 'accepted' },
  end: { from: ['accepted', 'paused'], to: 'ended' },
}

/** The status after a move; null where the move is not possible. */
export function statusAfter(status: ProgramStatus, move: ProgramMove): ProgramStatus | null {
  const rule = rules[move]
  return rule.from.includes(status) ? rule.to : null
}

/** Whether the policy may still change; in review it is frozen, except for the platform team. */
export function isEditable(status: ProgramStatus): boolean {
  return status !== 'ended' && status !== 'review'
}
