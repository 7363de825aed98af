import { assetKinds } from '#domain/company/asset/asset.ts'
import { text } from '#kernel/view-fields.ts'
import { z } from '#kernel/zod.ts'
import { scopeTypes } from './program.ts'
import { targetStates } from './target-state.ts'

/** A target of a program in its current state. */
export const targetView = z.object({
  ...{ type: z.enum(scopeTypes), target: text, state: z.enum(targetStates) },
  /** The asset it names, proved or not; null where none was claimed. */
  assetId: text.nullable(),
  /** What its company has to claim or prove; null where it is proved or names nothing. */
  claim: z.object({ kind: z.enum(assetKinds), name: text }).nullable(),
})
