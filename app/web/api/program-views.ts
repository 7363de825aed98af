import { prizeRules } from '#domain/program/challenge.ts'
import {
  managers,
  programKinds,
  programStatuses,
  rewardTypes,
  scopeTypes,
  visibilities,
} from '#domain/program/program.ts'
import { promiseKinds } from '#domain/report/clock/promises.ts'
import { memberPermissions } from '#kernel/actor.ts'
import { z } from '#kernel/zod.ts'
import { count, day, flag, moment, rupiah, text } from './fields.ts'

const perBand = <S extends z.ZodType>(value: S) =>
  z.object({
    ...{
      low: value.optional(),
      medium: value.optional(),
      high: value.optional(),
      critical: value.optional(),
    },
  })
const otherRewards = perBand(text).nullable()
/** Amounts are decimal text here: that is how a version keeps them. */
const grid = perBand(z.object({ least: text, most: text })).nullable()

export const programLine = z
  .object({
    ...{ id: text, title: text, summary: text, companyId: text, companyName: text },
    ...{ kind: z.enum(programKinds), managedBy: z.enum(managers), status: z.enum(programStatuses) },
    ...{ halted: flag, late: flag, visibility: z.enum(visibilities), validUntil: day, daysLeft: count },
    ...{ rewardType: z.enum(rewardTypes), rewardLeast: rupiah.nullable(), rewardMost: rupiah.nullable() },
    otherRewards,
  })
  .meta({ id: 'ProgramLine' })

export const challengePlan = z
  .object({
    ...{ registrationOpensAt: text, registrationClosesAt: text, startsAt: text, endsAt: text },
    ...{ participantLimit: count.nullable(), prizeRule: z.enum(prizeRules), pool: text },
    prizes: z.array(z.object({ amount: text, item: text })),
  })
  .meta({ id: 'ChallengePlan' })

/** What a version of a program says. */
export const policy = z
  .object({
    ...{ title: text, summary: text, descriptionMd: text },
    scope: z.array(z.object({ type: z.enum(scopeTypes), target: text, note: text })),
    ...{ outOfScope: z.array(text), publicationRules: text, rewardType: z.enum(rewardTypes) },
    ...{ grid, otherRewards, retestReward: text.optional(), challenge: challengePlan.optional() },
  })
  .meta({ id: 'ProgramPolicy' })

export const program = programLine
  .extend({
    ...{ version: count, policy, descriptionHtml: text, textHash: text, versionAt: moment },
    ...{ acceptedAt: moment.nullable(), open: flag, uncovered: flag, pausedTargets: z.array(text) },
  })
  .meta({ id: 'Program' })

const share = z.number().min(0).max(1).nullable()

/** Medians and shares of the last 90 days up to midnight; null where fewer than three say it. */
export const programAnswerTimes = z
  .object({
    answers: z.array(
      z.object({ kind: z.enum(promiseKinds), medianHours: z.number().nullable(), onTime: share }),
    ),
    onTime: share,
  })
  .meta({ id: 'ProgramAnswers' })

export const permissions = z.array(z.enum(memberPermissions))

export const managedProgram = program
  .extend({
    ...{ granted: flag, grantedPermissions: permissions, rejectReason: text.nullable() },
    lateness: z.object({
      ...{ since: moment.nullable(), promises: count.nullable(), kept: count.nullable() },
      ...{ clearedAt: moment.nullable(), note: text.nullable() },
    }),
    ...{ createdAt: moment, submittedAt: moment.nullable(), endedAt: moment.nullable() },
  })
  .meta({ id: 'ManagedProgram' })
