import { bytes, id, moment, rupiah } from '@cakrawala/pg-access/columns'
import { sql } from 'drizzle-orm'
import { boolean, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { accounts, files } from '#domain/account/account-tables.server.ts'
import { companies } from '#domain/account/membership/membership-tables.server.ts'
import type { RefundState } from './refund.ts'

/** A company takes free balance back to an account of its own. */
export const refunds = pgTable(
  'refunds',
  {
    id: id(),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id),
    amountIdr: rupiah('amount_idr').notNull(),
    /** Code of a bank; the number is encrypted. */
    provider: text('provider').notNull(),
    numberSealed: bytes('number_sealed').notNull(),
    numberMasked: text('number_masked').notNull(),
    holder: text('holder').notNull(),
    /** Moved only by `move-refund`. */
    state: text('state').$type<RefundState>().notNull(),
    requestKey: text('request_key').notNull(),
    requestedBy: uuid('requested_by')
      .notNull()
      .references(() => accounts.id),
    requestedAt: moment('requested_at').notNull(),
    checkedBy: uuid('checked_by').references(() => accounts.id),
    checkedAt: moment('checked_at'),
    settledBy: uuid('settled_by').references(() => accounts.id),
    settledAt: moment('settled_at'),
    /** The transfer's own number, and the document that shows it. */
    reference: text('reference'),
    /** One spelling of it, as `referenceKey` makes it. */
    referenceKey: text('reference_key').generatedAlwaysAs(
      sql`regexp_replace(upper(normalize(reference, NFKC)), '[^A-Z0-9]', '', 'g')`,
    ),
    /** Paid with the reference of another one, before that was refused. */
    referenceReused: boolean('reference_reused').notNull().default(false),
    proofFileId: uuid('proof_file_id').references(() => files.id),
    refuseReason: text('refuse_reason'),
    /**
     * The bank sent the money back: its reason, by whom it was noted, and the second person who found it so.
     */
    returnReference: text('return_reference'),
    /** The bank that sends it back is the one it was sent to: `provider`. */
    returnReferenceKey: text('return_reference_key').generatedAlwaysAs(
      sql`regexp_replace(upper(normalize(return_reference, NFKC)), '[^A-Z0-9]', '', 'g')`,
    ),
    returnReferenceReused: boolean('return_reference_reused').notNull().default(false),
    returnReason: text('return_reason'),
    returnProofFileId: uuid('return_proof_file_id').references(() => files.id),
    returnNotedBy: uuid('return_noted_by').references(() => accounts.id),
    returnNotedAt: moment('return_noted_at'),
    returnedBy: uuid('returned_by').references(() => accounts.id),
    returnedAt: moment('returned_at'),
  },
  (t) => [
    uniqueIndex('refunds_once').on(t.companyId, t.requestKey),
    index('refunds_of_company').on(t.companyId, t.id),
    index('refunds_waiting').on(t.requestedAt).where(sql`state IN ('requested', 'checked')`),
    uniqueIndex('refunds_reference_once').on(t.referenceKey).where(sql`NOT reference_reused`),
    uniqueIndex('refunds_return_reference_once')
      .on(t.provider, t.returnReferenceKey)
      .where(sql`NOT return_reference_reused`),
    index('refunds_return_noted')
      .on(t.returnNotedAt)
      .where(sql`state = 'paid' AND return_noted_at IS NOT NULL`),
  ],
)
