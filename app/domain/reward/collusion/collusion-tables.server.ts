import { id, moment } from '@cakrawala/pg-access/columns'
import { index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { accounts } from '#domain/account/account-tables.server.ts'
import { companies } from '#domain/account/membership/membership-tables.server.ts'
import type { CollusionReason, CollusionState } from './collusion.ts'

/**
 * A bughunter and a company that look like one: for the platform team alone. It stores what they have in
 * common, not the network, number or device itself.
 */
export const collusionFlags = pgTable(
  'collusion_flags',
  {
    id: id(),
    bughunterId: uuid('bughunter_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    reasons: jsonb('reasons').$type<CollusionReason[]>().notNull(),
    state: text('state').$type<CollusionState>().notNull(),
    raisedAt: moment('raised_at').notNull(),
    handledBy: uuid('handled_by').references(() => accounts.id),
    handledAt: moment('handled_at'),
    /** What the team found. */
    note: text('note'),
  },
  (t) => [
    uniqueIndex('collusion_flags_pair').on(t.bughunterId, t.companyId),
    index('collusion_flags_state').on(t.state, t.raisedAt, t.id),
  ],
)
