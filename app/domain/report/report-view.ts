import { type TimelineEvent, timelineFacts } from '#domain/event/timeline.ts'
import { managers, rewardTypes } from '#domain/program/program.ts'
import { riskLevels } from '#kernel/risk-level.ts'
import { count, flag, moment, text } from '#kernel/view-fields.ts'
import { z } from '#kernel/zod.ts'
import { appealAnswers } from './appeal.ts'
import { reopeningObstacles } from './reopening-policy.ts'
import { clockKinds, commentAudiences, retestVerdicts } from './report-code.ts'
import { moves } from './report-moves.ts'
import { closeReasons, fixStates, nextActors, ratingStates, rewardStates, stages } from './report-state.ts'

export const level = z.literal(riskLevels)
const state = {
  stage: z.enum(stages),
  closeReason: z.enum(closeReasons).nullable(),
  fix: z.enum(fixStates),
  reward: z.enum(rewardStates),
  status: z.literal([1, 2, 3]).nullable(),
}
const program = { id: text, title: text, managedBy: z.enum(managers), companyName: text }

/** One row of a list. `level`: the last word on severity so far. `code` and `submittedAt` are null for drafts. */
export const reportLine = z
  .object({
    ...{ id: text, hash: text, code: text.nullable(), title: text, program: z.object(program), ...state },
    ...{
      vrtId: text.nullable(),
      vrtOther: text.nullable(),
      cweId: count.nullable(),
      cweOther: text.nullable(),
    },
    ...{ level: level.nullable(), claimedLevel: level.nullable(), riskLevel: level.nullable() },
    rating: z.enum(ratingStates),
    next: z.enum(nextActors),
    /** The earliest promise still running; null when none is. */
    dueAt: moment.nullable(),
    ...{ updatedAt: moment, submittedAt: moment.nullable() },
    /** Null for the reporter, who knows. */
    reporter: text.nullable(),
    /** For the platform team who of it, for a company who of the company; null for bughunters. */
    assignee: text.nullable(),
    /** Of the report, and of how the reader's company handles it: 0 where it does not yet, null for everyone else. */
    ...{ revision: count, handlingRevision: count.nullable() },
    /** The asset it is about, as the policy names it. */
    target: text,
    /** How the reader's company handles it inside; of others nothing. */
    ...{ labels: z.array(text), reference: text.nullable() },
  })
  .meta({ id: 'ReportLine' })
export type ReportLine = z.infer<typeof reportLine>

/** Who did something, as far as the reader may know: names of staff stay inside their own organisation. */
export const party = z.object({
  kind: z.enum(['reporter', 'operator', 'company', 'system']),
  name: text.nullable(),
  /** The small picture beside the name; of people of a company that of the company. */
  picture: text.nullable(),
})
export type Party = z.infer<typeof party>

const entry = { key: text, at: moment, by: party }
/** A file that was sent with a text; it has the readers of the text. */
const commentFile = z
  .object({ id: text, name: text, mediaType: text, size: count })
  .meta({ id: 'CommentFile' })
export type CommentFile = z.infer<typeof commentFile>
const said = { bodyHtml: text, files: z.array(commentFile) }

const comment = z.object({
  ...{ kind: z.literal('comment'), ...entry, audience: z.enum(commentAudiences), ...said },
})
type EventEntry = { kind: 'event' } & z.infer<z.ZodObject<typeof entry>> & TimelineEvent
export type TimelineEntry = EventEntry | z.infer<typeof comment>

const word = z.union([text, z.number(), flag, z.null()])
/**
 * A value, or what it was and what it became. One that is neither is left out: a report can be read whatever
 * the history holds.
 */
const fact = z
  .union([word, z.array(word)])
  .optional()
  .catch(undefined)

/** The facts of an event are those its kind shows. */
function timelineFor(readers: 'everyone' | 'team') {
  const facts = z.object(Object.fromEntries(timelineFacts(readers).map((name) => [name, fact])))
  const event = z.object({ kind: z.literal('event'), ...entry, type: text, facts })
  const timeline: z.ZodType<unknown[]> = z.array(z.discriminatedUnion('kind', [event, comment]))
  return timeline as z.ZodType<TimelineEntry[], TimelineEntry[]>
}

const reportFile = z
  .object({ id: text, name: text, mediaType: text, size: count, holdsSecrets: flag, attachedAt: moment })
  .meta({ id: 'ReportFile' })
export type ReportFile = z.infer<typeof reportFile>

/** One line of the severity ledger; `changed` are the CVSS metrics that differ. */
const ratingEntry = z.object({
  ...{ id: text, fromLevel: level.nullable(), toLevel: level },
  changed: z.array(z.object({ metric: text, from: text.nullable(), to: text.nullable() })),
  ...{ toVector: text.nullable(), reason: text.nullable(), at: moment, by: party },
})
export type RatingEntry = z.infer<typeof ratingEntry>

/** `state`: in time, in its last quarter, over its due moment, paused, done, or dropped before it was. */
const clockView = z.object({
  ...{ kind: z.enum(clockKinds), startedAt: moment, dueAt: moment, stoppedAt: moment.nullable() },
  state: z.enum(['running', 'soon', 'overdue', 'paused', 'met', 'missed', 'dropped']),
})
export type ClockView = z.infer<typeof clockView>

