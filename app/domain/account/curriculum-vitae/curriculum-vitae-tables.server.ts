import { id, moment } from '@cakrawala/pg-access/columns'
import { date, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { accounts } from '#domain/account/account-tables.server.ts'
import type { EntryKind } from './curriculum-vitae.ts'

/** Lines of a bughunter's curriculum vitae; skills are stored in `bughunters.skills`. */
export const curriculumVitaeEntries = pgTable(
  'curriculum_vitae_entries',
  {
    id: id(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id),
    kind: text('kind').$type<EntryKind>().notNull(),
    title: text('title').notNull(),
    organisation: text('organisation').notNull(),
    place: text('place'),
    /** First day of the first month; the day has no meaning. */
    startedOn: date('started_on', { mode: 'string' }).notNull(),
    /** Null: to the present day, or without an end. */
    endedOn: date('ended_on', { mode: 'string' }),
    link: text('link'),
    about: text('about'),
    position: integer('position').notNull().default(0),
    createdAt: moment('created_at').notNull(),
    /** How often it was written anew, and when that was last. */
    revision: integer('revision').notNull().default(0),
    revisedAt: moment('revised_at'),
  },
  (t) => [index('curriculum_vitae_account').on(t.accountId, t.kind)],
)
