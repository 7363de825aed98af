import { moment } from '@cakrawala/pg-access/columns'
import { text, uuid } from 'drizzle-orm/pg-core'
import { accounts } from './account-tables.server.ts'
import type { appealDecisions } from './appeal-view.ts'

/** What every objection to a decision has: its words, until when it must be decided, and what became of it. */
export const appealColumns = () => ({
  text: text('text').notNull(),
  openedAt: moment('opened_at').notNull(),
  dueAt: moment('due_at').notNull(),
  decision: text('decision').$type<(typeof appealDecisions)[number]>(),
  decisionText: text('decision_text'),
  decidedBy: uuid('decided_by').references(() => accounts.id),
  decidedAt: moment('decided_at'),
})
