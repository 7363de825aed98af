import { longestPasskey, proofFields } from '#domain/account/factor/factor-input.ts'
import { z } from '#kernel/zod.ts'

/** E-mail address or username, and the password exactly as sent. */
export const signInInput = z.strictObject({
  identifier: z.string().trim().min(1, 'required').max(254, 'too_long'),
  password: z.string().min(1, 'required').max(128, 'too_long'),
})
export type SignInInput = z.infer<typeof signInInput>

/** Signing in by a passkey alone. */
export const passkeySignInInput = z.strictObject({
  passkey: z.string({ error: 'required' }).min(1, 'required').max(longestPasskey, 'invalid'),
})

/** The second step: a code, or the answer of a passkey. */
export const finishSignInInput = z.strictObject({
  factorCode: proofFields.factorCode,
  passkey: proofFields.passkey,
})
