import { moment } from '@cakrawala/pg-access/columns'
import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { accounts } from '#domain/account/account-tables.server.ts'
import type { QueueName } from './work-queue.ts'

/** Who of the platform team works on a thing that has no taker of its own, until when. */
export const workClaims = pgTable(
  'desk_claims',
  {
    desk: text('desk').$type<QueueName>().notNull(),
    subjectId: uuid('subject_id').notNull(),
    byId: uuid('by_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    claimedAt: moment('claimed_at').notNull(),
    until: moment('until').notNull(),
  },
  (t) => [primaryKey({ columns: [t.desk, t.subjectId] }), index('desk_claims_until').on(t.until)],
)
