import { id, moment, rupiah } from '@cakrawala/pg-access/columns'
import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { accounts, files } from '#domain/account/account-tables.server.ts'
import { companies } from '#domain/account/membership/membership-tables.server.ts'
import { ledgerAccounts } from '#domain/ledger/ledger-tables.server.ts'
import type { TaxScheme } from '#domain/program/tax-scheme.ts'
import { reports } from '#domain/report/report-tables.server.ts'
import type { RetestState } from './reward.ts'

export const transferKinds = [
  'top_up',
  'top_up_reversal',
  'reserve',
  'release',
  'reward',
  'prize',
  'retest',
  'fee',
  'payout_request',
  'payout_return',
  'payout',
  'payout_reversal',
  'refund_request',
  'refund_back',
  'refund',
  'refund_reversal',
  'reversal',
] as const
export type TransferKind = (typeof transferKinds)[number]

export const ledgerTransfers = pgTable(
  'ledger_transfers',
  {
    id: id(),
    kind: text('kind').$type<TransferKind>().notNull(),
    /** `(what, which)` in words, e.g. `reward:<report id>`: the same act cannot move money twice. */
    key: text('key').notNull().unique(),
    reportId: uuid('report_id').references(() => reports.id),
    companyId: uuid('company_id').references(() => companies.id),
    actorId: uuid('actor_id').references(() => accounts.id),
    at: moment('at').notNull(),
  },
  (t) => [
    index('ledger_transfers_report').on(t.reportId),
    index('ledger_transfers_company').on(t.companyId, t.at),
    index('ledger_transfers_pages').on(t.companyId, t.at, t.id),
    index('ledger_transfers_prizes').on(t.id).where(sql`kind = 'prize'`),
  ],
)

export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    id: id(),
    transferId: uuid('transfer_id')
      .notNull()
      .references(() => ledgerTransfers.id),
    ledgerAccountId: uuid('ledger_account_id')
      .notNull()
      .references(() => ledgerAccounts.id),
    amountIdr: rupiah('amount_idr').notNull(),
  },
  (t) => [
    // With what a company's spending sums up.
    index('ledger_entries_of_transfer').on(t.transferId, t.ledgerAccountId, t.amountIdr),
    index('ledger_entries_account').on(t.ledgerAccountId),
  ],
)

/** What a report earns. Its state lives in `reports.reward_state`, moved only by the report's mover. */
export const rewards = pgTable(
  'rewards',
  {
    reportId: uuid('report_id')
      .primaryKey()
      .references(() => reports.id),
    reservedIdr: rupiah('reserved_idr').notNull().default(sql`0`),
    amountIdr: rupiah('amount_idr').notNull().default(sql`0`),
    feeIdr: rupiah('fee_idr').notNull().default(sql`0`),
    otherReward: text('other_reward'),
    reason: text('reason'),
    /** The form that named the amount: sending it again changes nothing. */
    requestKey: text('request_key'),
    proposedBy: uuid('proposed_by').references(() => accounts.id),
    /** Since when the amount waits for a second person of the company; null where none waits. */
    proposedAt: moment('proposed_at'),
    /** Since when an amount below the least waits for the bughunter's answer; null where none does. */
    offeredAt: moment('offered_at'),
    /** The least an operator set when a rating was disputed. */
    floorIdr: rupiah('floor_idr').notNull().default(sql`0`),
    approvedBy: uuid('approved_by').references(() => accounts.id),
    givenAt: moment('given_at'),
    /** What it is to the tax office, as it was when it was given; null for those from before it was stored. */
    taxScheme: text('tax_scheme').$type<TaxScheme>(),
    /** The company was silent for too long: the platform gave the least of the band. */
    autoReleased: boolean('auto_released').notNull().default(false),
  },
  (t) => [
    index('rewards_proposed').on(t.proposedAt).where(sql`proposed_at IS NOT NULL`),
    index('rewards_given').on(t.givenAt),
  ],
)

