import type { Role } from '#kernel/actor.ts'
import type { SanctionStep } from './account-status.ts'

export const standings = ['active', 'suspended', 'ended'] as const
export type Standing = (typeof standings)[number]

/**
 * The allowed moves between account statuses. From `ended` to `suspended` leads one way only: a person who
 * left while suspended takes the leaving back.
 */
const ways: Readonly<Record<Standing, readonly Standing[]>> = {
  active: ['suspended', 'ended'],
  suspended: ['active', 'ended'],
  ended: ['active', 'suspended'],
}

export function mayBecome(from: Standing, to: Standing): boolean {
  return ways[from].includes(to)
}

/** These read what companies and bughunters entrust to the platform; suspended, they read nothing. */
const insiders: readonly Role[] = ['hello', 'incident']

export function isInsider(role: Role): boolean {
  return insiders.includes(role)
}

/** Whether an account may hold a session: suspended bughunters and companies still read, suspended insiders do not. */
export function isAdmitted({ standing, role }: { standing: Standing; role: Role }): boolean {
  return standing === 'active' || (standing === 'suspended' && !isInsider(role))
}

/** The same as a condition about `accounts a`. */
export const admittedSql = `(a.standing = 'active' OR (a.standing = 'suspended' AND a.role NOT IN ('hello', 'incident')))`

/**
 * Whether a step can be taken against an account in that status: a suspended one is not suspended again. A colleague's is never ended by
 * one person: who leaves the platform team is let go in its own way.
 */
export function isStepPossible(
  { standing, role }: { standing: Standing; role: Role },
  step: SanctionStep,
): boolean {
  if (standing === 'ended' || (role === 'hello' && step === 'end')) return false
  return step !== 'suspension' || standing === 'active'
}

/** The state of an account by the sanctions on it that were not lifted. @param left its owner has closed it */
export function accountStatusBy(open: readonly SanctionStep[], left = false): Standing {
  if (left || open.includes('end')) return 'ended'
  return open.includes('suspension') ? 'suspended' : 'active'
}
