import { sql } from 'drizzle-orm'
import { date, index, pgTable, primaryKey, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { accounts, files } from '#domain/account/account-tables.server.ts'
import { id, moment, rupiah } from '#infra/columns.ts'
import type { MemberPermission } from '#kernel/actor.ts'
import type { Locale } from '#kernel/locale.ts'
import type { Plan, PlanRequestState } from './plan/plan.ts'

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
    /** Read by nothing since plans have terms; the column goes once no older version runs. */
    plan: text('plan').$type<Plan>().notNull().default('free'),
    createdAt: moment('created_at').notNull(),
  },
  () => [
    // The team looks for companies by how a name begins, lists of programs by any part of it.
    index('companies_name_begins').on(sql`lower(name) text_pattern_ops`),
    index('companies_letters').using('gin', sql`name gin_trgm_ops`),
  ],
)

/**
 * Members of a company, from the invitation on: the row is there before the account is, so that an invitation says
 * nothing about who has an account.
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
    /** 1 invited, 2 active, 3 deactivated (meanings §2.4). */
    status: smallint('status').$type<1 | 2 | 3>().notNull(),
    /** What a member with permission 2 may do beyond reading; admins may everything (meanings §2.6). */
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

/** Programs a member with permission 2 may see (meanings §2.6). The program key is checked by the verb: programs come later. */
export const memberGrants = pgTable(
  'member_grants',
  {
    memberId: uuid('member_id')
      .notNull()
      .references(() => companyMembers.id),
    programId: uuid('program_id').notNull(),
    /** What the member may do in this program in addition to the toggles that hold for all. */
    permissions: text('permissions').array().$type<MemberPermission[]>().notNull().default([]),
    /** Most for one report of this program, in whole rupiah, where the grant itself allows to decide; null: no limit. */
    rewardLimit: rupiah('reward_limit_idr'),
    grantedAt: moment('granted_at').notNull(),
    grantedBy: uuid('granted_by').references(() => accounts.id),
    /** The same for rewards of this program, where the grant itself allows to decide. */
    decidesSince: moment('decides_since'),
    decidesGivenBy: uuid('decides_given_by').references(() => accounts.id),
  },
  (t) => [primaryKey({ columns: [t.memberId, t.programId] })],
)

/** The tax number of a company and its card, checked by the platform team (meanings §5.3). */
export const companyNpwps = pgTable('company_npwps', {
  companyId: uuid('company_id')
    .primaryKey()
    .references(() => companies.id),
  /** 16 digits. */
  number: text('number').notNull(),
  name: text('name').notNull(),
  address: text('address').notNull(),
  fileId: uuid('file_id')
    .notNull()
    .references(() => files.id),
  state: text('state').$type<'pending' | 'verified' | 'refused'>().notNull(),
  reason: text('reason'),
  submittedBy: uuid('submitted_by')
    .notNull()
    .references(() => accounts.id),
  submittedAt: moment('submitted_at').notNull(),
  decidedBy: uuid('decided_by').references(() => accounts.id),
  decidedAt: moment('decided_at'),
})

/** What a company asked of its plan. One waits at a time. */
export const planRequests = pgTable(
  'plan_requests',
  {
    id: id(),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id),
    plan: text('plan').$type<Plan>().notNull(),
    reason: text('reason').notNull(),
    contact: text('contact').notNull(),
    state: text('state').$type<PlanRequestState>().notNull(),
    askedBy: uuid('asked_by')
      .notNull()
      .references(() => accounts.id),
    askedAt: moment('asked_at').notNull(),
    /** What the owner reads where it was declined. */
    declineReason: text('decline_reason'),
    decidedBy: uuid('decided_by').references(() => accounts.id),
    decidedAt: moment('decided_at'),
  },
  (t) => [
    uniqueIndex('plan_requests_waiting').on(t.companyId).where(sql`state = 'waiting'`),
    index('plan_requests_company').on(t.companyId, t.askedAt),
    index('plan_requests_open').on(t.askedAt).where(sql`state = 'waiting'`),
  ],
)

/**
 * Which plan a company has from which day until which, both included. On a day the newest line that covers it counts; where
 * none does, the plan is free. Lines are added, never changed.
 */
export const planTerms = pgTable(
  'plan_terms',
  {
    id: id(),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id),
    plan: text('plan').$type<Plan>().notNull(),
    validFrom: date('valid_from', { mode: 'string' }).notNull(),
    /** Null: until another line says otherwise. */
    validUntil: date('valid_until', { mode: 'string' }),
    requestId: uuid('request_id').references(() => planRequests.id),
    /** Null for what held before terms were kept. */
    grantedBy: uuid('granted_by').references(() => accounts.id),
    grantedAt: moment('granted_at').notNull(),
  },
  (t) => [index('plan_terms_company').on(t.companyId, t.grantedAt)],
)
