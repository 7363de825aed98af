import { passwordField } from '#domain/account/account-fields.ts'
import { z } from '#kernel/zod.ts'
import { withNewPassword } from './new-password.ts'

export const changePasswordInput = withNewPassword(
  z.strictObject({ currentPassword: passwordField, password: passwordField, confirmPassword: passwordField }),
)
export type ChangePasswordInput = z.output<typeof changePasswordInput>
