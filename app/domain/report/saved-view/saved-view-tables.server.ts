import { id, moment } from '@cakrawala/pg-access/columns'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  foreignKey,
  index,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { accounts } from '#domain/account/account-tables.server.ts'
import { companies } from '#domain/account/membership/membership-tables.server.ts'
import { type ReportList, savedViewBounds } from './saved-view.ts'

const bound = (most: number) => sql.raw(String(most))

/** What people narrow a list of reports by under a name. */
export const reportSavedViews = pgTable(
  'report_saved_views',
  {
    id: id(),
    list: text('list').$type<ReportList>().notNull(),
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => accounts.id),
    /** Of a view of the company's list: the company it was made in, whose reports it is about. */
    companyId: uuid('company_id').references(() => companies.id),
    name: text('name').notNull(),
    /** With all people of the list: of the company, or of the platform team. */
    shared: boolean('shared').notNull(),
    /** Filters and order as in the address of the list. */
    query: text('query').notNull(),
    /** The columns it shows; null for those the reader chose. */
    columns: text('columns').array(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (t) => [
    uniqueIndex('report_saved_views_name').on(
      ...[
        t.ownerId,
        t.list,
        sql`coalesce(company_id, '00000000-0000-0000-0000-000000000000')`,
        sql`lower(name)`,
      ],
    ),
    index('report_saved_views_shared').on(t.list, t.companyId).where(sql`shared`),
    check('report_saved_views_company', sql`(${t.list} = 'company') = (${t.companyId} IS NOT NULL)`),
    check('report_saved_views_own', sql`NOT (${t.shared} AND ${t.list} = 'bughunter')`),
    check(
      'report_saved_views_bounds',
      sql`length(${t.name}) BETWEEN 1 AND ${bound(savedViewBounds.name)} AND length(${t.query}) <= ${bound(savedViewBounds.query)}`,
    ),
  ],
)

/** How a person reads a list of reports: its columns, and the view it opens with. */
export const reportListChoices = pgTable(
  'report_list_choices',
  {
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id),
    list: text('list').$type<ReportList>().notNull(),
    columns: text('columns').array(),
    defaultViewId: uuid('default_view_id'),
    changedAt: moment('changed_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.list] }),
    foreignKey({ columns: [t.defaultViewId], foreignColumns: [reportSavedViews.id] }).onDelete('set null'),
    index('report_list_choices_view').on(t.defaultViewId).where(sql`default_view_id IS NOT NULL`),
  ],
)
