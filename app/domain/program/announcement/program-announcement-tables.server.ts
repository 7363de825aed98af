import { id, moment } from '@cakrawala/pg-access/columns'
import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { accounts } from '#domain/account/account-tables.server.ts'
import type { Visibility } from '../program.ts'
import { programs } from '../program-tables.server.ts'

const words = () => ({
  title: text('title').notNull(),
  textMd: text('text_md').notNull(),
  /** Safe HTML, rendered when the text was saved. */
  textHtml: text('text_html').notNull(),
})

/**
 * Announcements of a program to those who may read it. Its reach is fixed when it is written and can only
 * become narrower.
 */
export const programAnnouncements = pgTable(
  'program_announcements',
  {
    /** The key of the form that made it: sent twice, it makes one. */
    id: id(),
    programId: uuid('program_id')
      .notNull()
      .references(() => programs.id),
    /** What the program was when this text was written: what was private stays so when the program opens. */
    visibility: text('visibility').$type<Visibility>().notNull(),
    /** Of a private one: who was let in by then reads it. */
    reachAt: moment('reach_at').notNull(),
    ...words(),
    version: integer('version').notNull().default(1),
    publishedBy: uuid('published_by')
      .notNull()
      .references(() => accounts.id),
    publishedAt: moment('published_at').notNull(),
    editedAt: moment('edited_at'),
    withdrawnAt: moment('withdrawn_at'),
  },
  (t) => [
    index('program_announcements_program').on(t.programId, t.publishedAt, t.id),
    check('program_announcements_visibility', sql`${t.visibility} IN ('public', 'private')`),
    check('program_announcements_order', sql`${t.reachAt} >= ${t.publishedAt} AND ${t.version} > 0`),
  ],
)

/** Every text an announcement of a program ever had. */
export const programAnnouncementVersions = pgTable(
  'program_announcement_versions',
  {
    announcementId: uuid('announcement_id')
      .notNull()
      .references(() => programAnnouncements.id),
    version: integer('version').notNull(),
    ...words(),
    writtenBy: uuid('written_by')
      .notNull()
      .references(() => accounts.id),
    writtenAt: moment('written_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.announcementId, t.version] })],
)
