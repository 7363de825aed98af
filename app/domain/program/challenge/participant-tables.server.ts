import { id, moment } from '@cakrawala/pg-access/columns'
import { index, pgTable, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { accounts } from '#domain/account/account-tables.server.ts'
import { programs } from '../program-tables.server.ts'

/** Who registered for a challenge; one row for each pair, also after a withdrawal. */
export const participants = pgTable(
  'challenge_participants',
  {
    id: id(),
    programId: uuid('program_id')
      .notNull()
      .references(() => programs.id),
    bughunterId: uuid('bughunter_id')
      .notNull()
      .references(() => accounts.id),
    registeredAt: moment('registered_at').notNull(),
    withdrawnAt: moment('withdrawn_at'),
  },
  (t) => [
    uniqueIndex('challenge_participants_once').on(t.programId, t.bughunterId),
    index('challenge_participants_bughunter').on(t.bughunterId),
  ],
)
