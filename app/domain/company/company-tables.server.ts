import { id, moment, rupiah } from '@cakrawala/pg-access/columns'
import { sql } from 'drizzle-orm'
import { date, index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { accounts, files } from '#domain/account/account-tables.server.ts'
import { companies, companyMembers } from '#domain/account/membership/membership-tables.server.ts'
import type { MemberPermission } from '#kernel/actor.ts'
import type { Plan, PlanRequestState } from './plan.ts'

/** Programs a member with permission 2 may see. The program key is checked by the use case: programs come later. */
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

/** The tax number of a company and its card, checked by the platform team. */
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
    /** Null: until another line replaces it. */
    validUntil: date('valid_until', { mode: 'string' }),
    requestId: uuid('request_id').references(() => planRequests.id),
    /** Null for what held before terms were stored. */
    grantedBy: uuid('granted_by').references(() => accounts.id),
    grantedAt: moment('granted_at').notNull(),
  },
  (t) => [index('plan_terms_company').on(t.companyId, t.grantedAt)],
)
