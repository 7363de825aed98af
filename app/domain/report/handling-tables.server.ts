import { moment } from '@cakrawala/pg-access/columns'
import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { accounts } from '#domain/account/account-tables.server.ts'
import { handlingBounds } from './handling-bounds.ts'
import { reports } from './report-tables.server.ts'

/** How a company handles a report inside: who mends it, its labels, its number elsewhere. Read by the company alone. */
export const reportHandlings = pgTable(
  'report_handlings',
  {
    reportId: uuid('report_id')
      .primaryKey()
      .references(() => reports.id),
    assigneeId: uuid('assignee_id').references(() => accounts.id),
    labels: text('labels').array().notNull().default([]),
    /** A ticket number or an address, as typed. */
    reference: text('reference'),
    /** Counts its changes. */
    revision: integer('revision').notNull().default(1),
    updatedBy: uuid('updated_by')
      .notNull()
      .references(() => accounts.id),
    updatedAt: moment('updated_at').notNull(),
  },
  (t) => [
    index('report_handlings_assignee').on(t.assigneeId),
    check(
      'report_handlings_bounds',
      sql`cardinality(${t.labels}) <= ${sql.raw(String(handlingBounds.labels))}`,
    ),
  ],
)
