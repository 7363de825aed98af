import { bytes, id, moment } from '@cakrawala/pg-access/columns'
import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { accounts } from '#domain/account/account-tables.server.ts'
import { companies } from '#domain/account/membership/membership-tables.server.ts'
import type { Locale } from '#kernel/locale.ts'
import type { ContractProof, ContractState } from './contract.ts'

/** Each signature of a company under the cooperation contract and its NDA. One waits at a time, and one is in force. */
export const companyContracts = pgTable(
  'company_contracts',
  {
    id: id(),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id),
    version: integer('version').notNull(),
    /** As it was shown; the hash is that of the Indonesian one, which is binding. */
    text: jsonb('text').$type<Record<Locale, string>>().notNull(),
    textHash: bytes('text_hash').notNull(),
    legalName: text('legal_name').notNull(),
    /** As far as they were known on that day. */
    legalAddress: text('legal_address'),
    npwp: text('npwp'),
    signerId: uuid('signer_id')
      .notNull()
      .references(() => accounts.id),
    signerName: text('signer_name').notNull(),
    position: text('position').notNull(),
    /** The network the signer wrote from. */
    address: text('address').notNull(),
    device: text('device').notNull(),
    provenBy: text('proven_by').$type<ContractProof>().notNull(),
    signedAt: moment('signed_at').notNull(),
    state: text('state').$type<ContractState>().notNull(),
    /** Why it was sent back, or counter-signed although another company looks the same. */
    reason: text('reason'),
    decidedBy: uuid('decided_by').references(() => accounts.id),
    decidedAt: moment('decided_at'),
  },
  (t) => [
    uniqueIndex('company_contracts_waiting').on(t.companyId).where(sql`state = 'signed'`),
    uniqueIndex('company_contracts_in_force').on(t.companyId).where(sql`state = 'in_force'`),
    index('company_contracts_company').on(t.companyId, t.signedAt),
    index('company_contracts_open').on(t.signedAt).where(sql`state = 'signed'`),
  ],
)
