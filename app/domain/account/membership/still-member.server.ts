import { sql } from 'drizzle-orm'
import { accounts } from '#domain/account/account-tables.server.ts'
import { companyMembers } from './membership-tables.server.ts'

/** Holds for rows of `accounts` but those of members who were let go: they get no link to a password, nor use one. */
export const isStillMember = sql`NOT EXISTS (
  SELECT 1 FROM ${companyMembers} m WHERE m.account_id = ${accounts.id} AND m.status = 3)`