const appealStep = z.literal([1, 2])
/**
 * `open`: an objection waits for its decision, and for the company's answer where `answerDueAt` gives the
 * deadline. `possible`: the reporter may object until then.
 */
const appeal = z.discriminatedUnion('state', [
  z.object({
    ...{ state: z.literal('open'), step: appealStep, dueAt: moment, answerDueAt: moment.nullable() },
  }),
  z.object({ state: z.literal('possible'), step: appealStep, until: moment }),
])

export type Appeal = z.infer<typeof appeal>

/** What all three audiences may read of a report. */
const reportCore = z.object({
  ...{ id: text, hash: text, code: text.nullable() },
  program: z.object({ ...program, rewardType: z.enum(rewardTypes) }),
  /** Policy version pinned at submission, and the newest one. */
  policyVersion: z.object({ pinned: count, current: count }),
  reporter: z.object({ username: text }),
  ...state,
  /** How far the rating is agreed. */
  rating: z.enum(ratingStates),
  vulnerabilityStatus: z.literal([0, 1, 2]),
  next: z.enum(nextActors),
  ...{ title: text, target: text, foundAt: moment.nullable() },
  /** Class and weakness, or in their place what they are in the words of whoever found none of the list. */
  ...{ vrtId: text.nullable(), vrtName: text.nullable(), vrtOther: text.nullable() },
  ...{ cweId: count.nullable(), cweName: text.nullable(), cweOther: text.nullable() },
  ...{ cvssVector: text.nullable(), cvssScore: z.number().nullable() },
  ...{ claimedLevel: level.nullable(), triagedLevel: level.nullable(), riskLevel: level.nullable() },
  ...{ pocHtml: text, impactHtml: text, recommendationHtml: text },
  ...{ closeNote: text.nullable(), revision: count },
  ...{ createdAt: moment, updatedAt: moment, submittedAt: moment.nullable() },
  ...{ validAt: moment.nullable(), ratedAt: moment.nullable(), closedAt: moment.nullable() },
  /** In English; `by`: the side its author is on. */
  summary: z.object({ text, by: z.enum(['reporter', 'operator']), at: moment, revision: count }).nullable(),
  files: z.array(reportFile),
  ratings: z.array(ratingEntry),
  clocks: z.array(clockView),
  timeline: timelineFor('everyone'),
  /** The bughunter's word on the last retest; null while not given. */
  retestAnswer: z.enum(retestVerdicts).nullable(),
  /** What the bughunter wrote with that word; null while not given. */
  retestProof: z.object({ at: moment, ...said }).nullable(),
  /** The bughunter's word on the last rating; null while not given. */
  ratingAnswer: z.enum(['accepted', 'disputed']).nullable(),
  /** The company's answer to the objection to the last closing; null while there is none. */
  appealAnswer: z.enum(appealAnswers).nullable(),
  /** The reporter's objection to the closing: its state, or until when it is possible. */
  appeal: appeal.nullable(),
  /** Abilities of the reader. */
  maySummarize: flag,
  moves: z.array(z.enum(moves)),
  audiences: z.array(z.enum(commentAudiences)),
})
export type ReportCore = z.infer<typeof reportCore>

/** The reporter also gets the sources of their own texts, for editing. */
export const reportForReporter = reportCore
  .extend({
    audience: z.literal('reporter'),
    ...{ pocMd: text, impactMd: text, recommendationMd: text, submitKey: text.nullable() },
    ...{ mayEdit: flag, mayAttach: flag },
    /** Whether the running round of a retest waits for the reader's word. */
    mayAnswerRetest: flag,
    /** Until when the rating may be answered; null where there is none, or it was. */
    ratingTerm: z.object({ until: moment, open: flag }).nullable(),
    /**
     * The obstacle to the reader opening it again after it was closed for their silence; null where there is
     * none.
     */
    reopenObstacle: z.enum(reopeningObstacles).nullable(),
  })
  .meta({ id: 'ReportForReporter' })
export type ReportForReporter = z.infer<typeof reportForReporter>

const reportForCompany = reportCore
  .extend({
    audience: z.literal('company'),
    reproductionNote: text.nullable(),
    /** Whether the reader takes any of the company's steps here, or only reads. */
    acts: flag,
    /** Whether the objection to the closing waits for the reader's word. */
    mayAnswerAppeal: flag,
  })
  .meta({ id: 'ReportForCompany' })
export type ReportForCompany = z.infer<typeof reportForCompany>

const reportForOperator = reportCore
  .extend({
    audience: z.literal('hello'),
    timeline: timelineFor('team'),
    ...{
      reporterId: text,
      companyId: text,
      reproductionNote: text.nullable(),
      quality: z.number().nullable(),
    },
    assignee: z.object({ id: text, username: text }).nullable(),
    original: z.object({ id: text, hash: text, code: text.nullable(), title: text }).nullable(),
  })
  .meta({ id: 'ReportForHello' })
export type ReportForOperator = z.infer<typeof reportForOperator>

/** The three views of a report; which one is read depends on the viewer. */
export const reportView = z.discriminatedUnion('audience', [
  reportForReporter,
  reportForCompany,
  reportForOperator,
])
export type ReportView = z.infer<typeof reportView>
