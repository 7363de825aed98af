import { id, moment } from '@cakrawala/pg-access/columns'
import { sql } from 'drizzle-orm'
import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { accounts } from '#domain/account/account-tables.server.ts'
import type { TeamRole } from '#kernel/actor.ts'
import type { Locale } from '#kernel/locale.ts'

/** People of the platform team, from their invitation on. The id is that of the account the invitation becomes. */
export const operators = pgTable('operators', {
  id: id(),
  email: text('email').notNull(),
  emailKey: text('email_key').notNull().unique(),
  locale: text('locale').$type<Locale>().notNull(),
  roles: text('roles').array().$type<TeamRole[]>().notNull(),
  /** Since when they have these roles, and who gave them: what a second person is asked about. */
  rolesSince: moment('roles_since').notNull(),
  rolesGivenBy: uuid('roles_given_by').array().notNull().default([]),
  state: text('state').$type<'invited' | 'active' | 'resting' | 'ended'>().notNull(),
  /** Null where no person invited them: from the shell, or the link printed at a first start. */
  invitedBy: uuid('invited_by').references(() => accounts.id),
  invitedAt: moment('invited_at').notNull(),
  /** Why they were invited; null for those who were there before invitations. */
  reason: text('reason'),
})

/** Changes of the team that wait for a second administrator, and what became of them. */
export const operatorChanges = pgTable(
  'operator_changes',
  {
    id: id(),
    operatorId: uuid('operator_id')
      .notNull()
      .references(() => operators.id),
    /** The roles they will have; null: they are let go. */
    roles: text('roles').array().$type<TeamRole[]>(),
    reason: text('reason').notNull(),
    state: text('state').$type<'proposed' | 'confirmed' | 'refused' | 'withdrawn'>().notNull(),
    byId: uuid('by_id')
      .notNull()
      .references(() => accounts.id),
    at: moment('at').notNull(),
    decidedBy: uuid('decided_by').references(() => accounts.id),
    decidedAt: moment('decided_at'),
  },
  (t) => [
    index('operator_changes_operator').on(t.operatorId, t.at),
    uniqueIndex('operator_changes_open').on(t.operatorId).where(sql`state = 'proposed'`),
  ],
)
