import { isId } from '@cakrawala/ids/ids'
import { z } from '#kernel/zod.ts'

const agreementId = z.string().refine(isId, 'invalid')

/** `revokeLetter`; the bughunter reads the reason. */
export const revokeLetterInput = z.strictObject({
  agreementId,
  reason: z.string().trim().min(20, 'too_short').max(2_000, 'too_long'),
})

/** `restoreLetter`. */
export const restoreLetterInput = z.strictObject({ agreementId })
