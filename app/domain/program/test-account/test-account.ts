import { type Actor, isOperator } from '#kernel/actor.ts'
import type { RefusalCode } from '#kernel/refusal.ts'
import type { Manager } from '../program.ts'
import { type ManagedFacts, mayManage } from '../program-policy.ts'
import { type ReportingObstacle, reportingRefusals } from '../reporting/reporting-policy.ts'

/** Most sets a program has open at once, and most characters of each part of one. */
export const testAccountBounds = { sets: 200, part: 200 } as const

/** How long an agreement may wait for its new version, and how long a closed set keeps its secrets. */
export const testAccountDays = { renewal: 14, secrets: 30 } as const

/** What is sealed. */
export type TestAccountSecret = { username: string; password: string; note: string | null }

/** The people who manage a program; the platform team only where it manages the program for the company. */
export function mayKeepTestAccounts(actor: Actor, program: ManagedFacts & { managedBy: Manager }): boolean {
  return mayManage(actor, program) && (!isOperator(actor) || program.managedBy === 'product')
}

export type TakingObstacle = ReportingObstacle | 'test_account_barred'
export const takingRefusals: Readonly<Record<TakingObstacle, RefusalCode>> = {
  ...reportingRefusals,
  test_account_barred: 'forbidden',
}

export const takingObstacles = Object.keys(takingRefusals) as TakingObstacle[]

/**
 * Who may send a report may have a set. `last`: the newest they had; `barred`, where the company took it back and gives
 * them no other.
 */
export function obstacleToTaking(
  reporting: ReportingObstacle | null,
  last: { barred: boolean } | null,
): TakingObstacle | null {
  return reporting ?? (last?.barred ? 'test_account_barred' : null)
}
