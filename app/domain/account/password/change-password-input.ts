import { passwordField } from '#domain/account/account-fields.ts'
import { proofFields } from '#domain/account/factor/proof-input.ts'
import { z } from '#kernel/zod.ts'
import { withNewPassword } from './new-password.ts'

export const changePasswordInput = withNewPassword(
  z.strictObject({ password: passwordField, confirmPassword: passwordField, ...proofFields }),
)
export type ChangePasswordInput = z.output<typeof changePasswordInput>
