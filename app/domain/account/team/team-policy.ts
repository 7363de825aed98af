import type { TeamRole } from '#kernel/actor.ts'
import type { RefusalCode } from '#kernel/refusal.ts'
import { type SecondObstacle, secondRightObstacles, secondRightRefusals } from '#kernel/second-person.ts'

/** With these a person moves money, or makes others do so: two administrators give them. */
const given: readonly TeamRole[] = ['administrator', 'finance']

/** The part of the roles one administrator gives alone, in their usual order. */
export function givenAlone(wanted: readonly TeamRole[]): TeamRole[] {
  return wanted.filter((role) => !given.includes(role))
}

/** Whether a change asks for a second administrator; `after` null: the person is let go. */
export function asksForSecond(before: readonly TeamRole[], after: readonly TeamRole[] | null): boolean {
  const losesCharge = before.includes('administrator') && !(after?.includes('administrator') ?? false)
  return losesCharge || addedRoles(before, after ?? []).some((role) => given.includes(role))
}

export function addedRoles(before: readonly TeamRole[], after: readonly TeamRole[]): TeamRole[] {
  return after.filter((role) => !before.includes(role))
}

/** No one gives what they lack. Every operator reads, so an auditor's role takes nothing more. */
export function mayGive(own: readonly TeamRole[], before: readonly TeamRole[], after: readonly TeamRole[]) {
  return addedRoles(before, after).every((role) => role === 'auditor' || own.includes(role))
}

/** Why an administrator cannot confirm a change, in the order they are named. */
export const changeObstacles = ['second_administrator', ...secondRightObstacles] as const

export const changeRefusals: Readonly<Record<SecondObstacle<'second_administrator'>, RefusalCode>> = {
  second_administrator: 'forbidden',
  ...secondRightRefusals,
}
