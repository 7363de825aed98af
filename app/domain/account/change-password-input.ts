import { z } from '#kernel/zod.ts'
import { passwordField } from './account-fields.ts'
import { checkNewPassword } from './new-password.ts'

export const changePasswordInput = z
  .strictObject({ currentPassword: passwordField, password: passwordField, confirmPassword: passwordField })
  .superRefine(checkNewPassword)
export type ChangePasswordInput = z.output<typeof changePasswordInput>
