import type { DataKind } from '@cakrawala/personal-data/kinds'
import { bytes, id, moment } from '@cakrawala/pg-access/columns'
import { index, pgTable, smallint, text, unique, uuid } from 'drizzle-orm/pg-core'
import { accounts } from '#domain/account/account-tables.server.ts'
import { reportComments, reports } from './report-tables.server.ts'

/** What a writer masked in a text of a report or in a comment on it. The text holds the mask, and nothing else does. */
export const sealedOriginals = pgTable(
  'sealed_originals',
  {
    id: id(),
    reportId: uuid('report_id')
      .notNull()
      .references(() => reports.id),
    commentId: uuid('comment_id').references(() => reportComments.id),
    /** The name of the field of the form. */
    field: text('field').notNull(),
    /** Its place among what was masked with it, from 0: ids of one moment have no order. */
    ordinal: smallint('ordinal').notNull(),
    kind: text('kind').$type<DataKind>().notNull(),
    mask: text('mask').notNull(),
    /** The same value in the same text is sealed once. */
    valueHash: bytes('value_hash').notNull(),
    sealed: bytes('sealed').notNull(),
    writerId: uuid('writer_id')
      .notNull()
      .references(() => accounts.id),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    unique('sealed_originals_once').on(t.reportId, t.commentId, t.field, t.valueHash).nullsNotDistinct(),
    index('sealed_originals_writer').on(t.writerId),
  ],
)

/** Who unsealed what, and why; it stays when the original is deleted. */
export const unsealings = pgTable(
  'unsealings',
  {
    id: id(),
    reportId: uuid('report_id')
      .notNull()
      .references(() => reports.id),
    /** No reference: the original is deleted before. */
    originalId: uuid('original_id').notNull(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id),
    reason: text('reason').notNull(),
    at: moment('at').notNull(),
  },
  (t) => [index('unsealings_report').on(t.reportId, t.at), index('unsealings_account').on(t.accountId)],
)
