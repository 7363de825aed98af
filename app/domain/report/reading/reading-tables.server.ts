import { id, moment } from '@cakrawala/pg-access/columns'
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { accounts } from '#domain/account/account-tables.server.ts'

/** Why an operator reads many reports that are not theirs; valid until the moment it names. */
export const readingReasons = pgTable(
  'reading_reasons',
  {
    id: id(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id),
    reason: text('reason').notNull(),
    givenAt: moment('given_at').notNull(),
    goodUntil: moment('good_until').notNull(),
  },
  (t) => [index('reading_reasons_account').on(t.accountId, t.goodUntil)],
)
