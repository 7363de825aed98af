import { and, eq, sql } from 'drizzle-orm'
import { database } from '#infra/database.ts'
import { type Actor, isBughunter } from '#kernel/actor.ts'
import { agreements, programVersions } from '../program-tables.server.ts'
import type { ProgramView } from '../program-view.ts'
import { programProposals } from '../proposal-tables.server.ts'
import type { AnnouncedVersion, ProgramRules } from './proposal-view.ts'

/** What will change in a program the viewer was shown, where they signed its agreement; null for everyone else. */
export async function announcedVersionIn(
  viewer: Actor,
  program: ProgramView,
): Promise<AnnouncedVersion | null> {
  if (!isBughunter(viewer)) return null
  const signed = sql`EXISTS (SELECT 1 FROM ${agreements} WHERE ${agreements.programId} = ${programProposals.programId}
    AND ${agreements.bughunterId} = ${viewer.accountId})`
  const [row] = await database()
    .select({
      proposal: programProposals,
      policy: programVersions.policy,
      visibility: programVersions.visibility,
    })
    .from(programProposals)
    .innerJoin(
      programVersions,
      and(
        eq(programVersions.programId, programProposals.programId),
        eq(programVersions.version, programProposals.version),
      ),
    )
    .where(and(eq(programProposals.programId, program.id), eq(programProposals.state, 'announced'), signed))
  if (!row?.proposal.holdsAt) return null
  const { version, holdsAt, ...rest } = row.proposal
  return { version, holdsAt, before: rulesIn(program), after: rulesIn({ ...rest, ...row }) }
}

type Rules = Omit<ProgramRules, 'visibility'> & { visibility: ProgramRules['visibility'] | null }

function rulesIn({ kind, managedBy, visibility, validUntil, policy }: Rules): ProgramRules {
  return { kind, managedBy, visibility: visibility ?? 'private', validUntil, policy }
}
