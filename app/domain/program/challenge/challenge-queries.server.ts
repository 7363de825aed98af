import { now } from '@cakrawala/calendar/clock'
import { isSwitchOn } from '#domain/setting/settings-memory.server.ts'
import { database } from '#infra/database.ts'
import { type Actor, isBughunter } from '#kernel/actor.ts'
import { count, flag, moment } from '#kernel/view-fields.ts'
import { z } from '#kernel/zod.ts'
import {
  type ChallengePlan,
  challengeGate,
  challengeGates,
  challengeStages,
  registrationAt,
  registrationStates,
  stageAt,
  timesOf,
} from '../challenge.ts'
import { challengePlan, type ProgramView } from '../program-view.ts'
import { participantCount, registeredSince } from './participation.server.ts'
import { isFull, registrationObstacleOf } from './registration-obstacle.server.ts'
import { registrationObstacles } from './registration-policy.ts'

/** A challenge as the person who may read its program sees it. */
export const challengeView = z.object({
  ...{ plan: challengePlan, stage: z.enum(challengeStages), registration: z.enum(registrationStates) },
  ...{ participants: count, full: flag },
  /** When the results were confirmed. */
  resultsAt: moment.nullable(),
  /** The reader's own part; null for everyone but bughunters. */
  own: z
    .object({
      registeredAt: moment.nullable(),
      /**
       * The obstacle between the reader and a registration; null where there is none, and for those who are registered.
       */
      obstacle: z.enum(registrationObstacles).nullable(),
      ...{ mayRegister: flag, mayWithdraw: flag },
      /** The obstacle between the reader and a report, as far as the challenge goes. */
      gate: z.enum(challengeGates).nullable(),
    })
    .nullable(),
})
export type ChallengeView = z.infer<typeof challengeView>

/** The challenge of a program the viewer was shown; null for programs without a plan. */
export async function challengeSeenBy(viewer: Actor, program: ProgramView): Promise<ChallengeView | null> {
  const plan = program.policy.challenge
  if (!plan) return null
  const registration = registrationAt(plan, now())
  const participants = await participantCount(database(), program.id)
  return {
    plan,
    stage: stageAt(plan, program.resultsAt !== null, now()),
    registration,
    participants,
    full: isFull(plan, participants),
    resultsAt: program.resultsAt,
    own: await ownPart(viewer, program, { plan, participants }),
  }
}

async function ownPart(
  viewer: Actor,
  program: ProgramView,
  { plan, participants }: { plan: ChallengePlan; participants: number },
): Promise<ChallengeView['own']> {
  if (!isBughunter(viewer)) return null
  const registeredAt = await registeredSince(database(), program.id, viewer.accountId)
  const facts = { plan, participants, taken: isSwitchOn('challenges') }
  const obstacle = registeredAt ? null : await registrationObstacleOf(database(), viewer, program, facts)
  const before = Date.parse(plan.startsAt) > now().getTime()
  return {
    registeredAt,
    obstacle,
    mayRegister: registeredAt === null && obstacle === null,
    mayWithdraw: registeredAt !== null && before && !viewer.suspended,
    gate: challengeGate(timesOf(plan), registeredAt !== null, now()),
  }
}
