import { isId } from '@cakrawala/ids/ids'
import { and, asc, desc, eq, inArray, ne, type SQL, sql } from 'drizzle-orm'
import { accounts } from '#domain/account/account-tables.server.ts'
import { companies, companyMembers } from '#domain/account/membership/membership-tables.server.ts'
import { memberGrants } from '#domain/company/company-tables.server.ts'
import type { EventType } from '#domain/event/event.ts'
import { events } from '#domain/event/event-tables.server.ts'
import { mayActForTeam } from '#domain/event/team-roles.ts'
import { database } from '#infra/database.ts'
import { type Actor, isCompany, isOperator, isPerson } from '#kernel/actor.ts'
import { grantFrom, grantTo } from './program-grant.server.ts'
import { mayGrant } from './program-policy.ts'
import { programFactsSeenBy, programSeenBy } from './program-queries.server.ts'
import { isOwn } from './program-scope.server.ts'
import { programs, programVersions } from './program-tables.server.ts'
import type { GrantLine, ManagedProgramFacts, ManagedProgramView, VersionPair } from './program-view.ts'
import type { ProposalState } from './proposal/proposal.ts'
import type { VersionLine } from './proposal/proposal-view.ts'
import { programProposals } from './proposal-tables.server.ts'

/** One program as its company and the platform team read it; null for everyone else. */
export async function managedProgramSeenBy(
  viewer: Actor,
  programId: string,
): Promise<ManagedProgramView | null> {
  const [view, facts] = await Promise.all([
    programSeenBy(viewer, programId),
    ownFactsSeenBy(viewer, programId),
  ])
  return view && facts ? { ...view, ...facts } : null
}

/** The same without the state of its targets: for callers that only check what the viewer may do in it. */
export async function managedFactsSeenBy(
  viewer: Actor,
  programId: string,
): Promise<ManagedProgramFacts | null> {
  const [view, facts] = await Promise.all([
    programFactsSeenBy(viewer, programId),
    ownFactsSeenBy(viewer, programId),
  ])
  return view && facts ? { ...view, ...facts } : null
}

/** What only its company and the platform team know of a program. */
async function ownFactsSeenBy(viewer: Actor, programId: string) {
  if (!isId(programId) || !(isOperator(viewer) || isCompany(viewer))) return null
  const [row] = await database()
    .select({
      rejectReason: programs.rejectReason,
      taxScheme: programs.taxScheme,
      createdAt: programs.createdAt,
      submittedAt: programs.submittedAt,
      endedAt: programs.endedAt,
      ...latenessColumns,
      grant: grantTo(viewer),
    })
    .from(programs)
    .where(and(eq(programs.id, programId), isOperator(viewer) ? undefined : isOwn(viewer)))
  if (!row) return null
  const { grant, lateSince, lateClearedAt, stop, note, ...rest } = row
  const { promises = null, kept = null } = stop ?? {}
  const lateness = { since: lateSince, promises, kept, clearedAt: lateClearedAt, note }
  return { ...rest, lateness, ...grantFrom(grant) }
}

/** The events of the last stop and of the last clearing; `events_subject` serves both. */
const latenessColumns = {
  lateSince: programs.lateSince,
  lateClearedAt: programs.lateClearedAt,
  stop: sql<{ promises: number; kept: number } | null>`CASE WHEN ${programs.lateSince} IS NOT NULL THEN
    ${lastFacts('program.late')} END`,
  note: sql<string | null>`CASE WHEN ${programs.lateClearedAt} IS NOT NULL THEN
    ${lastFacts('program.late_cleared')} ->> 'note' END`,
}

function lastFacts(type: EventType): SQL {
  return sql`(SELECT e.facts FROM ${events} e WHERE e.noun = 'program' AND e.subject_id = ${programs.id} AND e.type = ${type}
    ORDER BY e.seq DESC LIMIT 1)`
}

/** Every version of a program, newest first; empty for people who may not manage it. */
export async function versionsSeenBy(viewer: Actor, programId: string): Promise<VersionLine[]> {
  if (!isId(programId) || !(isOperator(viewer) || isCompany(viewer))) return []
  const rows = await database()
    .select({
      version: programVersions.version,
      createdAt: programVersions.createdAt,
      by: accounts.username,
      textHash: programVersions.textHash,
      current: programs.currentVersion,
      proposal: programProposals.state,
    })
    .from(programVersions)
    .innerJoin(programs, eq(programs.id, programVersions.programId))
    .leftJoin(
      programProposals,
      and(
        eq(programProposals.programId, programVersions.programId),
        eq(programProposals.version, programVersions.version),
      ),
    )
    .innerJoin(accounts, eq(accounts.id, programVersions.createdBy))
    .where(and(eq(programs.id, programId), isOperator(viewer) ? undefined : isOwn(viewer)))
    .orderBy(desc(programVersions.version))
  return rows.map(({ current, proposal, ...row }) => ({
    ...row,
    textHash: row.textHash.toString('hex'),
    state: stateOf(row.version, current, proposal),
  }))
}

function stateOf(version: number, current: number, proposal: ProposalState | null): VersionLine['state'] {
  if (version === current) return 'in_force'
  return proposal === null || proposal === 'in_force' ? 'past' : proposal
}

/** Two policies of a program to lay side by side; null where the viewer may not see it or one of them never was. */
export async function versionPairSeenBy(
  viewer: Actor,
  programId: string,
  from: number,
  to: number,
): Promise<VersionPair | null> {
  if (!isId(programId) || !(isOperator(viewer) || isCompany(viewer))) return null
  const rows = await database()
    .select({ version: programVersions.version, policy: programVersions.policy })
    .from(programVersions)
    .innerJoin(programs, eq(programs.id, programVersions.programId))
    .where(
      and(
        eq(programs.id, programId),
        inArray(programVersions.version, [from, to]),
        isOperator(viewer) ? undefined : isOwn(viewer),
      ),
    )
  const policyOf = (version: number) => rows.find((row) => row.version === version)?.policy
  const [before, after] = [policyOf(from), policyOf(to)]
  return before && after ? { from, to, before, after } : null
}

/** The members (permission 2) of a program's company and whether they see it; for people who may grant it. `program`: as the viewer was shown it. */
export async function grantsSeenBy(viewer: Actor, program: ManagedProgramFacts): Promise<GrantLine[]> {
  if (!mayGrant(viewer, program)) return []
  const rows = await database()
    .select({
      memberId: companyMembers.id,
      name: companyMembers.name,
      permissions: memberGrants.permissions,
    })
    .from(companyMembers)
    .leftJoin(
      memberGrants,
      and(eq(memberGrants.memberId, companyMembers.id), eq(memberGrants.programId, program.id)),
    )
    .where(
      and(
        eq(companyMembers.companyId, program.companyId),
        eq(companyMembers.permission, 2),
        ne(companyMembers.status, 3),
      ),
    )
    .orderBy(asc(companyMembers.name))
  return rows.map(({ permissions, ...row }) => ({
    ...row,
    granted: permissions !== null,
    permissions: permissions ?? [],
    own: isPerson(viewer) && viewer.memberId === row.memberId,
  }))
}

/** The companies a person may write a program for: all for those who triage, else the own one. */
export async function companiesToWriteFor(viewer: Actor): Promise<{ id: string; name: string }[]> {
  if (!isCompany(viewer) && !mayActForTeam(viewer, 'program.edited')) return []
  return database()
    .select({ id: companies.id, name: companies.name })
    .from(companies)
    .where(isCompany(viewer) ? eq(companies.id, viewer.companyId) : undefined)
    .orderBy(asc(companies.name))
}
