import { identifierField, passwordField } from '#domain/account/account-fields.ts'
import { z } from '#kernel/zod.ts'
import { withNewPassword } from './new-password.ts'

/** The requester of a mailed link: the address or the name of an account, which need not exist. */
export const askLinkInput = z.strictObject({ identifier: identifierField })

/** The token is beside the fields: it is looked up, never shown again. */
export const setPasswordInput = withNewPassword(
  z.strictObject({ token: z.string().max(100), password: passwordField, confirmPassword: passwordField }),
)
export type SetPasswordInput = z.output<typeof setPasswordInput>