/** A paid round of a retest: its money from the moment it was asked for. Unpaid rounds have no row. */
export const retests = pgTable(
  'retests',
  {
    id: id(),
    reportId: uuid('report_id')
      .notNull()
      .references(() => reports.id),
    /** 1 for the first paid one of its report; part of the keys of its transfers. */
    round: integer('round').notNull(),
    bughunterId: uuid('bughunter_id')
      .notNull()
      .references(() => accounts.id),
    /** `offered`: reserved. `owed`: done and payable, for good. `returned`: no one did it. */
    state: text('state').$type<RetestState>().notNull(),
    amountIdr: rupiah('amount_idr').notNull(),
    feeIdr: rupiah('fee_idr').notNull(),
    taxScheme: text('tax_scheme').$type<TaxScheme>().notNull(),
    askedAt: moment('asked_at').notNull(),
    endedAt: moment('ended_at'),
  },
  (t) => [
    uniqueIndex('retests_once').on(t.reportId, t.round),
    uniqueIndex('retests_offered').on(t.reportId).where(sql`${t.state} = 'offered'`),
    index('retests_bughunter').on(t.bughunterId),
  ],
)

export const topUps = pgTable(
  'top_ups',
  {
    id: id(),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id),
    /** As the company asked. */
    amountIdr: rupiah('amount_idr').notNull(),
    /** What the bank statement shows, from the first check on: this is what is booked. */
    receivedIdr: rupiah('received_idr'),
    /** Code of the bank the transfer came from, or `other`. */
    bank: text('bank').notNull().default('other'),
    reference: text('reference').notNull(),
    /** As `referenceKey` makes it: one spelling of a reference. */
    referenceKey: text('reference_key').generatedAlwaysAs(
      sql`regexp_replace(upper(normalize(reference, NFKC)), '[^A-Z0-9]', '', 'g')`,
    ),
    /** Confirmed with the reference of another one, before that was refused. */
    referenceReused: boolean('reference_reused').notNull().default(false),
    proofFileId: uuid('proof_file_id').references(() => files.id),
    /** `reversed`: what was confirmed wrongly was taken back, all or a part of it. */
    status: text('status').$type<'requested' | 'confirmed' | 'refused' | 'reversed'>().notNull(),
    requestKey: text('request_key').notNull(),
    requestedBy: uuid('requested_by')
      .notNull()
      .references(() => accounts.id),
    requestedAt: moment('requested_at').notNull(),
    /** Who of two checked it first. */
    checkedBy: uuid('checked_by').references(() => accounts.id),
    checkedAt: moment('checked_at'),
    decidedBy: uuid('decided_by').references(() => accounts.id),
    decidedAt: moment('decided_at'),
    refuseReason: text('refuse_reason'),
    /** What is to be taken back of a wrong confirmation: proposed by one, done by another of the team. */
    reversalIdr: rupiah('reversal_idr'),
    reversalReason: text('reversal_reason'),
    reversalBy: uuid('reversal_by').references(() => accounts.id),
    reversalAt: moment('reversal_at'),
    reversedBy: uuid('reversed_by').references(() => accounts.id),
    reversedAt: moment('reversed_at'),
  },
  (t) => [
    uniqueIndex('top_ups_once').on(t.companyId, t.requestKey),
    index('top_ups_open').on(t.status, t.requestedAt),
    uniqueIndex('top_ups_reference_once')
      .on(t.bank, t.referenceKey)
      // A transfer that was taken back in part has still come.
      .where(
        sql`(status = 'confirmed' OR status = 'reversed' AND reversal_idr < received_idr) AND NOT reference_reused`,
      ),
    index('top_ups_reference').on(t.referenceKey),
    index('top_ups_amount').on(t.amountIdr, t.requestedAt),
    index('top_ups_decided').on(t.decidedAt),
    index('top_ups_proof').on(t.proofFileId),
    index('top_ups_reversals').on(t.reversalAt).where(sql`status = 'confirmed' AND reversal_at IS NOT NULL`),
  ],
)

/** The append-only points ledger: a score is the sum of its entries. */
export const pointEntries = pgTable(
  'point_entries',
  {
    id: id(),
    bughunterId: uuid('bughunter_id')
      .notNull()
      .references(() => accounts.id),
    reportId: uuid('report_id').references(() => reports.id),
    rule: text('rule').notNull(),
    points: integer('points').notNull(),
    /** `rule:report:turn`: replaying an act adds nothing. */
    key: text('key').notNull().unique(),
    at: moment('at').notNull(),
  },
  (t) => [
    index('point_entries_bughunter').on(t.bughunterId, t.at),
    index('point_entries_at').on(t.at),
    index('point_entries_report').on(t.reportId),
  ],
)
