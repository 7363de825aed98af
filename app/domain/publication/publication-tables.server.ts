import { moment } from '@cakrawala/pg-access/columns'
import { sql } from 'drizzle-orm'
import { index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { accounts } from '#domain/account/account-tables.server.ts'
import { reports } from '#domain/report/report-tables.server.ts'

export const disclosureStates = ['requested', 'agreed', 'published', 'refused', 'withdrawn'] as const
export type DisclosureState = (typeof disclosureStates)[number]

/** The public, redacted disclosure of a closed and fixed report. The report itself is never shown. */
export const disclosures = pgTable(
  'disclosures',
  {
    reportId: uuid('report_id')
      .primaryKey()
      .references(() => reports.id),
    state: text('state').$type<DisclosureState>().notNull(),
    reporterId: uuid('reporter_id')
      .notNull()
      .references(() => accounts.id),
    /** Unique per bughunter: `/write-ups/{username}/{slug}`. */
    slug: text('slug').notNull(),
    /** The number of the present wording, whose text is stored here. */
    wording: integer('wording').notNull().default(1),
    title: text('title').notNull(),
    summaryMd: text('summary_md').notNull(),
    summaryHtml: text('summary_html').notNull().default(''),
    bodyMd: text('body_md').notNull(),
    bodyHtml: text('body_html').notNull().default(''),
    refuseReason: text('refuse_reason'),
    requestedBy: uuid('requested_by')
      .notNull()
      .references(() => accounts.id),
    requestedAt: moment('requested_at').notNull(),
    agreedBy: uuid('agreed_by').references(() => accounts.id),
    agreedAt: moment('agreed_at'),
    publishedBy: uuid('published_by').references(() => accounts.id),
    publishedAt: moment('published_at'),
  },
  (t) => [
    uniqueIndex('disclosures_slug').on(t.reporterId, t.slug),
    index('disclosures_published').on(t.state, t.publishedAt),
    // All that paging asks for, so that it reads no texts.
    index('disclosures_listed')
      .on(t.publishedAt.desc().nullsFirst(), t.slug, t.reporterId, t.reportId)
      .where(sql`state = 'published'`),
    index('disclosures_letters')
      .using('gin', sql`(title || ' ' || summary_md || ' ' || body_md) gin_trgm_ops`)
      .where(sql`state = 'published'`),
  ],
)

/** Every wording of a publication that was ever proposed, by whom and when; nothing is overwritten. */
export const disclosureWordings = pgTable(
  'disclosure_wordings',
  {
    reportId: uuid('report_id')
      .notNull()
      .references(() => disclosures.reportId),
    /** From 1, one for each wording of a report. */
    number: integer('number').notNull(),
    byId: uuid('by_id')
      .notNull()
      .references(() => accounts.id),
    at: moment('at').notNull(),
    title: text('title').notNull(),
    summaryMd: text('summary_md').notNull(),
    bodyMd: text('body_md').notNull(),
  },
  (t) => [primaryKey({ columns: [t.reportId, t.number] })],
)
