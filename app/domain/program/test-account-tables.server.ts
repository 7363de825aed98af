import { bytes, id, moment } from '@cakrawala/pg-access/columns'
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { accounts } from '#domain/account/account-tables.server.ts'
import type { ClosingCause } from './program.ts'
import { programs } from './program-tables.server.ts'

/** Credentials a company gives to the bughunters of a program, one set each. A closed one is given to no one again. */
export const testAccounts = pgTable(
  'test_accounts',
  {
    id: id(),
    programId: uuid('program_id')
      .notNull()
      .references(() => programs.id),
    /** By which people and events name it: nothing of the set itself is in the open. */
    number: integer('number').notNull(),
    /** User name, password and note, sealed; null once they are deleted. */
    sealed: bytes('sealed'),
    /** HMAC of the user name, so that a set is not added twice; null with `sealed`. */
    nameHash: bytes('name_hash'),
    addedBy: uuid('added_by')
      .notNull()
      .references(() => accounts.id),
    addedAt: moment('added_at').notNull(),
    bughunterId: uuid('bughunter_id').references(() => accounts.id),
    givenAt: moment('given_at'),
    /** When its bughunter last looked at it. */
    shownAt: moment('shown_at'),
    closedAt: moment('closed_at'),
    /** Null: the platform. */
    closedBy: uuid('closed_by').references(() => accounts.id),
    cause: text('cause').$type<ClosingCause>(),
    /** What its bughunter reads. */
    reason: text('reason'),
    /** Of a revoked one: its bughunter may take no other. */
    barred: boolean('barred').notNull().default(false),
  },
  (t) => [
    uniqueIndex('test_accounts_number').on(t.programId, t.number),
    uniqueIndex('test_accounts_holder').on(t.programId, t.bughunterId).where(sql`closed_at IS NULL`),
    uniqueIndex('test_accounts_name').on(t.programId, t.nameHash).where(sql`closed_at IS NULL`),
    index('test_accounts_bughunter').on(t.bughunterId),
    index('test_accounts_stored').on(t.closedAt).where(sql`sealed IS NOT NULL`),
    check(
      'test_accounts_state',
      sql`(${t.bughunterId} IS NULL) = (${t.givenAt} IS NULL) AND (${t.closedAt} IS NULL) = (${t.cause} IS NULL)
        AND (${t.closedAt} IS NOT NULL OR (${t.sealed} IS NOT NULL AND ${t.nameHash} IS NOT NULL))
        AND (${t.cause} IS NULL OR ${t.cause} IN ('revoked', 'removed', 'permission_ended', 'program_ended'))
        AND (NOT ${t.barred} OR coalesce(${t.cause} = 'revoked', false))`,
    ),
  ],
)
export type TestAccountRow = typeof testAccounts.$inferSelect
