import { and, eq, inArray, isNotNull, lte, not, or, type SQL, sql } from 'drizzle-orm'
import { accounts } from '#domain/account/account-tables.server.ts'
import { companies } from '#domain/account/membership/membership-tables.server.ts'
import { ledgerAccounts } from '#domain/ledger/ledger-tables.server.ts'
import { type Actor, isBughunter, isCompany, isOperator } from '#kernel/actor.ts'
import { shownStatuses } from './program.ts'
import { isGrantedTo } from './program-grant.server.ts'
import { agreements, invitations, programs } from './program-tables.server.ts'

/** The rows of `programs` a viewer may know of: `maySee` of the policy, in SQL. */
export function seenBy(viewer: Actor): SQL {
  if (viewer.kind === 'system' || isOperator(viewer)) return sql`true`
  const listed = isListed()
  if (isBughunter(viewer) && !viewer.suspended) {
    return anyOf(listed, and(inArray(programs.status, shownStatuses), isInvited(viewer.accountId)))
  }
  return isCompany(viewer) ? anyOf(listed, isOwn(viewer)) : listed
}

/** What everyone may read. */
export function isListed(): SQL {
  // The few that ended are read once for a whole list, not asked for at each of its rows.
  const kept = sql`${programs.companyId} NOT IN (SELECT company.id FROM ${accounts} owner JOIN ${companies} company ON company.owner_id = owner.id
    WHERE owner.standing = 'ended')`
  return and(eq(programs.visibility, 'public'), inArray(programs.status, shownStatuses), kept)!
}

/** A column: the account of the program's company is suspended or ended, so it takes no new reports. */
export function isHalted(): SQL<boolean> {
  return sql<boolean>`${ownerAccountStatus()} <> 'active'`
}

/**
 * A column: the balance of the program's company does not reach its smallest reward, so it takes no new
 * reports. Those inside are honoured.
 */
export function isUncovered(): SQL<boolean> {
  const [owner, least] = [
    eq(sql`cover.owner_id`, programs.companyId),
    lte(programs.rewardLeast, sql`cover.balance_idr`),
  ]
  const covered = sql`EXISTS (SELECT 1 FROM ${ledgerAccounts} cover
    WHERE cover.kind = 'company_available' AND ${owner} AND ${least})`
  return sql<boolean>`(${isNotNull(programs.rewardLeast)} AND NOT ${covered})`
}

/** A column: its company kept too few of its promises, so it takes no new reports until the platform team lets it go on. */
export function isLate(): SQL<boolean> {
  return sql<boolean>`(${isNotNull(programs.lateSince)})`
}

/** Whether new reports may come in: it is live and `stopOf` names nothing. */
export function isTaking(): SQL<boolean> {
  // The few that are not active are read once for a whole list, not asked for at each of its rows.
  const active = sql`${programs.companyId} NOT IN (SELECT company.id FROM ${accounts} owner
    JOIN ${companies} company ON company.owner_id = owner.id WHERE owner.standing <> 'active')`
  return sql<boolean>`(${and(eq(programs.status, 'accepted'), not(isLate()), active, not(isUncovered()))})`
}

function ownerAccountStatus(): SQL {
  const owner = eq(sql`company.id`, programs.companyId)
  return sql`(SELECT owner.standing FROM ${companies} company JOIN ${accounts} owner ON owner.id = company.owner_id
    WHERE ${owner})`
}

/** The programs of a company person: all for the owner and admins, the granted ones for members. */
export function isOwn(viewer: Actor): SQL {
  if (!isCompany(viewer)) return sql`false`
  const own = eq(programs.companyId, viewer.companyId)
  if (viewer.permission === 1) return own
  return and(own, isGrantedTo(viewer))!
}

/** The programs a bughunter took part in: an agreement of any version, or an accepted invitation. */
export function isJoined(bughunterId: string): SQL {
  const agreed = sql`EXISTS (SELECT 1 FROM ${agreements} WHERE ${agreements.programId} = ${programs.id}
    AND ${agreements.bughunterId} = ${bughunterId})`
  return anyOf(agreed, isInvited(bughunterId))
}

/** Whether a bughunter, a column or an id, may still know of the program: it is public, or the invitation holds. */
export function isKnownTo(bughunterId: SQL): SQL {
  return anyOf(isListed(), and(inArray(programs.status, shownStatuses), isInvited(bughunterId)))
}

function isInvited(bughunterId: string | SQL): SQL {
  return sql`EXISTS (SELECT 1 FROM ${invitations} WHERE ${invitations.programId} = ${programs.id}
    AND ${invitations.bughunterId} = ${bughunterId} AND ${invitations.status} = 'accepted')`
}

function anyOf(...conditions: (SQL | undefined)[]): SQL {
  return or(...conditions)!
}
