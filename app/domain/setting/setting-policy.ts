import { mayActForTeam } from '#domain/event/team-roles.ts'
import { type Actor, isOperator, type Person } from '#kernel/actor.ts'
import type { RefusalCode } from '#kernel/refusal.ts'
import {
  type SecondBlock,
  secondObstacle,
  secondRightObstacles,
  secondRightRefusals,
} from '#kernel/second-person.ts'
import type { SettingLine } from './setting.ts'

export function maySeeSettings(actor: Actor): actor is Person & { role: 'hello' } {
  return isOperator(actor)
}

export function mayChangeSettings(actor: Actor): actor is Person & { role: 'hello' } {
  return mayActForTeam(actor, 'setting.proposed')
}

export type LineFacts = Pick<SettingLine, 'state' | 'validFrom'> & { byId: string }

/** Why a line that was proposed cannot be confirmed or refused by an operator, in the order they are named. */
export const lineObstacles = ['second_setter', ...secondRightObstacles, 'setting_too_late'] as const
export type LineObstacle = (typeof lineObstacles)[number]

export const lineRefusals: Readonly<Record<LineObstacle, RefusalCode>> = {
  second_setter: 'forbidden',
  ...secondRightRefusals,
  setting_too_late: 'conflict',
}

export type LineStep = 'confirm' | 'refuse'

/**
 * The first thing between an operator and deciding a line that was proposed: what the use case refuses with, and what page and API show.
 * Null where nothing is. `block`: why they are not the second person. `late`: its first day may no longer be promised.
 */
export function obstacleToDecidingLine(
  step: LineStep,
  { block, late }: { block: SecondBlock | null; late: boolean },
): LineObstacle | null {
  return secondObstacle(block, 'second_setter') ?? (late && step === 'confirm' ? 'setting_too_late' : null)
}

/**
 * What has not been used yet may be taken back: a proposal by its author, a coming line by anyone of the
 * team.
 */
export function mayWithdrawLine(actor: Actor, { state, byId, validFrom }: LineFacts, today: string): boolean {
  if (!mayChangeSettings(actor)) return false
  if (state === 'proposed') return actor.accountId === byId
  return state === 'confirmed' && validFrom > today
}
