import { moment } from '@cakrawala/pg-access/columns'
import { pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { accounts } from '#domain/account/account-tables.server.ts'
import { agreements } from './program-tables.server.ts'

/** The authorisation letter (surat izin pengujian) of an agreement; its text is drawn from the version agreed to. */
export const letters = pgTable('letters', {
  agreementId: uuid('agreement_id')
    .primaryKey()
    .references(() => agreements.id),
  /** 130 random bits in the address of the check page: who has it may check the letter. */
  code: text('code').notNull().unique(),
  revokedAt: moment('revoked_at'),
  revokedBy: uuid('revoked_by').references(() => accounts.id),
  revokeReason: text('revoke_reason'),
})
