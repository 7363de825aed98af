import { bytes, id, moment, rupiah } from '@cakrawala/pg-access/columns'
import { sql } from 'drizzle-orm'
import { boolean, index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { accounts, files } from '#domain/account/account-tables.server.ts'
import type { TaxScheme } from '#domain/program/tax-scheme.ts'
import { reports } from '#domain/report/report-tables.server.ts'
import { ledgerTransfers } from '#domain/reward/reward-tables.server.ts'
import type { PayoutAccountKind, PayoutAccountState } from './payout/payout-account.ts'
import type { PayoutState } from './payout.ts'
import type { Payee } from './tax-rules.ts'

/** Where a bughunter wants money sent. A change is a new row: payouts keep the one they were asked for. */
export const payoutAccounts = pgTable(
  'payout_accounts',
  {
    id: id(),
    bughunterId: uuid('bughunter_id')
      .notNull()
      .references(() => accounts.id),
    kind: text('kind').$type<PayoutAccountKind>().notNull(),
    /** Code of a bank, or the name of an e-wallet. */
    provider: text('provider').notNull(),
    /** Digits of a bank account, or a phone in E.164; encrypted. Empty once its person is erased. */
    numberSealed: bytes('number_sealed').notNull(),
    numberMasked: text('number_masked').notNull(),
    /** Keyed hash over provider and number: shows when two people name the same account. */
    numberHash: bytes('number_hash').notNull(),
    holder: text('holder').notNull(),
    /** The verified name this holder was held against. */
    verifiedName: text('verified_name').notNull(),
    state: text('state').$type<PayoutAccountState>().notNull(),
    namedAt: moment('named_at').notNull(),
    usableFrom: moment('usable_from').notNull(),
    /** When it went to the team because another person names the same number; null where no one does. */
    sharedAt: moment('shared_at'),
    /** Null for the one in use. */
    replacedAt: moment('replaced_at'),
    decidedBy: uuid('decided_by').references(() => accounts.id),
    decidedAt: moment('decided_at'),
    reason: text('reason'),
  },
  (t) => [
    uniqueIndex('payout_accounts_in_use').on(t.bughunterId).where(sql`${t.replacedAt} IS NULL`),
    index('payout_accounts_same').on(t.numberHash),
    index('payout_accounts_review')
      .on(sql`coalesce(${t.sharedAt}, ${t.namedAt})`)
      .where(sql`${t.state} = 'review'`),
  ],
)

/** What was withheld of one scheme's part; amounts are whole rupiah as decimal text, as JSON knows no bigint. */
export type TaxLineKept = { scheme: TaxScheme; ruleId: string; gross: string; base: string; tax: string }

/** Transfers a person took to the bank in one file: what is in one is in no other. */
export const payoutBatches = pgTable(
  'payout_batches',
  {
    id: id(),
    /** What people and the bank's upload call it. */
    code: text('code').notNull().unique(),
    madeBy: uuid('made_by')
      .notNull()
      .references(() => accounts.id),
    madeAt: moment('made_at').notNull(),
  },
  (t) => [index('payout_batches_of').on(t.madeBy, t.madeAt)],
)

export const payouts = pgTable(
  'payouts',
  {
    id: id(),
    code: text('code').notNull().unique(),
    bughunterId: uuid('bughunter_id')
      .notNull()
      .references(() => accounts.id),
    payoutAccountId: uuid('payout_account_id')
      .notNull()
      .references(() => payoutAccounts.id),
    /** Moved only by `move-payout`. */
    state: text('state').$type<PayoutState>().notNull(),
    grossIdr: rupiah('gross_idr').notNull(),
    taxIdr: rupiah('tax_idr').notNull(),
    netIdr: rupiah('net_idr').notNull(),
    payee: text('payee').$type<Payee>().notNull(),
    taxLines: jsonb('tax_lines').$type<TaxLineKept[]>().notNull(),
    requestKey: text('request_key').notNull(),
    requestedAt: moment('requested_at').notNull(),
    /** Who of the team asked, for a person who left or may not sign in; null where the bughunter asked. */
    requestedBy: uuid('requested_by').references(() => accounts.id),
    requestReason: text('request_reason'),
    /** The document that person sent. */
    requestFileId: uuid('request_file_id').references(() => files.id),
    /** The bughunter was suspended then, or the team asked: two people of the team, whatever the amount. */
    twoPeople: boolean('two_people').notNull(),
    takenBy: uuid('taken_by').references(() => accounts.id),
    /** The file for the bank it is in; once set, for good. */
    batchId: uuid('batch_id').references(() => payoutBatches.id),
    takenAt: moment('taken_at'),
    settledBy: uuid('settled_by').references(() => accounts.id),
    settledAt: moment('settled_at'),
    /** The transfer's own number, and the document that shows it. */
    reference: text('reference'),
    /** One spelling of it, as `referenceKey` makes it. All payouts leave from the platform's bank. */
    referenceKey: text('reference_key').generatedAlwaysAs(
      sql`regexp_replace(upper(normalize(reference, NFKC)), '[^A-Z0-9]', '', 'g')`,
    ),
    /** Paid with the reference of another one, before that was refused. */
    referenceReused: boolean('reference_reused').notNull().default(false),
    proofFileId: uuid('proof_file_id').references(() => files.id),
    failReason: text('fail_reason'),
    /**
     * The bank sent the money back: its reason, by whom it was noted, and the second person who found it so.
     */
    returnReference: text('return_reference'),
    returnReferenceKey: text('return_reference_key').generatedAlwaysAs(
      sql`regexp_replace(upper(normalize(return_reference, NFKC)), '[^A-Z0-9]', '', 'g')`,
    ),
    /** Code of the bank or wallet that sent it back. */
    returnBank: text('return_bank'),
    /** Noted with the reference of another one, before that was refused. */
    returnReferenceReused: boolean('return_reference_reused').notNull().default(false),
    returnReason: text('return_reason'),
    returnProofFileId: uuid('return_proof_file_id').references(() => files.id),
    returnNotedBy: uuid('return_noted_by').references(() => accounts.id),
    returnNotedAt: moment('return_noted_at'),
    returnedBy: uuid('returned_by').references(() => accounts.id),
    returnedAt: moment('returned_at'),
  },
  (t) => [
    uniqueIndex('payouts_once').on(t.bughunterId, t.requestKey),
    index('payouts_state').on(t.state, t.id),
    index('payouts_settled').on(t.settledAt),
    index('payouts_batch').on(t.batchId),
    uniqueIndex('payouts_reference_once').on(t.referenceKey).where(sql`NOT reference_reused`),
    index('payouts_waiting')
      .on(t.requestedAt, t.id, t.takenBy)
      .where(sql`state IN ('requested', 'processing')`),
    index('payouts_return_noted')
      .on(t.returnNotedAt)
      .where(sql`state = 'paid' AND return_noted_at IS NOT NULL`),
    uniqueIndex('payouts_return_reference_once')
      .on(t.returnBank, t.returnReferenceKey)
      .where(sql`NOT return_reference_reused`),
    index('payouts_returned').on(t.returnedAt).where(sql`state = 'returned'`),
  ],
)

/** The rewards and prizes a payout consists of. One that counts binds what it pays: nothing is in two payouts. */
export const payoutLines = pgTable(
  'payout_lines',
  {
    id: id(),
    payoutId: uuid('payout_id')
      .notNull()
      .references(() => payouts.id),
    /** The report a reward was given for; null for a prize. */
    reportId: uuid('report_id').references(() => reports.id),
    /** The movement that made a prize payable; null for a reward. */
    transferId: uuid('transfer_id').references(() => ledgerTransfers.id),
    amountIdr: rupiah('amount_idr').notNull(),
    taxScheme: text('tax_scheme').$type<TaxScheme>().notNull(),
    /** False once the payout failed, was cancelled or came back. */
    counts: boolean('counts').notNull().default(true),
  },
  (t) => [
    uniqueIndex('payout_lines_once').on(t.reportId).where(sql`${t.counts}`),
    uniqueIndex('payout_lines_prize_once').on(t.transferId).where(sql`${t.counts}`),
    index('payout_lines_payout').on(t.payoutId),
  ],
)
