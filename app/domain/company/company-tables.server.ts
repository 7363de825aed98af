import { pgTable, primaryKey, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { accounts } from '#domain/account/account-tables.server.ts'
import { id, moment } from '#infra/columns.ts'

export const companies = pgTable('companies', {
  id: id(),
  ownerId: uuid('owner_id')
    .notNull()
    .unique()
    .references(() => accounts.id),
  name: text('name').notNull(),
  phone: text('phone').notNull(),
  emailDomain: text('email_domain').notNull(),
  about: text('about'),
  website: text('website'),
  sector: text('sector'),
  plan: text('plan').$type<'free' | 'pro' | 'enterprise'>().notNull().default('free'),
  createdAt: moment('created_at').notNull(),
})

export const companyMembers = pgTable(
  'company_members',
  {
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id),
    permission: smallint('permission').$type<1 | 2>().notNull(),
    /** 1 invited, 2 active, 3 deactivated (meanings §2.4). */
    status: smallint('status').$type<1 | 2 | 3>().notNull(),
    joinedAt: moment('joined_at'),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.accountId] }),
    uniqueIndex('company_members_account').on(t.accountId),
  ],
)

/** Programs a member with permission 2 may see (meanings §2.6). The program key is checked by the verb: programs come later. */
export const memberGrants = pgTable(
  'member_grants',
  {
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id),
    programId: uuid('program_id').notNull(),
    grantedAt: moment('granted_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.accountId, t.programId] })],
)
