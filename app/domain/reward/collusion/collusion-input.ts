import { z } from '#kernel/zod.ts'

/** What the team found behind a flag. `raisedAt` is the one that was read: what came since is not handled by it. */
export const handleCollusionInput = z.strictObject({
  flagId: z.uuidv7('invalid'),
  raisedAt: z.iso.datetime('invalid'),
  note: z
    .string()
    .transform((typed) => typed.replaceAll('\0', '').trim())
    .pipe(z.string().min(1, 'required').min(20, 'too_short').max(2_000, 'too_long')),
})
export type HandleCollusionInput = z.output<typeof handleCollusionInput>
