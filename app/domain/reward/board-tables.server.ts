import { moment } from '@cakrawala/pg-access/columns'
import { boolean, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { accounts } from '#domain/account/account-tables.server.ts'
import { programs } from '#domain/program/program-tables.server.ts'

/** What boards rank by, as sums of `board_lines`. */
const figures = () => ({
  points: integer('points').notNull(),
  valid: integer('valid').notNull(),
  /** Critical and High among the valid ones. */
  severe: integer('severe').notNull(),
  refused: integer('refused').notNull(),
  closed: integer('closed').notNull(),
  lastValidAt: moment('last_valid_at'),
})

/** Written by triggers at the commit of whatever changed a line; the application only reads. */
export const boardFigures = pgTable(
  'board_figures',
  {
    /** `all`, `YYYY` or `YYYY-MM` in Asia/Jakarta. */
    period: text('period').notNull(),
    bughunterId: uuid('bughunter_id')
      .notNull()
      .references(() => accounts.id),
    ...figures(),
  },
  (t) => [
    primaryKey({ columns: [t.period, t.bughunterId] }),
    index('board_figures_bughunter').on(t.bughunterId),
    // All of it, so that ranking a period reads no rows.
    index('board_figures_ranked').on(
      ...[t.period, t.points, t.valid, t.severe, t.refused],
      ...[t.closed, t.lastValidAt, t.bughunterId],
    ),
  ],
)

/** The same of all time by program. What was sent while a program was private stays apart from the rest. */
export const programFigures = pgTable(
  'program_figures',
  {
    programId: uuid('program_id')
      .notNull()
      .references(() => programs.id),
    bughunterId: uuid('bughunter_id')
      .notNull()
      .references(() => accounts.id),
    inPrivate: boolean('in_private').notNull(),
    ...figures(),
  },
  (t) => [
    primaryKey({ columns: [t.programId, t.bughunterId, t.inPrivate] }),
    index('program_figures_bughunter').on(t.bughunterId),
  ],
)
