import { count, day, flag, moment, text } from '#kernel/view-fields.ts'
import { z } from '#kernel/zod.ts'
import { managers, programKinds, visibilities } from '../program.ts'
import { programPolicy } from '../program-view.ts'
import { openStates, proposalStates } from './proposal.ts'
import { versionObstacles } from './version-policy.ts'
import { widenings } from './widens.ts'

/** `past`: it was in force once. Of versions that never held, what became of them. */
export const versionLine = z.object({
  ...{ version: count, createdAt: moment, by: text, textHash: text },
  state: z.enum(['past', ...proposalStates]),
})
export type VersionLine = z.infer<typeof versionLine>

/** Everything the platform team accepts with a program. */
const programRules = z.object({
  ...{ kind: z.enum(programKinds), managedBy: z.enum(managers), visibility: z.enum(visibilities) },
  ...{ validUntil: day, policy: programPolicy },
})
export type ProgramRules = z.infer<typeof programRules>

/** A version that does not hold yet, as the company and the platform team read it. */
export const proposalView = z.object({
  ...{ version: count, state: z.enum(openStates), widens: z.array(z.enum(widenings)) },
  ...{ before: programRules, after: programRules, by: text, at: moment },
  /** By when the platform team means to decide; null where it has. */
  dueAt: moment.nullable(),
  /** What the platform team wants corrected. */
  reason: text.nullable(),
  /** From when it holds; null before it was approved. */
  holdsAt: moment.nullable(),
  /** The obstacle between it and coming into force, for those who may decide; null where there is none. */
  obstacle: z.enum(versionObstacles).nullable(),
  may: z.object({ decide: flag, withdraw: flag }),
})
export type ProposalView = z.infer<typeof proposalView>

/** A version that will hold, as those who signed the program's agreement read it. */
export const announcedVersion = z.object({
  ...{ version: count, holdsAt: moment, before: programRules, after: programRules },
})
export type AnnouncedVersion = z.infer<typeof announcedVersion>
