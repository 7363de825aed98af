import { mayActForTeam } from '#domain/event/team-roles.ts'
import { maySeeBalance } from '#domain/reward/reward-policy.ts'
import { type Actor, isOperator, type Person } from '#kernel/actor.ts'
import type { RefusalCode } from '#kernel/refusal.ts'
import { type SecondObstacle, secondRightObstacles, secondRightRefusals } from '#kernel/second-person.ts'

/** Suspended owners too: what they brought in stays theirs. */
export function mayAskRefund(actor: Actor): actor is Person & { companyId: string } {
  return maySeeBalance(actor)
}

export function mayReadRefunds(actor: Actor): actor is Person {
  return isOperator(actor)
}

export function mayHandleRefunds(actor: Actor): actor is Person {
  return mayActForTeam(actor, 'reward.refund_paid')
}

/** Why an operator cannot send a refund that was checked, in the order they are named. */
export const refundingObstacles = ['second_refunder', ...secondRightObstacles] as const
export type RefundingObstacle = SecondObstacle<'second_refunder'>

export const refundingRefusals: Readonly<Record<RefundingObstacle, RefusalCode>> = {
  second_refunder: 'forbidden',
  ...secondRightRefusals,
}

/**
 * The state of a refund of a company's balance. `requested` waits for the first of the team, `checked` for the second,
 * who sends it. `refused` covers what the bank would not take; `returned` is what it sent back after it was paid.
 */
export const refundStates = ['requested', 'checked', 'paid', 'refused', 'cancelled', 'returned'] as const
export type RefundState = (typeof refundStates)[number]

/** Its money is on the way: neither free nor gone. */
export const refundsUnderWay = ['requested', 'checked'] as const satisfies RefundState[]

export function isUnderWay(state: RefundState): boolean {
  return refundsUnderWay.some((one) => one === state)
}

/** The states each step starts from, and where it leads. */
export const refundSteps = {
  check: { from: ['requested'], to: 'checked' },
  pay: { from: ['checked'], to: 'paid' },
  refuse: { from: ['requested', 'checked'], to: 'refused' },
  cancel: { from: ['requested'], to: 'cancelled' },
  return: { from: ['paid'], to: 'returned' },
} as const satisfies Record<string, { from: RefundState[]; to: RefundState }>
export type RefundStep = keyof typeof refundSteps

export function isRefundStepPossible(step: RefundStep, state: RefundState): boolean {
  return refundSteps[step].from.some((from) => from === state)
}

/** Words for the legal form of a firm, not its name. */
const forms = new Set(['pt', 'cv', 'tbk', 'persero', 'ud', 'koperasi', 'yayasan', 'perkumpulan'])

/** Whether an account's holder bears the name of the company; where not, people judge it. */
export function bearsName(company: string, holder: string): boolean {
  const [left, right] = [wordsOf(company), wordsOf(holder)]
  return left !== '' && left === right
}

function wordsOf(name: string): string {
  const words = name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll('.', '')
    .split(/[^\p{L}\p{N}]+/u)
  return words.filter((word) => word !== '' && !forms.has(word)).join(' ')
}
