import { id, moment } from '@cakrawala/pg-access/columns'
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { accounts } from '#domain/account/account-tables.server.ts'

/** Texts of reports that a bughunter saved to begin others with; read by nobody else. */
export const reportTemplates = pgTable(
  'report_templates',
  {
    id: id(),
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => accounts.id),
    name: text('name').notNull(),
    title: text('title').notNull(),
    pocMd: text('poc_md').notNull(),
    impactMd: text('impact_md').notNull(),
    recommendationMd: text('recommendation_md').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (t) => [index('report_templates_owner').on(t.ownerId, t.name)],
)
