import type { z } from 'zod'
import type { targetView } from './target-view.ts'

/**
 * `proved`: it names an asset that its company has proved. `earlier`: the team let it in before assets were proved. `paused`: its proof was
 * lost or given up. `unproved`: nothing was proved. Bughunters may test the first two alone.
 */
export const targetStates = ['proved', 'earlier', 'paused', 'unproved'] as const
export type TargetState = (typeof targetStates)[number]

export type TargetView = z.infer<typeof targetView>

/** Whether bughunters may test a target. */
export function isOpenTarget({ state }: Pick<TargetView, 'state'>): boolean {
  return state === 'proved' || state === 'earlier'
}

/** What prevents letting a program in. */
export function unprovedOf(targets: readonly TargetView[]): TargetView[] {
  return targets.filter((one) => !isOpenTarget(one))
}
