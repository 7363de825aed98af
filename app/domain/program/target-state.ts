import type { AssetKind } from '#domain/company/asset/asset.ts'
import type { ScopeType } from './program.ts'

/**
 * `proved`: it names an asset that its company has proved. `earlier`: the team let it in before assets were proved. `paused`: its proof was
 * lost or given up. `unproved`: nothing was proved. Bughunters may test the first two alone.
 */
export const targetStates = ['proved', 'earlier', 'paused', 'unproved'] as const
export type TargetState = (typeof targetStates)[number]

/** A target of a program as it stands. `claim`: what its company has to claim or prove; null where it is proved or names nothing. */
export type TargetView = {
  type: ScopeType
  target: string
  state: TargetState
  /** The asset it names, proved or not; null where none was claimed. */
  assetId: string | null
  claim: { kind: AssetKind; name: string } | null
}

/** Whether bughunters may test a target. */
export function isOpenTarget({ state }: Pick<TargetView, 'state'>): boolean {
  return state === 'proved' || state === 'earlier'
}

/** What stands in the way of letting a program in. */
export function unprovedOf(targets: readonly TargetView[]): TargetView[] {
  return targets.filter((one) => !isOpenTarget(one))
}
