import type { z } from '#kernel/zod.ts'
import { isPasswordAccepted, type OwnWords } from './password-rule.ts'

type NewPassword = OwnWords & { password: string; confirmPassword: string }

/** For `superRefine` of forms that set a password: strong enough, not made of the owner's names, typed twice the same. */
export function checkNewPassword(input: NewPassword, context: z.RefinementCtx): void {
  if (!isPasswordAccepted(input.password, input)) {
    context.addIssue({ code: 'custom', path: ['password'], message: 'password_weak' })
  }
  if (input.password !== input.confirmPassword) {
    context.addIssue({ code: 'custom', path: ['confirmPassword'], message: 'password_mismatch' })
  }
}
