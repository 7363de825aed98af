import { day } from '@cakrawala/calendar/clock'
import { type Actor, isOperator, type Person } from '#kernel/actor.ts'

/** How long a person may take the leaving back; then the personal fields go (the law allows no more than 30 days). */
export const daysToReturn = 14
export const timeToReturn = daysToReturn * day

/** What a company must settle before it closes. */
export const leavingBlocks = [
  'live_programs',
  'open_reports',
  'unpaid_rewards',
  'balance',
  'reserved',
  'top_ups',
  'refunds',
] as const
export type LeavingBlock = (typeof leavingBlocks)[number]

/**
 * What is stored after a person leaves, and why. `owed` and `disputes` hold the erasing itself until they are
 * settled.
 */
export const legalHolds = [
  'owed',
  'disputes',
  'open_reports',
  'reports',
  'publications',
  'incidents',
  'tax',
  'agreements',
  'conduct',
  'company_name',
] as const
export type LegalHold = (typeof legalHolds)[number]

/** How many; whole rupiah where it is about money. */
export type Counted<K> = { kind: K; count: bigint }

/** Only what there is: no one reads of holds that do not apply to them. */
export function countedOf<K extends string>(
  kinds: readonly K[],
  counts: Partial<Record<K, bigint>>,
): Counted<K>[] {
  return kinds.flatMap((kind) => {
    const count = counts[kind] ?? 0n
    return count > 0n ? [{ kind, count }] : []
  })
}

/** Everyone takes a copy of their own data, also while suspended. */
export function mayTakeOwnData(actor: Actor): actor is Person {
  return actor.kind === 'person'
}

/** Everyone leaves when they want, also while suspended; accounts of the platform team are ended by a colleague. */
export function mayLeave(actor: Actor): actor is Person {
  return actor.kind === 'person' && !isOperator(actor)
}
