import { eq } from 'drizzle-orm'
import type { ScopeItem } from '#domain/program/program.ts'
import { isCurrent } from '#domain/program/program-queries.server.ts'
import { programEarlierTargets, programs, programVersions } from '#domain/program/program-tables.server.ts'
import { database } from '#infra/database.ts'

/**
 * Marks the targets of a program as let in before assets were proved: tests of other things need no proofs.
 * @param scope of rules that are about to be proposed; else of those that hold
 */
export async function exemptTargets(
  programId: string,
  scope?: readonly Pick<ScopeItem, 'type' | 'target'>[],
): Promise<void> {
  const [row] = await database()
    .select({ policy: programVersions.policy })
    .from(programs)
    .innerJoin(programVersions, isCurrent)
    .where(eq(programs.id, programId))
  const rows = (scope ?? row!.policy.scope).map(({ type, target }) => ({ programId, type, target }))
  await database().insert(programEarlierTargets).values(rows).onConflictDoNothing()
}
