import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { accounts, identityCases } from '#domain/account/account-tables.server.ts'
import { id, moment } from '#infra/columns.ts'

/** Objections to a denied verification: one a case, decided by somebody who had no part in the denial. */
export const identityAppeals = pgTable(
  'identity_appeals',
  {
    id: id(),
    caseId: uuid('case_id')
      .notNull()
      .references(() => identityCases.id),
    text: text('text').notNull(),
    openedAt: moment('opened_at').notNull(),
    dueAt: moment('due_at').notNull(),
    decision: text('decision').$type<'upheld' | 'rejected'>(),
    decisionText: text('decision_text'),
    decidedBy: uuid('decided_by').references(() => accounts.id),
    decidedAt: moment('decided_at'),
  },
  (t) => [
    uniqueIndex('identity_appeals_once').on(t.caseId),
    index('identity_appeals_open').on(t.decidedAt, t.openedAt),
  ],
)
