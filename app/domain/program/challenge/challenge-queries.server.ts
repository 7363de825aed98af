import { database } from '#infra/database.ts'
import { type Actor, isBughunter } from '#kernel/actor.ts'
import { now } from '#kernel/clock.ts'
import {
  type ChallengeGate,
  type ChallengePlan,
  type ChallengeStage,
  challengeGate,
  type RegistrationState,
  registrationAt,
  stageAt,
  timesOf,
} from '../challenge.ts'
import { standingOf } from '../hunter-standing.server.ts'
import { missingStep } from '../program-policy.ts'
import type { ProgramView } from '../program-views.ts'
import { participantCount, registeredSince } from './participation.server.ts'

/** A challenge as whoever may read its program sees it. */
export type ChallengeView = {
  plan: ChallengePlan
  stage: ChallengeStage
  registration: RegistrationState
  participants: number
  full: boolean
  /** When the results were confirmed. */
  resultsAt: Date | null
  /** The reader's own part; null for everybody but bughunters. */
  own: {
    registeredAt: Date | null
    mayRegister: boolean
    mayWithdraw: boolean
    /** What stands between the reader and a report, as far as the challenge goes. */
    gate: ChallengeGate | null
  } | null
}

/** The challenge of a program the viewer was shown; null for programs without a plan. */
export async function challengeSeenBy(viewer: Actor, program: ProgramView): Promise<ChallengeView | null> {
  const plan = program.policy.challenge
  if (!plan) return null
  const registration = registrationAt(plan, now())
  const taken = await participantCount(database(), program.id)
  const full = plan.participantLimit !== null && taken >= plan.participantLimit
  return {
    plan,
    stage: stageAt(plan, program.resultsAt !== null, now()),
    registration,
    participants: taken,
    full,
    resultsAt: program.resultsAt,
    own: await ownPart(viewer, program, plan, registration === 'open' && !full),
  }
}

async function ownPart(
  viewer: Actor,
  program: ProgramView,
  plan: ChallengePlan,
  places: boolean,
): Promise<ChallengeView['own']> {
  if (!isBughunter(viewer)) return null
  const registeredAt = await registeredSince(database(), program.id, viewer.accountId)
  const standing = await standingOf(database(), viewer.accountId, program.id)
  const ready = missingStep(standing) === null && !standing.barred && !viewer.suspended
  const before = Date.parse(plan.startsAt) > now().getTime()
  return {
    registeredAt,
    mayRegister: registeredAt === null && places && ready && program.open,
    mayWithdraw: registeredAt !== null && before && !viewer.suspended,
    gate: challengeGate(timesOf(plan), registeredAt !== null, now()),
  }
}
