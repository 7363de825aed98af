import { index, integer, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core'
import { reports } from '../report-tables.server.ts'

/** By what a sent report is found by its like, some numbers each; drafts have none. The text cannot be read out of them. */
export const reportFeatures = pgTable(
  'report_features',
  {
    /** 30 bits of a hash, and the weight in the last two. */
    feature: integer('feature').notNull(),
    reportId: uuid('report_id')
      .notNull()
      .references(() => reports.id, { onDelete: 'cascade' }),
  },
  (t) => [
    primaryKey({ columns: [t.feature, t.reportId] }),
    index('report_features_report').on(t.reportId, t.feature),
  ],
)
