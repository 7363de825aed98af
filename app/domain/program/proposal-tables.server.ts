import { id, moment } from '@cakrawala/pg-access/columns'
import { sql } from 'drizzle-orm'
import {
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { accounts } from '#domain/account/account-tables.server.ts'
import type { Manager, ProgramKind } from './program.ts'
import { programVersions } from './program-tables.server.ts'
import type { ProgramAnswer, ProposalState } from './proposal/proposal.ts'
import type { Widening } from './proposal/widens.ts'

/**
 * Versions of accepted programs that had to wait for the platform team. Their texts are rows of
 * `program_versions` like those of every version; what a program stores beside its texts waits here.
 */
export const programProposals = pgTable(
  'program_proposals',
  {
    id: id(),
    programId: uuid('program_id').notNull(),
    version: integer('version').notNull(),
    kind: text('kind').$type<ProgramKind>().notNull(),
    managedBy: text('managed_by').$type<Manager>().notNull(),
    validUntil: date('valid_until', { mode: 'string' }).notNull(),
    widens: jsonb('widens').$type<Widening[]>().notNull(),
    state: text('state').$type<ProposalState>().notNull(),
    proposedBy: uuid('proposed_by')
      .notNull()
      .references(() => accounts.id),
    proposedAt: moment('proposed_at').notNull(),
    /** From when it holds, once it was approved. */
    holdsAt: moment('holds_at'),
    /** Since when it is the version in force, or was. */
    heldAt: moment('held_at'),
    /** When it was withdrawn, replaced or lapsed. */
    closedAt: moment('closed_at'),
  },
  (t) => [
    foreignKey({
      name: 'program_proposals_of_version',
      columns: [t.programId, t.version],
      foreignColumns: [programVersions.programId, programVersions.version],
    }),
    uniqueIndex('program_proposals_once').on(t.programId, t.version),
    uniqueIndex('program_proposals_one_open')
      .on(t.programId)
      .where(sql`${t.state} IN ('waiting', 'returned', 'announced')`),
    index('program_proposals_waiting').on(t.proposedAt).where(sql`${t.state} = 'waiting'`),
    index('program_proposals_due').on(t.holdsAt).where(sql`${t.state} = 'announced'`),
    check(
      'program_proposals_words',
      sql`${t.state} IN ('waiting', 'returned', 'announced', 'in_force', 'refused', 'withdrawn', 'replaced', 'lapsed')
        AND ${t.kind} IN ('bug_bounty', 'challenge', 'vulnerability_management') AND ${t.managedBy} IN ('company', 'product')`,
    ),
    check(
      'program_proposals_steps',
      sql`(${t.state} NOT IN ('announced', 'in_force') OR ${t.holdsAt} IS NOT NULL)
        AND (${t.state} = 'in_force') = (${t.heldAt} IS NOT NULL)
        AND (${t.state} IN ('withdrawn', 'replaced', 'lapsed')) = (${t.closedAt} IS NOT NULL)`,
    ),
  ],
)

/** What the platform team answered to each version it was asked about: a new program's, or a proposed one. */
export const programDecisions = pgTable(
  'program_decisions',
  {
    id: id(),
    programId: uuid('program_id').notNull(),
    version: integer('version').notNull(),
    decision: text('decision').$type<ProgramAnswer>().notNull(),
    /** What the company reads; null for an acceptance. */
    reason: text('reason'),
    decidedBy: uuid('decided_by')
      .notNull()
      .references(() => accounts.id),
    decidedAt: moment('decided_at').notNull(),
  },
  (t) => [
    foreignKey({
      name: 'program_decisions_of_version',
      columns: [t.programId, t.version],
      foreignColumns: [programVersions.programId, programVersions.version],
    }),
    index('program_decisions_program').on(t.programId, t.decidedAt),
    check(
      'program_decisions_words',
      sql`${t.decision} IN ('accept', 'corrections', 'reject') AND (${t.decision} = 'accept' OR ${t.reason} IS NOT NULL)`,
    ),
  ],
)
