import { id, moment } from '@cakrawala/pg-access/columns'
import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { accounts } from '#domain/account/account-tables.server.ts'
import { appealColumns } from '#domain/account/appeal-columns.server.ts'
import type { SanctionReason, SanctionStep } from './account-status.ts'

/** The strike policy: each step taken against an account, with its reason, and how it was lifted. */
export const sanctions = pgTable(
  'sanctions',
  {
    id: id(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id),
    step: text('step').$type<SanctionStep>().notNull(),
    reason: text('reason').$type<SanctionReason>().notNull(),
    /** What the person reads. */
    statement: text('statement').notNull(),
    /** What only the platform team reads. */
    note: text('note'),
    takenBy: uuid('taken_by')
      .notNull()
      .references(() => accounts.id),
    takenAt: moment('taken_at').notNull(),
    /** The end of a suspension for a time; null where it has none. */
    until: moment('until'),
    liftedAt: moment('lifted_at'),
    liftedBy: uuid('lifted_by').references(() => accounts.id),
    liftReason: text('lift_reason'),
  },
  (t) => [
    index('sanctions_account').on(t.accountId, t.takenAt),
    index('sanctions_open').on(t.liftedAt, t.until),
  ],
)

/** One appeal a sanction, decided by another person than the one who took the step. */
export const sanctionAppeals = pgTable(
  'sanction_appeals',
  {
    id: id(),
    sanctionId: uuid('sanction_id')
      .notNull()
      .references(() => sanctions.id),
    ...appealColumns(),
  },
  (t) => [
    uniqueIndex('sanction_appeals_once').on(t.sanctionId),
    index('sanction_appeals_open').on(t.decidedAt, t.openedAt),
  ],
)
