import { id, moment, searchWords } from '@cakrawala/pg-access/columns'
import { sql } from 'drizzle-orm'
import {
  check,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { accounts, files } from '#domain/account/account-tables.server.ts'
import { programs } from '#domain/program/program-tables.server.ts'
import type { RiskLevel } from '#kernel/risk-level.ts'
import type { ClockKind, CommentAudience, RetestVerdict } from './report-code.ts'
import type { CloseReason, FixState, RatingState, RewardState, Stage } from './report-lifecycle.ts'

export const reports = pgTable(
  'reports',
  {
    id: id(),
    /** Second half of `{hash}/{id}` in URLs: both must match one row. */
    hash: text('hash').notNull().unique(),
    /** `CA-YYYY-NNNNNN-K`, given at submission. A name, not a key. */
    code: text('code').unique(),
    programId: uuid('program_id')
      .notNull()
      .references(() => programs.id),
    /** Policy version the report was sent under. */
    programVersion: integer('program_version').notNull(),
    reporterId: uuid('reporter_id')
      .notNull()
      .references(() => accounts.id),
    stage: text('stage').$type<Stage>().notNull(),
    closeReason: text('close_reason').$type<CloseReason>(),
    fix: text('fix').$type<FixState>().notNull(),
    rewardState: text('reward_state').$type<RewardState>().notNull(),
    /** The reporter's verdict on the retest that was asked for last; null until then. */
    retestVerdict: text('retest_verdict').$type<RetestVerdict>(),
    /** How far the rating is agreed. */
    ratingState: text('rating_state').$type<RatingState>().notNull().default('open'),
    title: text('title').notNull(),
    /** One of the scope targets of the policy, as text. */
    target: text('target').notNull(),
    foundAt: moment('found_at'),
    vrtId: text('vrt_id'),
    cweId: integer('cwe_id'),
    /** What the class or the weakness is, in the words of whoever found none of the list. */
    vrtOther: text('vrt_other'),
    cweOther: text('cwe_other'),
    cvssVector: text('cvss_vector'),
    cvssScore: numeric('cvss_score', { precision: 3, scale: 1, mode: 'number' }),
    pocMd: text('poc_md').notNull(),
    pocHtml: text('poc_html').notNull().default(''),
    impactMd: text('impact_md').notNull(),
    impactHtml: text('impact_html').notNull().default(''),
    recommendationMd: text('recommendation_md').notNull(),
    recommendationHtml: text('recommendation_html').notNull().default(''),
    /** What the bughunter claimed, what triage found, what was finally rated (0–13). */
    claimedLevel: smallint('claimed_level').$type<RiskLevel>(),
    triagedLevel: smallint('triaged_level').$type<RiskLevel>(),
    riskLevel: smallint('risk_level').$type<RiskLevel>(),
    quality: smallint('quality'),
    reproductionNote: text('reproduction_note'),
    closeNote: text('close_note'),
    assigneeId: uuid('assignee_id').references(() => accounts.id),
    originalId: uuid('original_id'),
    /** Grows with every write; forms carry it, so that two tabs cannot overwrite each other in silence. */
    revision: integer('revision').notNull().default(1),
    submitKey: text('submit_key'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
    submittedAt: moment('submitted_at'),
    validAt: moment('valid_at'),
    ratedAt: moment('rated_at'),
    closedAt: moment('closed_at'),
    search: searchWords('search').generatedAlwaysAs(
      sql`search_words(title || ' ' || target || ' ' || poc_md || ' ' || impact_md)`,
    ),
  },
  (t) => [
    check(
      'reports_class',
      sql`${t.stage} = 'draft' OR (${t.vrtId} IS NULL OR ${t.vrtOther} IS NULL) AND (${t.cweId} IS NULL OR ${t.cweOther} IS NULL)`,
    ),
    index('reports_program').on(t.programId, t.stage, t.submittedAt),
    uniqueIndex('reports_submit_key').on(t.reporterId, t.submitKey),
    index('reports_search').using('gin', t.search),
    // All that the figures of the community count.
    index('reports_accepted')
      .on(t.validAt, t.closedAt, t.fix)
      .where(sql`stage IN ('valid', 'rated') OR close_reason IN ('resolved', 'accepted_risk')`),
    // For the team's weeks and kept promises, which read many reports.
    index('reports_place').on(t.id, t.programId, t.closeReason),
    index('reports_came').on(t.submittedAt, t.stage, t.closeReason),
    // What a company's months and answer times count: of many reports the few of the time asked for.
    index('reports_answers')
      .on(
        ...[t.programId, t.validAt, t.closedAt, t.stage, t.closeReason, t.id],
        ...[t.riskLevel, t.triagedLevel, t.claimedLevel],
      )
      .where(sql`stage <> 'draft'`),
    // What the community, the boards and the team's months read of valid and closed ones, the newest first, so that no text is
    // read for it.
    index('reports_valid_told')
      .on(
        ...[t.validAt, t.reporterId, t.programId, t.programVersion, t.stage, t.closeReason],
        ...[t.riskLevel, t.triagedLevel, t.claimedLevel],
      )
      .where(sql`valid_at IS NOT NULL`),
    index('reports_closed_told')
      .on(t.closedAt, t.closeReason, t.reporterId, t.programId, t.programVersion)
      .where(sql`closed_at IS NOT NULL`),
    // All that the boards count, so that counting reads no texts.
    index('reports_counted').on(
      t.reporterId,
      t.programId,
      t.stage,
      t.closeReason,
      t.validAt,
      t.closedAt,
      t.riskLevel,
      t.triagedLevel,
      t.submittedAt,
    ),
    // All that a profile shows of valid finds.
    index('reports_finds')
      .on(
        ...[t.reporterId, t.programId, t.programVersion, t.validAt, t.stage, t.closeReason],
        ...[t.riskLevel, t.triagedLevel, t.target, t.id],
      )
      .where(sql`valid_at IS NOT NULL`),
    index('reports_payable').on(t.reporterId, t.id, t.code, t.programId).where(sql`reward_state = 'payable'`),
    // Reports on one asset, the oldest first. Drafts are not in it.
    index('reports_asset')
      .on(t.programId, sql`md5(${t.target})`, t.submittedAt, t.vrtId, t.cweId)
      .where(sql`${t.submittedAt} IS NOT NULL`),
    // The duplicates of a report, whose points follow its rating.
    index('reports_original').on(t.originalId).where(sql`original_id IS NOT NULL`),
  ],
)

/** The text before each edit between submission and the first decision. */
export const reportVersions = pgTable(
  'report_versions',
  {
    reportId: uuid('report_id')
      .notNull()
      .references(() => reports.id),
    revision: integer('revision').notNull(),
    title: text('title').notNull(),
    pocMd: text('poc_md').notNull(),
    impactMd: text('impact_md').notNull(),
    recommendationMd: text('recommendation_md').notNull(),
    cvssVector: text('cvss_vector'),
    replacedAt: moment('replaced_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.reportId, t.revision] })],
)

export const reportComments = pgTable(
  'report_comments',
  {
    id: id(),
    reportId: uuid('report_id')
      .notNull()
      .references(() => reports.id),
    authorId: uuid('author_id')
      .notNull()
      .references(() => accounts.id),
    audience: text('audience').$type<CommentAudience>().notNull(),
    bodyMd: text('body_md').notNull(),
    bodyHtml: text('body_html').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [index('report_comments_report').on(t.reportId, t.createdAt)],
)

/** Files that were sent with a comment; who reads the comment may have them. */
export const commentFiles = pgTable(
  'comment_files',
  {
    commentId: uuid('comment_id')
      .notNull()
      .references(() => reportComments.id),
    fileId: uuid('file_id')
      .notNull()
      .unique()
      .references(() => files.id),
    /** In the order in which they were chosen, from 0. */
    position: smallint('position').notNull(),
  },
  (t) => [primaryKey({ columns: [t.commentId, t.position] })],
)

/** The English summary of a report, for readers of its company who do not read Indonesian. */
export const reportSummaries = pgTable('report_summaries', {
  reportId: uuid('report_id')
    .primaryKey()
    .references(() => reports.id),
  text: text('text').notNull(),
  authorId: uuid('author_id')
    .notNull()
    .references(() => accounts.id),
  writtenAt: moment('written_at').notNull(),
  revision: integer('revision').notNull(),
})

export const reportFiles = pgTable(
  'report_files',
  {
    reportId: uuid('report_id')
      .notNull()
      .references(() => reports.id),
    fileId: uuid('file_id')
      .notNull()
      .unique()
      .references(() => files.id),
    attachedAt: moment('attached_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.reportId, t.fileId] })],
)

/** The severity ledger: every change of the level, who, why, and which metrics differ. */
export const reportRatings = pgTable(
  'report_ratings',
  {
    id: id(),
    reportId: uuid('report_id')
      .notNull()
      .references(() => reports.id),
    byId: uuid('by_id')
      .notNull()
      .references(() => accounts.id),
    fromLevel: smallint('from_level').$type<RiskLevel>(),
    toLevel: smallint('to_level').$type<RiskLevel>().notNull(),
    fromVector: text('from_vector'),
    toVector: text('to_vector'),
    reason: text('reason'),
    at: moment('at').notNull(),
  },
  (t) => [index('report_ratings_report').on(t.reportId, t.at)],
)

/** Promises with a due moment; paused while the reporter owes an answer. */
export const reportClocks = pgTable(
  'report_clocks',
  {
    reportId: uuid('report_id')
      .notNull()
      .references(() => reports.id),
    kind: text('kind').$type<ClockKind>().notNull(),
    startedAt: moment('started_at').notNull(),
    dueAt: moment('due_at').notNull(),
    pausedAt: moment('paused_at'),
    stoppedAt: moment('stopped_at'),
  },
  (t) => [
    primaryKey({ columns: [t.reportId, t.kind, t.startedAt] }),
    index('report_clocks_due').on(t.stoppedAt, t.dueAt),
    // The team's work queue: what was stopped lately, and what is due next.
    index('report_clocks_stopped').on(...[t.stoppedAt, t.kind, t.dueAt, t.pausedAt, t.reportId]),
    index('report_clocks_next')
      .on(t.dueAt, t.reportId, t.kind, t.startedAt)
      .where(sql`stopped_at IS NULL AND paused_at IS NULL`),
    // All that answer times ask for.
    index('report_clocks_answers').on(...[t.reportId, t.kind, t.startedAt, t.dueAt, t.stoppedAt, t.pausedAt]),
    // The next promise of one report.
    index('report_clocks_running')
      .on(t.reportId, t.dueAt)
      .where(sql`stopped_at IS NULL AND paused_at IS NULL`),
  ],
)
