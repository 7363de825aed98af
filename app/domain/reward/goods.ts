import { mayIn } from '#domain/company/permission-policy.ts'
import { moverOf, type ReportFacts } from '#domain/report/report-policy.ts'
import type { Actor } from '#kernel/actor.ts'

/**
 * How far a good that a report earned is. `granted`: nothing has happened yet. `missing`: sent, and its bughunter says that it
 * did not arrive.
 */
export const goodsStates = ['granted', 'addressed', 'sent', 'missing', 'received', 'closed'] as const
export type GoodsState = (typeof goodsStates)[number]

export const goodsMoves = ['give_address', 'send', 'confirm', 'miss', 'close'] as const
export type GoodsMove = (typeof goodsMoves)[number]

type Step = { from: readonly GoodsState[]; to: GoodsState }
const steps: Readonly<Record<GoodsMove, Step>> = {
  give_address: { from: ['granted', 'addressed', 'missing'], to: 'addressed' },
  // A voucher needs no address.
  send: { from: ['granted', 'addressed', 'missing'], to: 'sent' },
  confirm: { from: ['sent', 'missing'], to: 'received' },
  miss: { from: ['sent'], to: 'missing' },
  close: { from: ['granted', 'addressed', 'sent', 'missing'], to: 'closed' },
}

/** After how many days without an answer nobody knows whether it arrived, and how long its address is stored after the end. */
export const goodsDays = { answer: 30, address: 90 } as const

/** The state after a move; null where it is not a move from there. */
export function goodsStateAfter(state: GoodsState, move: GoodsMove): GoodsState | null {
  const { from, to } = steps[move]
  return from.includes(state) ? to : null
}

/** The company's people who decide rewards, and the platform team where it manages the program. */
export function sendsGoods(actor: Actor, facts: ReportFacts): boolean {
  const mover = moverOf(actor, facts)
  if (mover === 'company') return mayIn(actor, 'reward.decide', facts)
  return mover === 'operator' && facts.managedBy === 'product'
}

/** Whether this person ever makes this move, whatever the state. */
export function isGoodsMover(actor: Actor, facts: ReportFacts, move: GoodsMove): boolean {
  if (move === 'send') return sendsGoods(actor, facts)
  return moverOf(actor, facts) === (move === 'close' ? 'operator' : 'reporter')
}
