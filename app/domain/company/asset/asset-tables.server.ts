import { id, moment } from '@cakrawala/pg-access/columns'
import { sql } from 'drizzle-orm'
import { boolean, index, pgTable, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { accounts, files } from '#domain/account/account-tables.server.ts'
import { companies } from '#domain/account/membership/membership-tables.server.ts'
import type { AssetKind, AssetLoss, AssetProof, AssetState } from './asset.ts'
import type { ReadProblem } from './read-proof.server.ts'

/** What a company claims to own, and what proved it. Programs may name nothing else as their targets. */
export const assets = pgTable(
  'assets',
  {
    id: id(),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id),
    kind: text('kind').$type<AssetKind>().notNull(),
    /** As it is shown. */
    name: text('name').notNull(),
    /** The one spelling that claims of the same thing share. */
    identity: text('identity').notNull(),
    /** What claims of one neighbourhood share: of a domain the registered part, of a repository its host and owner. */
    base: text('base').notNull(),
    /** What the registered part of a domain looks like; null for other kinds. */
    skeleton: text('skeleton'),
    /** Resembles a domain that another company has proved: only operators can prove it. */
    lookalike: boolean('lookalike').notNull().default(false),
    /** What the owner of a domain puts into a TXT record or a file. */
    token: text('token').notNull(),
    state: text('state').$type<AssetState>().notNull(),
    proof: text('proof').$type<AssetProof>(),
    claimedBy: uuid('claimed_by')
      .notNull()
      .references(() => accounts.id),
    claimedAt: moment('claimed_at').notNull(),
    /** When something was last shown to the platform team, and the first of two operators who believe it. */
    shownAt: moment('shown_at'),
    firstBy: uuid('first_by').references(() => accounts.id),
    firstAt: moment('first_at'),
    /** Why the team refused it or took the proof away. */
    reason: text('reason'),
    provedAt: moment('proved_at'),
    /** The result of the last reading of record and file; null where it was found or not looked for. */
    checkedAt: moment('checked_at'),
    dnsProblem: text('dns_problem').$type<ReadProblem>(),
    fileProblem: text('file_problem').$type<ReadProblem>(),
    /** When a proof by record or file is read again, and how often in a row no one answered. */
    checkDue: moment('check_due'),
    unanswered: smallint('unanswered').notNull().default(0),
    lostAt: moment('lost_at'),
    loss: text('loss').$type<AssetLoss>(),
    withdrawnAt: moment('withdrawn_at'),
  },
  (t) => [
    uniqueIndex('assets_claimed_once').on(t.companyId, t.kind, t.identity).where(sql`state <> 'withdrawn'`),
    uniqueIndex('assets_proved_once')
      .on(t.kind, t.identity)
      .where(sql`state = 'proved' AND kind <> 'device'`),
    index('assets_company').on(t.companyId, t.claimedAt),
    index('assets_base').on(t.kind, t.base).where(sql`state = 'proved'`),
    index('assets_skeleton').on(t.skeleton).where(sql`state = 'proved' AND skeleton IS NOT NULL`),
    index('assets_waiting').on(t.shownAt).where(sql`state = 'waiting'`),
    index('assets_due').on(t.checkDue).where(sql`state = 'proved' AND check_due IS NOT NULL`),
  ],
)

/** What a company showed of an asset: stored whole, as evidence of why it was accepted. */
export const assetEvidence = pgTable(
  'asset_evidence',
  {
    id: id(),
    assetId: uuid('asset_id')
      .notNull()
      .references(() => assets.id),
    statement: text('statement').notNull(),
    fileId: uuid('file_id').references(() => files.id),
    shownBy: uuid('shown_by')
      .notNull()
      .references(() => accounts.id),
    shownAt: moment('shown_at').notNull(),
  },
  (t) => [index('asset_evidence_asset').on(t.assetId, t.shownAt)],
)
