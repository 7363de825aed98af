import { and, eq } from 'drizzle-orm'
import { database, type Tx } from '#infra/database.ts'
import type { Actor } from '#kernel/actor.ts'
import { isTestable, type ProgramPolicy } from './program.ts'
import { mayManage } from './program-policy.ts'
import { programVersions } from './program-tables.server.ts'
import type { ManagedProgramFacts, ManagedProgramView } from './program-view.ts'
import { isOpenTarget, type TargetView, unprovedOf } from './target-state.ts'
import { targetsOf } from './targets.server.ts'

/**
 * A program as those who manage it read it, and the state of its targets: read once for both, null for who
 * does not manage it and once it has ended. Unscoped: the caller
 * has shown that the viewer may know the program.
 */
export async function withTargets(
  viewer: Actor,
  facts: ManagedProgramFacts,
): Promise<{ program: ManagedProgramView; targets: TargetView[] | null }> {
  const shown = maySeeTargets(viewer, facts)
  const all = shown || isTestable(facts.status) ? await targetsIn(facts) : []
  const pausedTargets = isTestable(facts.status) ? namesOfUnproved(all) : []
  return { program: { ...facts, pausedTargets }, targets: shown ? all : null }
}

function maySeeTargets(viewer: Actor, program: ManagedProgramFacts): boolean {
  return program.status !== 'ended' && mayManage(viewer, program)
}

type Shown = { id: string; companyId: string; policy: Pick<ProgramPolicy, 'scope'> }

/**
 * The targets of a program that no one may test: their proof is gone, or was never there. As they are written in its
 * scope.
 */
export async function pausedTargetsOf(program: Shown): Promise<string[]> {
  return namesOfUnproved(await targetsIn(program))
}

function targetsIn({ id: programId, companyId, policy }: Shown): Promise<TargetView[]> {
  return targetsOf(database(), { programId, companyId, scope: policy.scope })
}

function namesOfUnproved(targets: readonly TargetView[]): string[] {
  return unprovedOf(targets).map(({ target }) => target)
}

/** Whether reports about a target are taken: it is open in the scope of that version. */
export async function takesReportsOn(
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
