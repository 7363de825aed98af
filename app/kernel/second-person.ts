import { after, day } from '@cakrawala/calendar/clock'
import type { RefusalCode } from './refusal.ts'

/**
 * The right by which a person would be a second person: since when it holds, and who gave it, as far as that is known.
 */
export type HeldRight = { since: Date; givenBy: readonly string[] }
/** What a second person is asked about: who did the first step, and when. */
export type FirstStep = { by: string | null; at: Date }

/** Why a person does not count as the second of two people. */
export const secondBlocks = ['own', 'right_new', 'right_given'] as const
export type SecondBlock = (typeof secondBlocks)[number]

/** By how much a right must be older than the first step. */
const leastAge = day

/**
 * Why this person does not count as the second person beside the first one; null where they do. It takes another person,
 * whose right is a day older than the first step and was not given by the person who took it.
 */
export function secondBlock(accountId: string, right: HeldRight, { by, at }: FirstStep): SecondBlock | null {
  if (accountId === by) return 'own'
  if (right.since > after(at, -leastAge)) return 'right_new'
  return by !== null && right.givenBy.includes(by) ? 'right_given' : null
}

/** What is wrong with the right of a person who did not take the first step, in the words of refusals. */
export const secondRightObstacles = ['second_right_new', 'second_right_given'] as const
export const secondRightRefusals = {
  second_right_new: 'forbidden',
  second_right_given: 'forbidden',
} as const satisfies Record<string, RefusalCode>
/** Why a person is not the second person, in the words of refusals. `Own`: the word of the act for one's own first step. */
export type SecondObstacle<Own extends string> = Own | (typeof secondRightObstacles)[number]

export function secondObstacle<Own extends string>(
  block: SecondBlock | null,
  own: Own,
): SecondObstacle<Own> | null {
  if (block === null) return null
  return block === 'own' ? own : `second_${block}`
}
