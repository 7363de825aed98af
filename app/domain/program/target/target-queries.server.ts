import { and, eq } from 'drizzle-orm'
import { database, type Tx } from '#infra/database.ts'
import type { Actor } from '#kernel/actor.ts'
import type { ProgramPolicy } from '../program.ts'
import { mayManage } from '../program-policy.ts'
import { programVersions } from '../program-tables.server.ts'
import type { ManagedProgramView } from '../program-views.ts'
import { isOpenTarget, type TargetView, unprovedOf } from './target-state.ts'
import { targetsOf } from './targets.server.ts'

/** How the targets of a program stand, for those who manage it; null for everybody else and once it has ended. */
export async function targetsSeenBy(
  viewer: Actor,
  program: ManagedProgramView,
): Promise<TargetView[] | null> {
  if (program.status === 'ended' || !mayManage(viewer, program)) return null
  const { id: programId, companyId, policy } = program
  return targetsOf(database(), { programId, companyId, scope: policy.scope })
}

type Shown = { id: string; companyId: string; policy: Pick<ProgramPolicy, 'scope'> }

/** The targets of a program that nobody may test: their proof is gone, or was never there. As they are written in its scope. */
export async function pausedTargetsOf({ id: programId, companyId, policy }: Shown): Promise<string[]> {
  const targets = await targetsOf(database(), { programId, companyId, scope: policy.scope })
  return unprovedOf(targets).map(({ target }) => target)
}

/** Whether reports about a target are taken: it stands open in the scope of that version. */
export async function isOpenIn(
  tx: Pick<Tx, 'select'>,
  program: { id: string; companyId: string; currentVersion: number },
  target: string,
): Promise<boolean> {
  const { policy, programId, version } = programVersions
  const current = and(eq(programId, program.id), eq(version, program.currentVersion))
  const [row] = await tx.select({ policy }).from(programVersions).where(current)
  const scope = (row?.policy.scope ?? []).filter((item) => item.target === target)
  const targets = await targetsOf(tx, { programId: program.id, companyId: program.companyId, scope })
  return targets.some(isOpenTarget)
}
