import { type SQL, sql } from 'drizzle-orm'
import { programVersions } from './program-tables.server.ts'
import { programProposals } from './proposal-tables.server.ts'

/** A column of `program_versions`: since when a version that is or was in force held. Proposed ones held later than they were written. */
export function heldSince(): SQL<Date> {
  return sql`coalesce((SELECT q.held_at FROM ${programProposals} q WHERE q.program_id = ${programVersions.programId}
    AND q.version = ${programVersions.version}), ${programVersions.createdAt})`.mapWith(
    programVersions.createdAt,
  ) as SQL<Date>
}
