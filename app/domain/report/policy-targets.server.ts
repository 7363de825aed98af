import { and, eq } from 'drizzle-orm'
import { programVersions } from '#domain/program/program-tables.server.ts'
import { database, type Tx } from '#infra/database.ts'

/** The assets in scope of one policy version; empty for a version there is not. */
export async function policyTargets(
  programId: string,
  version: number,
  tx: Pick<Tx, 'select'> = database(),
): Promise<string[]> {
  const [row] = await tx
    .select({ policy: programVersions.policy })
    .from(programVersions)
    .where(and(eq(programVersions.programId, programId), eq(programVersions.version, version)))
  return row?.policy.scope.map(({ target }) => target) ?? []
}
