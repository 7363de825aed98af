import { id, moment } from '@cakrawala/pg-access/columns'
import { index, pgTable, uuid } from 'drizzle-orm/pg-core'
import { accounts } from '#domain/account/account-tables.server.ts'

/** People who left: access ended at once, personal fields are erased when the days to think it over are gone. */
export const leavings = pgTable(
  'leavings',
  {
    id: id(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id),
    leftAt: moment('left_at').notNull(),
    eraseAt: moment('erase_at').notNull(),
    cancelledAt: moment('cancelled_at'),
    erasedAt: moment('erased_at'),
  },
  (t) => [index('leavings_account').on(t.accountId), index('leavings_due').on(t.erasedAt, t.eraseAt)],
)
