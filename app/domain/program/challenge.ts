import { hour } from '@cakrawala/calendar/clock'
import type { z } from 'zod'
import { sum } from '#kernel/money.ts'
import type { challengePlan } from './program-view.ts'

/** `ranked`: first to nth get what the plan names. `shared`: one pool, split by the severity of unique valid reports. */
export const prizeRules = ['none', 'ranked', 'shared'] as const

export type ChallengePlan = z.infer<typeof challengePlan>
export type Prize = ChallengePlan['prizes'][number]

/** The four moments of a plan, as lists and rules ask for them. */
export type ChallengeTimes = {
  registrationOpensAt: Date | null
  registrationClosesAt: Date | null
  startsAt: Date | null
  endsAt: Date | null
}

const noTimes: ChallengeTimes = {
  registrationOpensAt: null,
  registrationClosesAt: null,
  startsAt: null,
  endsAt: null,
}

export function timesOf(plan: ChallengePlan | null | undefined): ChallengeTimes {
  if (!plan) return noTimes
  return {
    registrationOpensAt: new Date(plan.registrationOpensAt),
    registrationClosesAt: new Date(plan.registrationClosesAt),
    startsAt: new Date(plan.startsAt),
    endsAt: new Date(plan.endsAt),
  }
}

/** All money a plan promises, in rupiah, without the fee. */
export function prizeMoney({ prizeRule, prizes, pool }: ChallengePlan): bigint {
  if (prizeRule === 'ranked') return sum(prizes.map(({ amount }) => BigInt(amount)))
  return prizeRule === 'shared' ? BigInt(pool) : 0n
}

/** The board that everyone reads is frozen from one hour before the end until the results are confirmed. */
const frozenMs = hour

export const challengeStages = ['announced', 'running', 'frozen', 'judging', 'confirmed'] as const
export type ChallengeStage = (typeof challengeStages)[number]

/** How far a challenge is at a moment. `judging`: over, and its results are not confirmed yet. */
export function stageAt(
  { startsAt, endsAt }: Pick<ChallengePlan, 'startsAt' | 'endsAt'>,
  confirmed: boolean,
  moment: Date,
): ChallengeStage {
  if (confirmed) return 'confirmed'
  const at = moment.getTime()
  const end = Date.parse(endsAt)
  if (at < Date.parse(startsAt)) return 'announced'
  if (at >= end) return 'judging'
  return at >= end - frozenMs ? 'frozen' : 'running'
}

/** From when on the public board shows nothing new; null while it is live or final. */
export function frozenSince({ endsAt }: Pick<ChallengePlan, 'endsAt'>, stage: ChallengeStage): Date | null {
  return stage === 'frozen' || stage === 'judging' ? new Date(Date.parse(endsAt) - frozenMs) : null
}

export const registrationStates = ['before', 'open', 'closed'] as const
export type RegistrationState = (typeof registrationStates)[number]

export function registrationAt(
  { registrationOpensAt, registrationClosesAt }: ChallengePlan,
  moment: Date,
): RegistrationState {
  const at = moment.getTime()
  if (at < Date.parse(registrationOpensAt)) return 'before'
  return at < Date.parse(registrationClosesAt) ? 'open' : 'closed'
}

/** Why a challenge takes no report from a person; also words of `refusals.details`. */
export const challengeGates = ['challenge_not_started', 'challenge_over', 'not_registered'] as const
export type ChallengeGate = (typeof challengeGates)[number]

/** The obstacle between a bughunter and a report to a challenge; null for a program without moments. */
export function challengeGate(
  { startsAt, endsAt }: Pick<ChallengeTimes, 'startsAt' | 'endsAt'>,
  registered: boolean,
  moment: Date,
): ChallengeGate | null {
  if (startsAt === null || endsAt === null) return null
  if (moment >= endsAt) return 'challenge_over'
  if (!registered) return 'not_registered'
  return moment < startsAt ? 'challenge_not_started' : null
}
