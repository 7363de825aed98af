import { id, moment } from '@cakrawala/pg-access/columns'
import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { accounts } from '#domain/account/account-tables.server.ts'
import { companies } from '#domain/account/membership/membership-tables.server.ts'

/** Answers that staff write often. Without a company they are the platform team's, without an owner shared. */
export const cannedAnswers = pgTable(
  'canned_answers',
  {
    id: id(),
    companyId: uuid('company_id').references(() => companies.id),
    ownerId: uuid('owner_id').references(() => accounts.id),
    name: text('name').notNull(),
    /** Markdown with placeholders; empty where this language has none. */
    textId: text('text_id').notNull().default(''),
    textEn: text('text_en').notNull().default(''),
    /** Grows with every change; the form carries it. */
    revision: integer('revision').notNull().default(1),
    updatedAt: moment('updated_at').notNull(),
  },
  (t) => [
    index('canned_answers_company').on(t.companyId, t.ownerId),
    index('canned_answers_owner').on(t.ownerId),
    check('canned_answers_text', sql`${t.textId} <> '' OR ${t.textEn} <> ''`),
  ],
)
