import { memberPermissions } from '#kernel/actor.ts'
import { count, day, flag, moment, rupiah, text } from '#kernel/view-fields.ts'
import { z } from '#kernel/zod.ts'
import { prizeRules } from './challenge.ts'
import {
  managers,
  programKinds,
  programStatuses,
  rewardTypes,
  scopeTypes,
  testAccountOffers,
  visibilities,
} from './program.ts'
import { taxSchemes } from './tax-scheme.ts'

function perBand<S extends z.ZodType>(value: S) {
  const maybe = value.exactOptional()
  return z.object({ low: maybe, medium: maybe, high: maybe, critical: maybe }).nullable()
}
const otherRewards = perBand(text)

/** When a challenge runs and what it awards; part of the policy. Moments are ISO 8601 in UTC, `endsAt` is not included. */
export const challengePlan = z
  .object({
    ...{ registrationOpensAt: text, registrationClosesAt: text, startsAt: text, endsAt: text },
    /** Most bughunters who take part at once; null without a limit. */
    participantLimit: count.nullable(),
    prizeRule: z.enum(prizeRules),
    /**
     * First rank first; empty unless ranked. Whole rupiah as decimal text, `0` where the rank earns a
     * non-cash prize only.
     */
    prizes: z.array(z.object({ amount: text, item: text })),
    /** Whole rupiah as decimal text; `0` unless shared. */
    pool: text,
  })
  .meta({ id: 'ChallengePlan' })

/** Everything a reader of the program must know; one row of `program_versions` stores it unchanged. */
export const programPolicy = z
  .object({
    ...{ title: text, summary: text, descriptionMd: text },
    scope: z.array(z.object({ type: z.enum(scopeTypes), target: text, note: text })),
    ...{ outOfScope: z.array(text), publicationRules: text, rewardType: z.enum(rewardTypes) },
    /**
     * Bands absent from the reward table are not paid. Null when the reward has no money in it. Amounts are whole rupiah
     * as decimal text: JSON knows no bigint.
     */
    grid: perBand(z.object({ least: text, most: text })),
    otherRewards,
    /** What a retest pays the bughunter; absent where it is unpaid, as in all versions from before retests were paid. */
    retestReward: text.exactOptional(),
    /** Of challenges; absent from those written before there were plans. */
    challenge: challengePlan.exactOptional(),
  })
  .meta({ id: 'ProgramPolicy' })

/** One line of a list. */
export const programLine = z
  .object({
    ...{ id: text, title: text, summary: text, companyId: text, companyName: text },
    companyPicture: text.nullable(),
    ...{ kind: z.enum(programKinds), managedBy: z.enum(managers), status: z.enum(programStatuses) },
    /** Whether the account of its company is suspended or ended: the platform has stopped new reports. */
    halted: flag,
    /** Whether its company kept too few of its promises: no new reports come in until the platform team clears it. */
    late: flag,
    /** No money is left for its smallest reward: no new reports come in. */
    uncovered: flag,
    visibility: z.enum(visibilities),
    /** The last day, included. */
    validUntil: day,
    daysLeft: count,
    rewardType: z.enum(rewardTypes),
    /** Whole rupiah of the whole reward table; null without money. */
    ...{ rewardLeast: rupiah.nullable(), rewardMost: rupiah.nullable() },
    otherRewards,
  })
  .meta({ id: 'ProgramLine' })
export type ProgramLine = z.infer<typeof programLine>

/** What everyone who may know the program reads of it. */
export const programView = programLine
  .extend({
    ...{ version: count, policy: programPolicy },
    /** Targets of the policy that no one may test now: they are not proved to be of the company. */
    pausedTargets: z.array(text),
    /** The policy's description, sanitized. */
    descriptionHtml: text,
    /** Hex SHA-256 of the agreement's Indonesian text. */
    textHash: text,
    /** Since when the present version holds. */
    versionAt: moment,
    acceptedAt: moment.nullable(),
    /** When the results of a challenge were confirmed. */
    resultsAt: moment.nullable(),
    /** Whether the program is live today; a challenge has its own moments beside it. */
    open: flag,
    /** Whether the company gives test accounts to who has signed the agreement; null where it has none to give. */
    testAccounts: z.enum(testAccountOffers).nullable(),
  })
  .meta({ id: 'Program' })
export type ProgramView = z.infer<typeof programView>

export const permissions = z.array(z.enum(memberPermissions)).readonly()

/**
 * What is shown of promises that were not kept. `promises` and `kept` are those the platform counted when it
 * stopped the program; `clearedAt` and `note` are of the last time the platform team let it go on.
 */
const lateness = z.object({
  ...{ since: moment.nullable(), promises: count.nullable(), kept: count.nullable() },
  ...{ clearedAt: moment.nullable(), note: text.nullable() },
})
export type Lateness = z.infer<typeof lateness>

/** What its company and the platform team read beside it, with the reader's own grant. */
export const managedProgram = programView
  .extend({
    ...{ granted: flag, grantedPermissions: permissions },
    /** What an adviser decided its rewards are to the tax office; null: the default of its kind. */
    taxScheme: z.enum(taxSchemes).nullable(),
    ...{ rejectReason: text.nullable(), lateness },
    ...{ createdAt: moment, submittedAt: moment.nullable(), endedAt: moment.nullable() },
  })
  .meta({ id: 'ManagedProgram' })
export type ManagedProgramView = z.infer<typeof managedProgram>

/** The same without the state of its targets. */
export type ManagedProgramFacts = Omit<ManagedProgramView, 'pausedTargets'>

/** Two versions of a policy, as one compares them. */
export const versionPair = z.object({ from: count, to: count, before: programPolicy, after: programPolicy })
export type VersionPair = z.infer<typeof versionPair>

/** `permissions`: what the member may do in this program beyond what holds for them everywhere. */
export const grantLine = z.object({
  ...{ memberId: text, name: text, granted: flag, permissions },
  /** The reader's own membership: no one changes their own rights. */
  own: flag,
})
export type GrantLine = z.infer<typeof grantLine>
