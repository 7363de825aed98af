import { id, moment } from '@cakrawala/pg-access/columns'
import { sql } from 'drizzle-orm'
import { boolean, date, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { accounts, files } from '#domain/account/account-tables.server.ts'
import type { ResidenceState } from '../residence.ts'

/**
 * Where bughunters declare to be tax subjects, and what the team found; the newest accepted one decides
 * (docs/decisions/0064).
 */
export const taxResidences = pgTable(
  'tax_residences',
  {
    id: id(),
    bughunterId: uuid('bughunter_id')
      .notNull()
      .references(() => accounts.id),
    /** ISO 3166, two letters. */
    country: text('country').notNull(),
    /** The first day it holds, in Asia/Jakarta. */
    since: date('since', { mode: 'string' }).notNull(),
    /** Null for those taken over from profiles when residence began to be reviewed. */
    documentFileId: uuid('document_file_id').references(() => files.id),
    state: text('state').$type<ResidenceState>().notNull(),
    /** It lowers the tax: two people accept it. */
    twoPeople: boolean('two_people').notNull(),
    askedAt: moment('asked_at').notNull(),
    checkedBy: uuid('checked_by').references(() => accounts.id),
    checkedAt: moment('checked_at'),
    /** Null for withdrawn ones and those taken over. */
    decidedBy: uuid('decided_by').references(() => accounts.id),
    decidedAt: moment('decided_at'),
    reason: text('reason'),
  },
  (t) => [
    uniqueIndex('tax_residences_open').on(t.bughunterId).where(sql`state IN ('waiting', 'checked')`),
    index('tax_residences_of').on(t.bughunterId, t.askedAt),
    index('tax_residences_waiting').on(t.askedAt, t.id).where(sql`state IN ('waiting', 'checked')`),
    index('tax_residences_document').on(t.documentFileId),
  ],
)
