import { bytes, id, moment } from '@cakrawala/pg-access/columns'
import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core'
import type { Role } from '#kernel/actor.ts'
import type { Locale } from '#kernel/locale.ts'
import type { IdentityCode, IdentityDecision } from './identity.ts'
import type { Standing } from './status/account-status-lifecycle.ts'

export const accounts = pgTable(
  'accounts',
  {
    id: id(),
    role: text('role').$type<Role>().notNull(),
    email: text('email').notNull(),
    /** Normalised address: unique, never shown. */
    emailKey: text('email_key').notNull().unique(),
    username: text('username').notNull(),
    usernameKey: text('username_key').notNull().unique(),
    passwordHash: text('password_hash').notNull(),
    locale: text('locale').$type<Locale>().notNull(),
    /** active, suspended or ended. */
    standing: text('standing').$type<Standing>().notNull().default('active'),
    /** Set by a reset of the second factor: a new one and a new security question come before anything else. */
    factorOwed: boolean('factor_owed').notNull().default(false),
    /** When the password was last set through a mailed link, for who reviews a recovery; and from which address. */
    passwordResetAt: moment('password_reset_at'),
    passwordResetFrom: text('password_reset_from'),
    /** What the person, or the company of an owner, shows beside the name: 256 points wide, and 64. */
    pictureId: uuid('picture_id').references((): AnyPgColumn => files.id),
    smallPictureId: uuid('small_picture_id').references((): AnyPgColumn => files.id),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    uniqueIndex('accounts_picture').on(t.pictureId).where(sql`picture_id IS NOT NULL`),
    uniqueIndex('accounts_small_picture').on(t.smallPictureId).where(sql`small_picture_id IS NOT NULL`),
    // The few whose status matters to every list.
    index('accounts_not_active').on(t.standing).where(sql`standing <> 'active'`),
    // The team looks for people by how a name or an address begins.
    index('accounts_username_begins').on(t.usernameKey.op('text_pattern_ops')),
    index('accounts_email_begins').on(sql`lower(email) text_pattern_ops`),
  ],
)

