import { z } from '#kernel/zod.ts'

/** E-mail address or username, and the password exactly as sent. */
export const signInInput = z.strictObject({
  identifier: z.string().trim().min(1, 'required').max(254, 'too_long'),
  password: z.string().min(1, 'required').max(128, 'too_long'),
})
export type SignInInput = z.infer<typeof signInInput>
