import { id, moment } from '@cakrawala/pg-access/columns'
import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { accounts } from '#domain/account/account-tables.server.ts'
import type { AnnouncementLevel, AnnouncementState, Audience } from './announcement.ts'
import type { StoredContent } from './announcement-view.ts'

/** Announcements of the platform team to the users of the platform. */
export const announcements = pgTable(
  'announcements',
  {
    /** The key of the form that made it: sent twice, it makes one. */
    id: id(),
    state: text('state').$type<AnnouncementState>().notNull(),
    titleId: text('title_id').notNull(),
    textIdMd: text('text_id_md').notNull(),
    /** Safe HTML, rendered when the text was saved. */
    textIdHtml: text('text_id_html').notNull(),
    titleEn: text('title_en').notNull(),
    textEnMd: text('text_en_md').notNull(),
    textEnHtml: text('text_en_html').notNull(),
    audience: text('audience').$type<Audience>().notNull(),
    level: text('level').$type<AnnouncementLevel>().notNull(),
    fromAt: moment('from_at').notNull(),
    untilAt: moment('until_at').notNull(),
    /** Rises with every save: two people do not overwrite each other. */
    version: integer('version').notNull().default(1),
    createdBy: uuid('created_by')
      .notNull()
      .references(() => accounts.id),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
    /** When it first could be read. */
    liveAt: moment('live_at'),
    /** When what could be read already was changed. */
    editedAt: moment('edited_at'),
  },
  (t) => [
    index('announcements_current').on(t.untilAt).where(sql`${t.state} = 'live'`),
    index('announcements_due').on(t.fromAt).where(sql`${t.state} = 'scheduled'`),
    check('announcements_state', sql`${t.state} IN ('draft', 'scheduled', 'live', 'withdrawn')`),
    check('announcements_audience', sql`${t.audience} IN ('everybody', 'bughunters', 'companies', 'team')`),
    check('announcements_level', sql`${t.level} IN ('warning', 'notice', 'news')`),
    check(
      'announcements_time',
      sql`${t.fromAt} < ${t.untilAt} AND (${t.state} <> 'live' OR ${t.liveAt} IS NOT NULL)`,
    ),
  ],
)

/** Every text an announcement ever had. */
export const announcementVersions = pgTable(
  'announcement_versions',
  {
    announcementId: uuid('announcement_id')
      .notNull()
      .references(() => announcements.id),
    version: integer('version').notNull(),
    content: jsonb('content').$type<StoredContent>().notNull(),
    writtenBy: uuid('written_by')
      .notNull()
      .references(() => accounts.id),
    writtenAt: moment('written_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.announcementId, t.version] })],
)

/** Who put which banner away. */
export const announcementDismissals = pgTable(
  'announcement_dismissals',
  {
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id),
    announcementId: uuid('announcement_id')
      .notNull()
      .references(() => announcements.id),
    dismissedAt: moment('dismissed_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.accountId, t.announcementId] })],
)