export const sessions = pgTable(
  'sessions',
  {
    id: id(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id),
    tokenHash: bytes('token_hash').notNull().unique(),
    device: text('device').notNull(),
    address: text('address').notNull(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    /** To the minute; null until the first minute is over. */
    lastUsedAt: moment('last_used_at'),
    endedAt: moment('ended_at'),
    /**
     * Why it ended, where its owner is notified: `moved` when a bound session turned up elsewhere, `password`
     * when the password was changed. Null when a person ended it.
     */
    endReason: text('end_reason').$type<'moved' | 'password'>(),
  },
  (t) => [index('sessions_account_at').on(t.accountId, t.createdAt)],
)

/** Short codes sent by mail or SMS, stored as HMAC; tries are counted here, atomically. */
export const codes = pgTable(
  'codes',
  {
    id: id(),
    purpose: text('purpose')
      .$type<'sign_up_company' | 'sign_up_bughunter' | 'phone' | 'new_email' | 'agreement' | 'contract'>()
      .notNull(),
    /** Normalised e-mail address or E.164 number the code was sent to. */
    target: text('target').notNull(),
    /** One key for all spellings of the target (its e-mail key, its number): codes and tries are counted by it. */
    targetKey: text('target_key').notNull().default(''),
    accountId: uuid('account_id').references(() => accounts.id),
    codeHash: bytes('code_hash').notNull(),
    /** Of a long code sent beside it: too long to guess, so that tries of others cannot use it up. */
    longHash: bytes('long_hash').unique(),
    /** What the worker has to send, sealed, until it was sent (`code-text`). */
    sealedCode: bytes('sealed_code'),
    tries: integer('tries').notNull().default(0),
    locale: text('locale').$type<Locale>().notNull(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
  },
  (t) => [index('codes_target').on(t.purpose, t.targetKey, t.createdAt)],
)

/**
 * A changed e-mail address or telephone number (its row has one of both): who had the old one is mailed or texted a link
 * that undoes it, and it is stored for a limited time, for support.
 */
export const contactChanges = pgTable(
  'email_changes',
  {
    id: id(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id),
    /** Both are null once their time is over. */
    oldEmail: text('old_email'),
    oldPhone: text('old_phone'),
    changedAt: moment('changed_at').notNull(),
  },
  (t) => [index('email_changes_account').on(t.accountId), index('email_changes_at').on(t.changedAt)],
)

export const bughunters = pgTable(
  'bughunters',
  {
    accountId: uuid('account_id')
      .primaryKey()
      .references(() => accounts.id),
    tshirtSize: text('tshirt_size').notNull(),
    fullName: text('full_name'),
    birthDate: date('birth_date', { mode: 'string' }),
    country: text('country').notNull().default('ID'),
    city: text('city'),
    /** Where letters and parcels go; for the platform team only. */
    address: text('address'),
    about: text('about'),
    /** `about` as safe HTML, rendered when it was written. */
    aboutHtml: text('about_html'),
    skills: text('skills').array().notNull().default([]),
    phone: text('phone'),
    phoneVerifiedAt: moment('phone_verified_at'),
    /** Account status of the specification: 0 in review, 1 verified, 2 needs correction, 3 suspended, 4 denied. */
    identityStatus: smallint('identity_status').$type<IdentityCode>().notNull().default(0),
    identitySubmittedAt: moment('identity_submitted_at'),
    identityTries: integer('identity_tries').notNull().default(0),
    /** Keyed hash of the NIK: one account a person; the number itself is never stored. */
    nikHash: bytes('nik_hash').unique(),
    nikLast4: text('nik_last4'),
    hiddenFromBoards: boolean('hidden_from_boards').notNull().default(false),
    /** The public profile is closed; the person who closes it is on no board either. */
    hiddenProfile: boolean('hidden_profile').notNull().default(false),
  },
  (t) => [uniqueIndex('bughunters_phone').on(t.phone)],
)

export const files = pgTable(
  'files',
  {
    id: id(),
    /** Null for what visitors send along with a form. */
    ownerId: uuid('owner_id').references(() => accounts.id),
    purpose: text('purpose')
      .$type<
        | 'identity'
        | 'report'
        | 'comment'
        | 'top_up_proof'
        | 'payout_proof'
        | 'npwp'
        | 'incident'
        | 'career'
        | 'article_cover'
        | 'article_picture'
        | 'article_pdf'
        | 'picture'
        | 'asset_proof'
        | 'tax_residence'
      >()
      .notNull(),
    name: text('name').notNull(),
    mediaType: text('media_type').notNull(),
    size: integer('size').notNull(),
    sha256: bytes('sha256').notNull(),
    storageKey: text('storage_key').notNull().unique(),
    /** Headers of recorded requests in it hold passwords, keys or sessions. */
    holdsSecrets: boolean('holds_secrets').notNull().default(false),
    /** quarantine until scanned where a scanner is configured; removed keeps the row, not the bytes. */
    state: text('state').$type<'quarantine' | 'clean' | 'removed'>().notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    index('files_owner').on(t.ownerId, t.createdAt),
    // Proofs of transfers that are the same file.
    index('files_proofs').on(t.sha256).where(sql`purpose IN ('top_up_proof', 'payout_proof')`),
  ],
)

/** One submission of identity documents and its decision. */
export const identityCases = pgTable(
  'identity_cases',
  {
    id: id(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id),
    submittedAt: moment('submitted_at').notNull(),
    nikHash: bytes('nik_hash').notNull(),
    nikLast4: text('nik_last4').notNull(),
    /** Word keys of what a reviewer should look at twice, such as a birth date that differs from the NIK's. */
    warnings: jsonb('warnings').$type<string[]>().notNull().default([]),
    /** Who has the case open; only this person may see its documents. */
    reviewerId: uuid('reviewer_id').references(() => accounts.id),
    takenAt: moment('taken_at'),
    /** The first of the two people a denial needs. */
    proposedBy: uuid('proposed_by').references(() => accounts.id),
    proposedAt: moment('proposed_at'),
    decision: text('decision').$type<IdentityDecision>(),
    reasons: jsonb('reasons').$type<{ document: string; reason: string }[]>().notNull().default([]),
    note: text('note'),
    decidedBy: uuid('decided_by').references(() => accounts.id),
    decidedAt: moment('decided_at'),
  },
  (t) => [
    index('identity_cases_open').on(t.decidedAt, t.submittedAt),
    index('identity_cases_account').on(t.accountId),
  ],
)

export const identityDocuments = pgTable(
  'identity_documents',
  {
    caseId: uuid('case_id')
      .notNull()
      .references(() => identityCases.id),
    kind: text('kind').$type<'ktp' | 'passport' | 'sim' | 'kk' | 'selfie'>().notNull(),
    fileId: uuid('file_id')
      .notNull()
      .references(() => files.id),
  },
  (t) => [primaryKey({ columns: [t.caseId, t.kind] })],
)

/** Acceptances of the platform's NDA text, by version and hash. */
export const ndaAcceptances = pgTable(
  'nda_acceptances',
  {
    id: id(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id),
    version: text('version').notNull(),
    textHash: bytes('text_hash').notNull(),
    address: text('address').notNull(),
    device: text('device').notNull(),
    acceptedAt: moment('accepted_at').notNull(),
  },
  (t) => [uniqueIndex('nda_acceptances_once').on(t.accountId, t.version)],
)

/** Counters of tries, in the shape the limiter's library stores them. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: varchar('key', { length: 255 }).primaryKey(),
    points: integer('points').notNull().default(0),
    /** Milliseconds since 1970. */
    expire: bigint('expire', { mode: 'number' }),
  },
  (t) => [index('rate_limits_expire').on(t.expire)],
)
