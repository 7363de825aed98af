import { id, moment, rupiah } from '@cakrawala/pg-access/columns'
import { type SQL, sql } from 'drizzle-orm'
import { boolean, index, pgTable, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { accounts } from '#domain/account/account-tables.server.ts'
import type { MemberPermission } from '#kernel/actor.ts'
import type { Locale } from '#kernel/locale.ts'

/** A company and who owns it. It is here, and not with what companies do, as sessions follow from it. */
// Written into the statements, not bound: an index serves the expression it was made of alone.
const legalForms = sql.raw(
  String.raw`'\m(pt|cv|ud|pd|fa|firma|koperasi|yayasan|perum|perumda|perseroda|perseroan|terbatas|persero|tbk|ltd|limited|inc|llc|corp|co)\M'`,
)
const lettersOf = (name: SQL) => sql`regexp_replace(${name}, '[^a-z0-9]', '', 'g')`

/** A company by what a username could borrow: the letters of its name, with and without legal forms, and its domain's first label. */
export const companyNameKeys = {
  letters: lettersOf(sql.raw('lower(name)')),
  withoutForms: lettersOf(sql`regexp_replace(lower(name), ${legalForms}, '', 'g')`),
  firstLabel: sql.raw(`split_part(email_domain, '.', 1)`),
}

/** A name without legal forms, punctuation and spaces: "P.T. Nusa-Bank Tbk." and "Nusa Bank" are the same. */
export function plainCompanyName(name: SQL): SQL<string> {
  const words = sql`replace(lower(normalize(${name}, NFKC)), '.', '')`
  const plain = sql`regexp_replace(${words}, ${legalForms}, '', 'g')`
  return sql<string>`regexp_replace(${plain}, '[[:punct:][:space:]]+', '', 'g')`
}

export const companies = pgTable(
  'companies',
  {
    id: id(),
    ownerId: uuid('owner_id')
      .notNull()
      .unique()
      .references(() => accounts.id),
    name: text('name').notNull(),
    phone: text('phone').notNull(),
    /** Whom the platform team asks for. */
    contactName: text('contact_name'),
    emailDomain: text('email_domain').notNull(),
    about: text('about'),
    website: text('website'),
    sector: text('sector'),
    address: text('address'),
    /** Whether all people of the company need a second factor. */
    factorRequired: boolean('factor_required').notNull().default(false),
    /** Read by nothing since plans have terms; the column goes once no older version runs. */
    plan: text('plan').$type<'free' | 'pro' | 'enterprise'>().notNull().default('free'),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    // The team looks for companies by how a name begins, lists of programs by any part of it.
    index('companies_name_begins').on(sql`lower(name) text_pattern_ops`),
    index('companies_letters').using('gin', sql`name gin_trgm_ops`),
    // Whether a username borrows the name of a company.
    index('companies_name_letters').on(companyNameKeys.letters),
    index('companies_name_without_forms').on(companyNameKeys.withoutForms),
    index('companies_first_label').on(companyNameKeys.firstLabel),
    // Companies that could be taken for one another.
    index('companies_plain_name').on(plainCompanyName(sql.raw('name'))),
    index('companies_email_domain').on(t.emailDomain),
  ],
)

/**
 * Members of a company, from the invitation on: the row is there before the account is, so that an invitation
 * does not reveal who has an account.
 */
export const companyMembers = pgTable(
  'company_members',
  {
    id: id(),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id),
    /** Null until the link was opened and a password made. */
    accountId: uuid('account_id').references(() => accounts.id),
    email: text('email').notNull(),
    emailKey: text('email_key').notNull(),
    name: text('name').notNull(),
    permission: smallint('permission').$type<1 | 2>().notNull(),
    /** 1 invited, 2 active, 3 deactivated. */
    status: smallint('status').$type<1 | 2 | 3>().notNull(),
    /** What a member with permission 2 may do beyond reading; admins may everything. */
    permissions: text('permissions').array().$type<MemberPermission[]>().notNull().default([]),
    /** Most a member who decides rewards may give for one report, in whole rupiah; null: no limit of their own. */
    rewardLimit: rupiah('reward_limit_idr'),
    /** Since when they may decide rewards up to that limit, and who gave it; null while they may not. */
    decidesSince: moment('decides_since'),
    decidesGivenBy: uuid('decides_given_by').references(() => accounts.id),
    locale: text('locale').$type<Locale>().notNull().default('id'),
    invitedBy: uuid('invited_by').references(() => accounts.id),
    invitedAt: moment('invited_at').notNull(),
    joinedAt: moment('joined_at'),
    deactivatedAt: moment('deactivated_at'),
  },
  (t) => [
    uniqueIndex('company_members_account').on(t.accountId),
    uniqueIndex('company_members_email').on(t.companyId, t.emailKey),
  ],
)
