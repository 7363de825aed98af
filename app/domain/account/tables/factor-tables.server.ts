import { bytes, id, moment } from '@cakrawala/pg-access/columns'
import { bigint, boolean, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { accounts } from '#domain/account/account-tables.server.ts'

/** The authenticator app of an account (TOTP, RFC 6238). */
export const authenticators = pgTable('authenticators', {
  accountId: uuid('account_id')
    .primaryKey()
    .references(() => accounts.id),
  sealedSecret: bytes('sealed_secret').notNull(),
  /** The last time step whose code was accepted: a step is good once. */
  lastStep: bigint('last_step', { mode: 'number' }).notNull(),
  createdAt: moment('created_at').notNull(),
})

/** A secret that was shown as a QR code and not proved yet. */
export const authenticatorSetups = pgTable('authenticator_setups', {
  accountId: uuid('account_id')
    .primaryKey()
    .references(() => accounts.id),
  sealedSecret: bytes('sealed_secret').notNull(),
  createdAt: moment('created_at').notNull(),
})

/** Ten codes for the day the phone is lost, stored as HMAC; a used one keeps its row. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    id: id(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id),
    codeHash: bytes('code_hash').notNull(),
    createdAt: moment('created_at').notNull(),
    usedAt: moment('used_at'),
  },
  (t) => [index('recovery_codes_account').on(t.accountId)],
)

/** Passkeys (WebAuthn), as the second step of signing in. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: id(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id),
    /** base64url, as the browser names it. */
    credentialId: text('credential_id').notNull().unique(),
    publicKey: bytes('public_key').notNull(),
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: text('transports').array().notNull().default([]),
    backedUp: boolean('backed_up').notNull(),
    name: text('name').notNull(),
    createdAt: moment('created_at').notNull(),
    lastUsedAt: moment('last_used_at'),
  },
  (t) => [index('passkeys_account').on(t.accountId)],
)

/** What a passkey is asked to sign; deleted when it is read. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    id: id(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id),
    purpose: text('purpose').$type<'register' | 'sign_in' | 'prove'>().notNull(),
    challenge: text('challenge').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (t) => [index('passkey_challenges_account').on(t.accountId)],
)

/** Between password and second factor: not a session, good for one step. */
export const preAuthTokens = pgTable(
  'sign_in_tickets',
  {
    id: id(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id),
    tokenHash: bytes('token_hash').notNull().unique(),
    address: text('address').notNull(),
    device: text('device').notNull(),
    tries: integer('tries').notNull().default(0),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
  },
  (t) => [index('sign_in_tickets_account').on(t.accountId, t.createdAt)],
)
