import { isId } from '@cakrawala/ids/ids'
import { z } from '#kernel/zod.ts'

const certificateId = z.string().refine(isId, 'invalid')

/** `revokeCertificate`; the holder reads the reason, no one else. */
export const revokeCertificateInput = z.strictObject({
  certificateId,
  reason: z.string().trim().min(20, 'too_short').max(2_000, 'too_long'),
})

/** `showCertificate`. */
export const showCertificateInput = z.strictObject({
  certificateId,
  shown: z.enum(['yes', 'no'], 'invalid').transform((word) => word === 'yes'),
})
