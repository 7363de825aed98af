import { id, moment } from '@cakrawala/pg-access/columns'
import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { accounts, files } from '#domain/account/account-tables.server.ts'
import { reports } from '../report-tables.server.ts'

/** A file for a report that comes in parts, until it is complete and checked; removed when it expires. */
export const reportUploads = pgTable(
  'report_uploads',
  {
    id: id(),
    reportId: uuid('report_id')
      .notNull()
      .references(() => reports.id, { onDelete: 'cascade' }),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id),
    name: text('name').notNull(),
    mediaType: text('media_type').notNull(),
    /** Bytes it was declared to have, and bytes that have come. */
    size: integer('size').notNull(),
    received: integer('received').notNull().default(0),
    /** The draft of the file store that holds its bytes. */
    draft: text('draft').notNull().unique(),
    /** While it is checked, no one else checks it. */
    claimedUntil: moment('claimed_until'),
    /** The file it became; a repeat is answered with it. */
    fileId: uuid('file_id').references(() => files.id),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (t) => [index('report_uploads_account').on(t.accountId, t.expiresAt)],
)
