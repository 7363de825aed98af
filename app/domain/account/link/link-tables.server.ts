import { bytes, id, moment } from '@cakrawala/pg-access/columns'
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { accounts } from '#domain/account/account-tables.server.ts'
import type { Locale } from '#kernel/locale.ts'
import type { LinkPurpose } from './link.ts'

/**
 * Links sent by mail: each good once, for one purpose, for a short time. The database stores only a hash of
 * the token.
 */
export const links = pgTable(
  'links',
  {
    id: id(),
    purpose: text('purpose').$type<LinkPurpose>().notNull(),
    /** Null where there is no account yet: people invited into a company. */
    accountId: uuid('account_id').references(() => accounts.id),
    /** What the link is about where it is not the account: a membership, a held reset. */
    subjectId: uuid('subject_id'),
    /** The mailbox it goes to, or a phone number in E.164 form, as it was when the link was made. */
    email: text('email').notNull(),
    tokenHash: bytes('token_hash').notNull().unique(),
    /** The token itself, sealed, until the worker has sent it. */
    sealedToken: bytes('sealed_token'),
    locale: text('locale').$type<Locale>().notNull(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
    /** Set when a newer link, a new password or the end of the account replaced it. */
    revokedAt: moment('revoked_at'),
  },
  (t) => [index('links_account').on(t.accountId, t.purpose), index('links_subject').on(t.subjectId)],
)
