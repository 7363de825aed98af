import { moment, rupiah } from '@cakrawala/pg-access/columns'
import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { accounts } from '#domain/account/account-tables.server.ts'
import { programs } from '#domain/program/program-tables.server.ts'

/** The results of a challenge on their way: proposed by one person, confirmed by another. */
export const challengeResults = pgTable('challenge_results', {
  programId: uuid('program_id')
    .primaryKey()
    .references(() => programs.id),
  /** Hex SHA-256 of the standings as they were read: what is confirmed is what was proposed. */
  digest: text('digest').notNull(),
  proposedBy: uuid('proposed_by')
    .notNull()
    .references(() => accounts.id),
  proposedAt: moment('proposed_at').notNull(),
  confirmedBy: uuid('confirmed_by').references(() => accounts.id),
  confirmedAt: moment('confirmed_at'),
})

/** Confirmed standings, written once: every participant, with rank and prize. */
export const challengeStandings = pgTable(
  'challenge_standings',
  {
    programId: uuid('program_id')
      .notNull()
      .references(() => programs.id),
    bughunterId: uuid('bughunter_id')
      .notNull()
      .references(() => accounts.id),
    /** Null without a valid report. */
    place: integer('place'),
    score: integer('score').notNull(),
    finds: integer('finds').notNull(),
    prizeIdr: rupiah('prize_idr').notNull(),
    prizeItem: text('prize_item'),
  },
  (t) => [
    primaryKey({ columns: [t.programId, t.bughunterId] }),
    index('challenge_standings_bughunter').on(t.bughunterId),
  ],
)
