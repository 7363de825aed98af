import { moment } from '@cakrawala/pg-access/columns'
import { sql } from 'drizzle-orm'
import { boolean, index, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core'
import type { NextActor, Stage } from './report-lifecycle.ts'
import { reports } from './report-tables.server.ts'

/** The value of a report without such a moment; it sorts after all others. */
export const never = new Date('9999-01-01T00:00:00Z')

/**
 * What lists, searches and counts of reports filter and sort by, one row a report. Written only by the triggers of `reports`,
 * `report_clocks`, `disclosures`, `accounts` and `programs`, from the view `report_line_now`, at the end of the transaction that changed them.
 */
export const reportLines = pgTable(
  'report_lines',
  {
    reportId: uuid('report_id')
      .primaryKey()
      .references(() => reports.id, { onDelete: 'cascade' }),
    companyId: uuid('company_id').notNull(),
    programId: uuid('program_id').notNull(),
    reporterId: uuid('reporter_id').notNull(),
    assigneeId: uuid('assignee_id'),
    managedBy: text('managed_by').$type<'company' | 'product'>().notNull(),
    stage: text('stage').$type<Stage>().notNull(),
    /** Whether the people of the company may read the report at all. */
    companyReads: boolean('company_reads').notNull(),
    /** The last word on severity so far: rated, else triaged, else claimed; -1 for none. */
    level: smallint('level').notNull(),
    /** Whom it waits on, as the platform team and the reporter read it; the closed ones with an open objection too. */
    waitingOn: text('waiting_on').$type<NextActor>().notNull(),
    /** The same as the company reads it: an objection waits for its word first. */
    companyWaitingOn: text('company_waiting_on').$type<NextActor>().notNull(),
    /** 0 where it waits on the platform team, else 1; and the same of the company. */
    teamTurn: smallint('team_turn').notNull(),
    companyTurn: smallint('company_turn').notNull(),
    /**
     * When the next promise that runs is due; whether it is late depends on the moment of reading. `never`
     * without one.
     */
    dueAt: moment('due_at').notNull(),
    /** `never` for drafts. */
    sentAt: moment('sent_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
    /** The asset it is about, as the policy names it. */
    target: text('target').notNull(),
    /** The category of its class; `other` for a class in the reporter's own words, `none` without one. */
    category: text('category').notNull(),
    /** How its company handles it inside: who mends it, its labels and its number elsewhere. For its company alone. */
    handlerId: uuid('handler_id'),
    labels: text('labels').array().notNull(),
    reference: text('reference'),
  },
  (t) => [
    // The lists of the platform team, one for each order; the first holds all that filters ask for.
    index('report_lines_team')
      .on(
        ...[t.teamTurn, t.dueAt, t.updatedAt.desc().nullsFirst(), t.reportId],
        ...[t.stage, t.level, t.waitingOn, t.managedBy, t.programId, t.assigneeId],
      )
      .where(sql`stage <> 'draft'`),
    index('report_lines_changed')
      .on(t.updatedAt.desc().nullsFirst(), t.reportId)
      .where(sql`stage <> 'draft'`),
    index('report_lines_sent').on(t.sentAt, t.reportId).where(sql`stage <> 'draft'`),
    index('report_lines_level')
      .on(t.level.desc().nullsFirst(), t.updatedAt.desc().nullsFirst(), t.reportId)
      .where(sql`stage <> 'draft'`),
    index('report_lines_due')
      .on(t.dueAt, t.updatedAt.desc().nullsFirst(), t.reportId)
      .where(sql`stage <> 'draft'`),
    index('report_lines_company')
      .on(
        ...[t.companyId, t.companyTurn, t.dueAt, t.updatedAt.desc().nullsFirst(), t.reportId],
        ...[t.stage, t.level, t.companyWaitingOn, t.managedBy, t.programId],
      )
      .where(sql`company_reads`),
    // With the due moment, by which the clocks that run are found.
    index('report_lines_reporter').on(t.reporterId, t.updatedAt.desc().nullsFirst(), t.reportId, t.dueAt),
    index('report_lines_program').on(t.programId, t.updatedAt.desc().nullsFirst(), t.reportId),
    index('report_lines_assignee')
      .on(...[t.assigneeId, t.teamTurn, t.dueAt, t.updatedAt.desc().nullsFirst(), t.reportId])
      .where(sql`assignee_id IS NOT NULL AND stage <> 'draft'`),
    // A target may be longer than a row of another kind of index.
    index('report_lines_target').using('hash', t.target),
    index('report_lines_category')
      .on(t.category, t.updatedAt.desc().nullsFirst(), t.reportId)
      .where(sql`stage <> 'draft'`),
    // A company as the platform team filters by it.
    index('report_lines_of_company')
      .on(t.companyId, t.updatedAt.desc().nullsFirst(), t.reportId)
      .where(sql`stage <> 'draft'`),
    index('report_lines_handler').on(t.handlerId).where(sql`handler_id IS NOT NULL`),
    index('report_lines_labels').using('gin', t.labels).where(sql`labels <> '{}'`),
    // What is open, or waits, is counted on every dashboard.
    index('report_lines_open')
      .on(
        ...[t.companyId, t.stage, t.waitingOn, t.companyWaitingOn, t.companyReads, t.level],
        ...[t.sentAt, t.programId, t.reporterId],
      )
      .where(sql`stage <> 'draft' AND (stage <> 'closed' OR waiting_on <> 'nobody')`),
  ],
)
