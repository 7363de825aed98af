import { id, moment } from '@cakrawala/pg-access/columns'
import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { accounts } from '#domain/account/account-tables.server.ts'
import { programs } from '#domain/program/program-tables.server.ts'
import type { RiskLevel } from '#kernel/risk-level.ts'

/**
 * What the platform certifies: that a bughunter's reports to a program were resolved as valid. One in force for each
 * pair.
 */
export const certificates = pgTable(
  'program_certificates',
  {
    id: id(),
    /** 130 random bits in its address: who has it may check it. */
    code: text('code').notNull().unique(),
    programId: uuid('program_id')
      .notNull()
      .references(() => programs.id),
    bughunterId: uuid('bughunter_id')
      .notNull()
      .references(() => accounts.id),
    /** The highest level among the resolved reports; 0 while it represents taking part in a challenge alone. */
    level: smallint('level').$type<RiskLevel>().notNull(),
    /**
     * The challenge it represents: the rank among `ofParticipants`, 0 for taking part; null where it has
     * none.
     */
    place: smallint('place'),
    ofParticipants: integer('of_participants'),
    /** Whether the program was public when it was issued: others are never named on it, whatever they become. */
    named: boolean('named').notNull(),
    issuedAt: moment('issued_at').notNull(),
    /** When its holder put it on the public profile. */
    shownAt: moment('shown_at'),
    revokedAt: moment('revoked_at'),
    revokedBy: uuid('revoked_by').references(() => accounts.id),
    revokeReason: text('revoke_reason'),
  },
  (t) => [
    uniqueIndex('program_certificates_standing')
      .on(t.programId, t.bughunterId)
      .where(sql`${t.revokedAt} IS NULL`),
    index('program_certificates_bughunter').on(t.bughunterId, t.issuedAt),
    index('program_certificates_program').on(t.programId, t.issuedAt, t.id),
  ],
)
