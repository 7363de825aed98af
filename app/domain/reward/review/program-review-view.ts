import { npwpStates } from '#domain/company/npwp.ts'
import { programStatuses } from '#domain/program/program.ts'
import { programPolicy } from '#domain/program/program-view.ts'
import { programAnswers } from '#domain/program/proposal/proposal.ts'
import { targetStates } from '#domain/program/target-state.ts'
import { count, flag, moment, rupiah, text } from '#kernel/view-fields.ts'
import { z } from '#kernel/zod.ts'

/** What was answered to a program so far, newest first. */
const decisions = z.array(
  z.object({
    ...{ version: count, decision: z.enum(programAnswers), reason: text.nullable() },
    ...{ at: moment, by: text },
  }),
)

/** What the platform knows of a company that asks for a permission. Amounts are whole rupiah. */
const companyFacts = z.object({
  /** `emailDomain`: the domain of its mail addresses, lower case. */
  ...{ name: text, emailDomain: text, since: moment },
  /** `balance`: what is free to give. */
  ...{ npwp: z.enum(['none', ...npwpStates]), balance: rupiah },
})
export type CompanyFacts = z.infer<typeof companyFacts>

/** A target of the rules to be decided, with whose it is proved to be. */
const reviewedTarget = programPolicy.shape.scope.element.extend({
  state: z.enum(targetStates),
  /** The asset it names, proved or not; null where none was claimed. */
  assetId: text.nullable(),
  /** Null where the text names no plain host, as of an app. */
  host: text.nullable(),
  /** Whether that host is on the company's mail domain; null without one. */
  ofMailDomain: flag.nullable(),
})
export type ReviewedTarget = z.infer<typeof reviewedTarget>

const earlierProgram = z.object({
  ...{ id: text, title: text, status: z.enum(programStatuses), createdAt: moment, decisions },
  ...{ halted: flag, late: flag, uncovered: flag },
})
export type EarlierProgram = z.infer<typeof earlierProgram>

/** What the platform can check by itself before a person decides. `open`: the reader has to look closer. */
export const reviewChecks = ['proofs', 'mail_domain', 'npwp', 'balance', 'earlier'] as const
export type ReviewCheck = (typeof reviewChecks)[number]
const checkResult = z.object({ check: z.enum(reviewChecks), met: flag })
export type CheckResult = z.infer<typeof checkResult>

/** What the platform team must know before it decides about rules. */
export const programReview = z.object({
  ...{ company: companyFacts, targets: z.array(reviewedTarget) },
  /** The least one reward costs; null where no money is promised. */
  leastReward: rupiah.nullable(),
  ...{ earlier: z.array(earlierProgram), decisions, checks: z.array(checkResult) },
})
export type ProgramReview = z.infer<typeof programReview>
