import type { TimelineEvent } from '#domain/event/timeline.ts'
import type { Manager, RewardType } from '#domain/program/program.ts'
import type { RiskLevel } from '#kernel/risk-level.ts'
import type { Appeal, AppealAnswer } from './appeal.ts'
import type { RatingTerm } from './rating-term.ts'
import type {
  CloseReason,
  FixState,
  Move,
  NextActor,
  RatingState,
  RewardState,
  Stage,
} from './report-lifecycle.ts'
import type { ClockKind, CommentAudience, RetestVerdict } from './report-words.ts'

/** One row of a list. `level`: the last word on severity so far. `code` and `submittedAt` are null for drafts. */
export type ReportLine = {
  id: string
  hash: string
  code: string | null
  title: string
  program: { id: string; title: string; managedBy: Manager; companyName: string }
  stage: Stage
  closeReason: CloseReason | null
  fix: FixState
  reward: RewardState
  status: 1 | 2 | 3 | null
  level: RiskLevel | null
  claimedLevel: RiskLevel | null
  riskLevel: RiskLevel | null
  next: NextActor
  /** The earliest promise still running; null when none is. */
  dueAt: Date | null
  updatedAt: Date
  submittedAt: Date | null
  /** Null for the reporter, who knows. */
  reporter: string | null
  /** Platform team only. */
  assignee: string | null
}

/** Who did something, as far as the reader may know: names of staff stay inside their own organisation. */
export type Party = { kind: 'reporter' | 'operator' | 'company' | 'system'; name: string | null }

export type TimelineEntry =
  | ({ kind: 'event'; key: string; at: Date; by: Party } & TimelineEvent)
  | { kind: 'comment'; key: string; at: Date; by: Party; audience: CommentAudience; bodyHtml: string }

export type ReportFile = { id: string; name: string; mediaType: string; size: number; attachedAt: Date }

/** One line of the severity ledger; `changed` are the CVSS metrics that differ. */
export type RatingEntry = {
  id: string
  fromLevel: RiskLevel | null
  toLevel: RiskLevel
  changed: { metric: string; from: string | null; to: string | null }[]
  toVector: string | null
  reason: string | null
  at: Date
  by: Party
}

/** `state`: in time, in its last quarter, over its due moment, paused, done, or dropped before it was. */
export type ClockView = {
  kind: ClockKind
  startedAt: Date
  dueAt: Date
  stoppedAt: Date | null
  state: 'running' | 'soon' | 'overdue' | 'paused' | 'met' | 'missed' | 'dropped'
}

/** What all three audiences may read of a report. */
export type ReportCore = {
  id: string
  hash: string
  code: string | null
  program: { id: string; title: string; managedBy: Manager; companyName: string; rewardType: RewardType }
  /** Policy version pinned at submission, and the newest one. */
  policyVersion: { pinned: number; current: number }
  reporter: { username: string }
  stage: Stage
  closeReason: CloseReason | null
  fix: FixState
  reward: RewardState
  /** How far the rating is agreed. */
  rating: RatingState
  status: 1 | 2 | 3 | null
  vulnerabilityStatus: 0 | 1 | 2
  next: NextActor
  title: string
  target: string
  foundAt: Date | null
  vrtId: string | null
  vrtName: string | null
  cweId: number | null
  cweName: string | null
  cvssVector: string | null
  cvssScore: number | null
  claimedLevel: RiskLevel | null
  triagedLevel: RiskLevel | null
  riskLevel: RiskLevel | null
  pocHtml: string
  impactHtml: string
  recommendationHtml: string
  closeNote: string | null
  revision: number
  createdAt: Date
  updatedAt: Date
  submittedAt: Date | null
  validAt: Date | null
  ratedAt: Date | null
  closedAt: Date | null
  files: ReportFile[]
  ratings: RatingEntry[]
  clocks: ClockView[]
  timeline: TimelineEntry[]
  /** The bughunter's word on the last retest; null while not given. */
  retestAnswer: RetestVerdict | null
  /** What the bughunter wrote with that word; null while not given. */
  retestProof: { at: Date; bodyHtml: string } | null
  /** The bughunter's word on the last rating; null while not given. */
  ratingAnswer: 'accepted' | 'disputed' | null
  /** What the company said of the objection to the last closing; null while it did not. */
  appealAnswer: AppealAnswer | null
  /** The reporter's objection to the closing: where it stands, or until when it is possible. */
  appeal: Appeal | null
  /** Abilities of the reader. */
  moves: Move[]
  audiences: readonly CommentAudience[]
}

/** The reporter also gets the sources of their own texts, for editing. */
export type ReportForReporter = ReportCore & {
  audience: 'reporter'
  pocMd: string
  impactMd: string
  recommendationMd: string
  submitKey: string | null
  mayEdit: boolean
  mayAttach: boolean
  /** Whether the running round of a retest waits for the reader's word. */
  mayAnswerRetest: boolean
  /** Until when the rating may be answered; null where there is none, or it was. */
  ratingTerm: RatingTerm | null
}

/** `acts`: whether the reader takes any of the company's steps here, or only reads. */
export type ReportForCompany = ReportCore & {
  audience: 'company'
  reproductionNote: string | null
  acts: boolean
  /** Whether the objection to the closing waits for the reader's word. */
  mayAnswerAppeal: boolean
}

export type ReportForOperator = ReportCore & {
  audience: 'hello'
  reporterId: string
  companyId: string
  reproductionNote: string | null
  quality: number | null
  assignee: { id: string; username: string } | null
  original: { id: string; hash: string; code: string | null; title: string } | null
}

export type ReportView = ReportForReporter | ReportForCompany | ReportForOperator
