import { and, eq, isNull, not, or, type SQL, sql } from 'drizzle-orm'
import { type Actor, isBughunter, isCompany, isOperator } from '#kernel/actor.ts'
import { letters } from '../letter-tables.server.ts'
import { isKnownTo, isOwn, seenBy } from '../program-scope.server.ts'
import { agreements, invitations, programs } from '../program-tables.server.ts'
import { programAnnouncements } from './program-announcement-tables.server.ts'

/**
 * The rows of `program_announcements`, joined with their `programs`, a viewer may read. A user who sees a
 * program reads its announcements from while it was public. Those from while it was private remain visible
 * only to its own people and to bughunters it had let in by then and still lets in, also after it opened
 * (PRG-04). Nothing is for bughunters it has shut out (PRG-03).
 */
export function announcedTo(viewer: Actor): SQL {
  const standing = isNull(programAnnouncements.withdrawnAt)
  if (viewer.kind === 'system' || isOperator(viewer)) return standing
  const inner = isBughunter(viewer)
    ? viewer.suspended
      ? sql`false`
      : wasLetIn(sql`${viewer.accountId}`)
    : isCompany(viewer)
      ? isOwn(viewer)
      : sql`false`
  const barred = isBughunter(viewer) ? not(isBarred(sql`${viewer.accountId}`)) : undefined
  return and(standing, seenBy(viewer), or(isOpen(), inner), barred)!
}

/** The same for a bughunter in a column. */
export function announcedToBughunter(bughunterId: SQL): SQL {
  const reached = or(isOpen(), wasLetIn(bughunterId))
  return and(
    isNull(programAnnouncements.withdrawnAt),
    isKnownTo(bughunterId),
    reached,
    not(isBarred(bughunterId)),
  )!
}

function isOpen(): SQL {
  return eq(programAnnouncements.visibility, 'public')
}

/** Their invitation was accepted before the text was written, and holds. */
function wasLetIn(bughunterId: SQL): SQL {
  return sql`EXISTS (SELECT 1 FROM ${invitations} WHERE ${invitations.programId} = ${programs.id}
    AND ${invitations.bughunterId} = ${bughunterId} AND ${invitations.status} = 'accepted'
    AND ${invitations.answeredAt} <= ${programAnnouncements.reachAt})`
}

/** Their permission to test was taken back. */
function isBarred(bughunterId: SQL): SQL {
  return sql`EXISTS (SELECT 1 FROM ${letters} JOIN ${agreements} ON ${agreements.id} = ${letters.agreementId}
    WHERE ${agreements.programId} = ${programs.id} AND ${agreements.bughunterId} = ${bughunterId}
      AND ${letters.revokedAt} IS NOT NULL)`
}
