import { and, eq, sql } from 'drizzle-orm'
import { record } from '#domain/event/record.server.ts'
import type { Tx } from '#infra/database.ts'
import type { Actor } from '#kernel/actor.ts'
import { found } from '#kernel/refusal.ts'
import type { ProgramStatus } from '../program.ts'
import { statusAfter } from '../program-lifecycle.ts'
import { programs, programVersions } from '../program-tables.server.ts'
import type { ProgramRules } from '../proposal/proposal-view.ts'
import { listedFactsOf } from './write-version.server.ts'

/** The only writer of a program's version in force: from here on agreements, letters and reports are of this one. */
export async function putInForce(
  tx: Tx,
  actor: Actor,
  { id, status }: { id: string; status: ProgramStatus },
  { kind, managedBy, visibility, validUntil, policy }: ProgramRules,
  version: number,
): Promise<void> {
  await tx
    .update(programs)
    .set({
      ...{ kind, managedBy, visibility, validUntil },
      ...listedFactsOf(policy),
      currentVersion: version,
      status: statusAfter(status, 'redraft') ?? status,
    })
    .where(eq(programs.id, id))
  await record(tx, actor, 'program.edited', id, { version })
}

/** One version of a program as it was written. */
export async function versionOf(tx: Tx, programId: string, version: number) {
  const [row] = await tx
    .select({ policy: programVersions.policy, visibility: programVersions.visibility })
    .from(programVersions)
    .where(and(eq(programVersions.programId, programId), eq(programVersions.version, version)))
  return found(row)
}

/** The number of the next version: proposed ones that never were in force keep theirs. */
export async function nextVersionOf(tx: Tx, programId: string): Promise<number> {
  const [row] = await tx
    .select({ last: sql<number>`max(${programVersions.version})` })
    .from(programVersions)
    .where(eq(programVersions.programId, programId))
  return found(row).last + 1
}
