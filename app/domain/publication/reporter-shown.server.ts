import { type SQL, sql } from 'drizzle-orm'
import { accounts, bughunters } from '#domain/account/account-tables.server.ts'
import { leavings } from '#domain/account/status/leaving-tables.server.ts'

/**
 * Whether the disclosure of a report may be shown under the name of its reporter, whose account `reporterId`
 * is: not of people who hide, nor of ended accounts, but for those who left for good: theirs appear under a
 * pseudonym.
 */
export function isReporterShown(reporterId: SQL): SQL {
  return sql`NOT EXISTS (SELECT 1 FROM ${accounts} x LEFT JOIN ${bughunters} h ON h.account_id = x.id
    WHERE x.id = ${reporterId} AND (x.standing = 'ended' OR h.hidden_from_boards)
      AND NOT EXISTS (SELECT 1 FROM ${leavings} l WHERE l.account_id = x.id AND l.erased_at IS NOT NULL))`
}
