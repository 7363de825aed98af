import { index, integer, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core'
import { reports } from '../report-tables.server.ts'

/** By what a sent report is found by its like, some numbers each; drafts have none. The text cannot be read out of them. */
export const reportBands = pgTable(
  'report_bands',
  {
    band: integer('band').notNull(),
    reportId: uuid('report_id')
      .notNull()
      .references(() => reports.id, { onDelete: 'cascade' }),
  },
  (t) => [primaryKey({ columns: [t.band, t.reportId] }), index('report_bands_report').on(t.reportId)],
)
