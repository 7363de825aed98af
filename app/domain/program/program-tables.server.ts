import { bytes, id, moment, rupiah, searchWords } from '@cakrawala/pg-access/columns'
import { sql } from 'drizzle-orm'
import {
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { accounts } from '#domain/account/account-tables.server.ts'
import { companies } from '#domain/account/membership/membership-tables.server.ts'
import type { SigningProof } from '#domain/program/agreement/signing-policy.ts'
import type { ChallengeStage } from './challenge.ts'
import type {
  Manager,
  ProgramKind,
  ProgramPolicy,
  ProgramStatus,
  RewardType,
  ScopeType,
  Visibility,
} from './program.ts'
import type { TaxScheme } from './tax-scheme.ts'

export const programs = pgTable(
  'programs',
  {
    id: id(),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id),
    kind: text('kind').$type<ProgramKind>().notNull(),
    managedBy: text('managed_by').$type<Manager>().notNull(),
    status: text('status').$type<ProgramStatus>().notNull(),
    visibility: text('visibility').$type<Visibility>().notNull(),
    validUntil: date('valid_until', { mode: 'string' }).notNull(),
    currentVersion: integer('current_version').notNull().default(1),
    // Copies of the current policy's facts that lists show, filter and search.
    title: text('title').notNull(),
    summary: text('summary').notNull(),
    rewardType: text('reward_type').$type<RewardType>().notNull(),
    rewardLeast: rupiah('reward_least_idr'),
    rewardMost: rupiah('reward_most_idr'),
    rejectReason: text('reject_reason'),
    /** What an adviser decided rewards of this program are; null: the default of its kind. */
    taxScheme: text('tax_scheme').$type<TaxScheme>(),
    /** Key of the form that made it: sent twice, it makes one program. */
    createKey: text('create_key'),
    createdBy: uuid('created_by')
      .notNull()
      .references(() => accounts.id),
    createdAt: moment('created_at').notNull(),
    submittedAt: moment('submitted_at'),
    acceptedAt: moment('accepted_at'),
    endedAt: moment('ended_at'),
    /** Since when it takes no new reports because the company kept too few of its promises; null while it does. */
    lateSince: moment('late_since'),
    /** When the platform team let it go on: promises due before do not count against it again. */
    lateClearedAt: moment('late_cleared_at'),
    // Of challenges: the moments of the current policy, what is held for prizes (fee included), and how far it is.
    registrationOpensAt: moment('registration_opens_at'),
    registrationClosesAt: moment('registration_closes_at'),
    startsAt: moment('starts_at'),
    endsAt: moment('ends_at'),
    prizeHeld: rupiah('prize_held_idr'),
    /** When the results were confirmed. */
    resultsAt: moment('results_at'),
    /** The last stage people were notified of. */
    toldStage: text('told_stage').$type<ChallengeStage>(),
    search: searchWords('search').generatedAlwaysAs(sql`search_words(title || ' ' || summary)`),
  },
  (t) => [
    index('programs_company').on(t.companyId),
    uniqueIndex('programs_create_key').on(t.createdBy, t.createKey),
    index('programs_listed').on(t.status, t.visibility, t.acceptedAt),
    index('programs_titles').on(t.title, t.id),
    index('programs_private').on(t.id).where(sql`visibility = 'private'`),
    index('programs_search').using('gin', t.search),
    index('programs_letters').using('gin', sql`title gin_trgm_ops`),
    index('programs_challenges').on(t.endsAt).where(sql`${t.endsAt} IS NOT NULL AND ${t.resultsAt} IS NULL`),
  ],
)

/** Every policy a program ever had; reports and agreements point at the one they were made under. */
export const programVersions = pgTable(
  'program_versions',
  {
    id: id(),
    programId: uuid('program_id')
      .notNull()
      .references(() => programs.id),
    version: integer('version').notNull(),
    policy: jsonb('policy').$type<ProgramPolicy>().notNull(),
    /** Who could read this version; null for those from before it was stored, which follow the program. */
    visibility: text('visibility').$type<Visibility>(),
    /** The description made safe, as pages show it. */
    descriptionHtml: text('description_html').notNull().default(''),
    /**
     * The agreement text as bughunters read it, stored whole: templates and names may change, what was agreed
     * may not.
     */
    textId: text('text_id').notNull().default(''),
    textEn: text('text_en').notNull().default(''),
    /** SHA-256 over `textId`. */
    textHash: bytes('text_hash').notNull(),
    createdBy: uuid('created_by')
      .notNull()
      .references(() => accounts.id),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [uniqueIndex('program_versions_once').on(t.programId, t.version)],
)

/** Targets that the team let in before assets were proved: they stay open, and are not called proved. Nothing is added any more. */
export const programEarlierTargets = pgTable(
  'program_earlier_targets',
  {
    programId: uuid('program_id')
      .notNull()
      .references(() => programs.id),
    type: text('type').$type<ScopeType>().notNull(),
    target: text('target').notNull(),
  },
  (t) => [primaryKey({ columns: [t.programId, t.type, t.target] })],
)

export const invitations = pgTable(
  'invitations',
  {
    id: id(),
    idHash: text('id_hash').notNull().unique(),
    programId: uuid('program_id')
      .notNull()
      .references(() => programs.id),
    /**
     * The name as typed, lower-cased. A name no one has makes a row too, so that the answer and the list
     * reveal nothing.
     */
    usernameKey: text('username_key').notNull(),
    bughunterId: uuid('bughunter_id').references(() => accounts.id),
    tokenHash: bytes('token_hash').notNull(),
    status: text('status').$type<'pending' | 'accepted' | 'declined' | 'expired' | 'revoked'>().notNull(),
    declineReason: text('decline_reason'),
    invitedBy: uuid('invited_by')
      .notNull()
      .references(() => accounts.id),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    answeredAt: moment('answered_at'),
  },
  (t) => [
    index('invitations_program').on(t.programId),
    uniqueIndex('invitations_one_pending').on(t.programId, t.usernameKey).where(sql`${t.status} = 'pending'`),
    index('invitations_bughunter').on(t.bughunterId, t.status),
  ],
)

/** A bughunter's acceptance of one policy version: what was shown, when, from where. */
export const agreements = pgTable(
  'agreements',
  {
    id: id(),
    hash: text('hash').notNull().unique(),
    programId: uuid('program_id')
      .notNull()
      .references(() => programs.id),
    version: integer('version').notNull(),
    bughunterId: uuid('bughunter_id')
      .notNull()
      .references(() => accounts.id),
    textHash: bytes('text_hash').notNull(),
    address: text('address').notNull(),
    device: text('device').notNull(),
    /** What proved that it was the person; null before it was asked for. */
    provenBy: text('proven_by').$type<SigningProof>(),
    acceptedAt: moment('accepted_at').notNull(),
  },
  (t) => [
    uniqueIndex('agreements_once').on(t.programId, t.version, t.bughunterId),
    index('agreements_bughunter').on(t.bughunterId),
    index('agreements_latest').on(t.bughunterId, t.acceptedAt),
  ],
)
