import { withChecks, z } from '#kernel/zod.ts'
import { assetKinds } from './asset.ts'

/** Longest name of an asset as it is typed. */
export const longestAssetName = 300

const text = (min: number, max: number) =>
  z.string().trim().min(1, 'required').min(min, 'too_short').max(max, 'too_long')

export const claimAssetInput = z.strictObject({
  kind: z.enum(assetKinds, 'choose'),
  name: text(1, longestAssetName),
})
export type ClaimAssetInput = z.output<typeof claimAssetInput>

/** What is shown to the platform team: in words, and with a document of it where there is one. */
export const showAssetInput = z.strictObject({
  statement: text(20, 2_000),
  document: z.instanceof(File, { message: 'file_type' }).optional(),
})
export type ShowAssetInput = z.output<typeof showAssetInput>

/** `shownAt` names what was looked at: something shown later is not judged by it. */
export const judgeAssetInput = withChecks(
  z.strictObject({
    decision: z.enum(['believe', 'refuse'], 'choose'),
    shownAt: z.iso.datetime('invalid'),
    reason: z.string().trim().max(1_000, 'too_long').default(''),
  }),
  ({ decision, reason = '' }) =>
    decision === 'refuse' && reason.length < 10 ? [['reason', 'refusal_reason']] : [],
)
export type JudgeAssetInput = z.output<typeof judgeAssetInput>

export const revokeAssetInput = z.strictObject({ reason: text(10, 1_000) })
export type RevokeAssetInput = z.output<typeof revokeAssetInput>
