import { type Actor, isOperator, type Person } from '#kernel/actor.ts'
import type { SettingLine } from './setting.ts'

export function maySeeSettings(actor: Actor): actor is Person & { role: 'hello' } {
  return isOperator(actor)
}

export function mayChangeSettings(actor: Actor): actor is Person & { role: 'hello' } {
  return isOperator(actor) && !actor.suspended
}

export type LineFacts = Pick<SettingLine, 'state' | 'validFrom'> & { byId: string }

/** Another person than the one who proposed it. */
export function mayDecideLine(actor: Actor, { state, byId }: LineFacts): boolean {
  return mayChangeSettings(actor) && state === 'proposed' && actor.accountId !== byId
}

/** What no one has reckoned with yet may be taken back: a proposal by its author, a coming line by anyone of the team. */
export function mayWithdrawLine(actor: Actor, { state, byId, validFrom }: LineFacts, today: string): boolean {
  if (!mayChangeSettings(actor)) return false
  if (state === 'proposed') return actor.accountId === byId
  return state === 'confirmed' && validFrom > today
}
