import { managers, rewardTypes } from '#domain/program/program.ts'
import { appealAnswers } from '#domain/report/appeal.ts'
import { moves } from '#domain/report/report-moves.ts'
import { closeReasons, fixStates, ratingStates, rewardStates, stages } from '#domain/report/report-state.ts'
import { clockKinds, commentAudiences, retestVerdicts } from '#domain/report/report-words.ts'
import { riskLevels } from '#kernel/risk-level.ts'
import { z } from '#kernel/zod.ts'
import { count, flag, moment, text } from './fields.ts'

export const level = z.literal(riskLevels)
const side = z.enum(['reporter', 'operator', 'company', 'nobody'])
const state = {
  stage: z.enum(stages),
  closeReason: z.enum(closeReasons).nullable(),
  fix: z.enum(fixStates),
  reward: z.enum(rewardStates),
  status: z.literal([1, 2, 3]).nullable(),
}
const program = { id: text, title: text, managedBy: z.enum(managers), companyName: text }

/** A line of a list. */
export const reportLine = z
  .object({
    id: text,
    code: text.nullable(),
    title: text,
    program: z.object(program),
    ...state,
    level: level.nullable(),
    claimedLevel: level.nullable(),
    riskLevel: level.nullable(),
    next: side,
    dueAt: moment.nullable(),
    updatedAt: moment,
    submittedAt: moment.nullable(),
    reporter: text.nullable(),
    assignee: text.nullable(),
  })
  .meta({ id: 'ReportLine' })

const party = z.object({
  kind: z.enum(['reporter', 'operator', 'company', 'system']),
  name: text.nullable(),
})
const word = z.union([text, z.number(), flag, z.null()])
/** A value, or what it was and what it became. One that is neither is left out: a report can be read whatever history kept. */
const fact = z
  .union([word, z.array(word)])
  .optional()
  .catch(undefined)
const facts = z.object({
  ...{ move: fact, from: fact, to: fact, closeReason: fact, fix: fact, reward: fact, verdict: fact },
  ...{ answer: fact, fromLevel: fact, toLevel: fact, commentId: fact, ownProof: fact },
})
/** The platform team reads a little more of what happened. */
const factsForOperators = facts.extend({ assigneeId: fact, kind: fact, amountIdr: fact })
const comment = z.object({
  kind: z.literal('comment'),
  key: text,
  at: moment,
  by: party,
  audience: z.enum(commentAudiences),
  bodyHtml: text,
})

function timelineWith<F extends z.ZodType>(facts: F) {
  const event = z.object({ kind: z.literal('event'), key: text, type: text, at: moment, by: party, facts })
  return z.array(z.discriminatedUnion('kind', [event, comment]))
}

const reportFile = z
  .object({ id: text, name: text, mediaType: text, size: count, attachedAt: moment })
  .meta({ id: 'ReportFile' })
const rating = z.object({
  id: text,
  fromLevel: level.nullable(),
  toLevel: level,
  changed: z.array(z.object({ metric: text, from: text.nullable(), to: text.nullable() })),
  toVector: text.nullable(),
  reason: text.nullable(),
  at: moment,
  by: party,
})
const clock = z.object({
  kind: z.enum(clockKinds),
  startedAt: moment,
  dueAt: moment,
  stoppedAt: moment.nullable(),
  state: z.enum(['running', 'soon', 'overdue', 'paused', 'met', 'missed', 'dropped']),
})

/** What all three audiences read. */
const core = z.object({
  id: text,
  hash: text,
  code: text.nullable(),
  program: z.object({ ...program, rewardType: z.enum(rewardTypes) }),
  policyVersion: z.object({ pinned: count, current: count }),
  reporter: z.object({ username: text }),
  ...state,
  rating: z.enum(ratingStates),
  vulnerabilityStatus: z.literal([0, 1, 2]),
  next: side,
  title: text,
  target: text,
  foundAt: moment.nullable(),
  ...{ vrtId: text.nullable(), vrtName: text.nullable(), cweId: count.nullable(), cweName: text.nullable() },
  ...{ cvssVector: text.nullable(), cvssScore: z.number().nullable() },
  ...{ claimedLevel: level.nullable(), triagedLevel: level.nullable(), riskLevel: level.nullable() },
  ...{ pocHtml: text, impactHtml: text, recommendationHtml: text },
  closeNote: text.nullable(),
  revision: count,
  ...{ createdAt: moment, updatedAt: moment, submittedAt: moment.nullable() },
  ...{ validAt: moment.nullable(), ratedAt: moment.nullable(), closedAt: moment.nullable() },
  files: z.array(reportFile),
  ratings: z.array(rating),
  clocks: z.array(clock),
  timeline: timelineWith(facts),
  retestAnswer: z.enum(retestVerdicts).nullable(),
  retestProof: z.object({ at: moment, bodyHtml: text }).nullable(),
  ratingAnswer: z.enum(['accepted', 'disputed']).nullable(),
  appealAnswer: z.enum(appealAnswers).nullable(),
  appeal: z
    .discriminatedUnion('state', [
      z.object({
        ...{ state: z.literal('open'), step: z.literal([1, 2]) },
        ...{ dueAt: moment, answerDueAt: moment.nullable() },
      }),
      z.object({ state: z.literal('possible'), step: z.literal([1, 2]), until: moment }),
    ])
    .nullable(),
  moves: z.array(z.enum(moves)),
  audiences: z.array(z.enum(commentAudiences)),
})

export const reportForReporter = core
  .extend({
    audience: z.literal('reporter'),
    ...{ pocMd: text, impactMd: text, recommendationMd: text },
    ...{ submitKey: text.nullable(), mayEdit: flag, mayAttach: flag },
    mayAnswerRetest: flag,
    ratingTerm: z.object({ until: moment, open: flag }).nullable(),
  })
  .meta({ id: 'ReportForReporter' })
const reportForCompany = core
  .extend({
    audience: z.literal('company'),
    reproductionNote: text.nullable(),
    ...{ acts: flag, mayAnswerAppeal: flag },
  })
  .meta({ id: 'ReportForCompany' })
const reportForOperator = core
  .extend({
    audience: z.literal('hello'),
    timeline: timelineWith(factsForOperators),
    reporterId: text,
    companyId: text,
    reproductionNote: text.nullable(),
    quality: z.number().nullable(),
    assignee: z.object({ id: text, username: text }).nullable(),
    original: z.object({ id: text, code: text.nullable(), title: text }).nullable(),
  })
  .meta({ id: 'ReportForHello' })

/** The three views of a report; which one is sent follows from who asks. */
export const report = z.discriminatedUnion('audience', [
  reportForReporter,
  reportForCompany,
  reportForOperator,
])
