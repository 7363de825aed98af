import {
  agreementField,
  codeField,
  emailField,
  passwordField,
  usernameField,
} from '#domain/account/account-fields.ts'
import { withNewPassword } from '#domain/account/password/new-password.ts'
import { z } from '#kernel/zod.ts'
import { tshirtSizes } from './tshirt-sizes.ts'

/** The first step of both sign-ups: the address that gets the code. */
export const sendCodeInput = z.strictObject({ email: emailField })

export const signUpBughunterInput = withNewPassword(
  z.strictObject({
    email: emailField,
    code: codeField,
    username: usernameField,
    tshirtSize: z.enum(tshirtSizes, 'required'),
    password: passwordField,
    confirmPassword: passwordField,
    agreement: agreementField,
  }),
)
export type SignUpBughunterInput = z.output<typeof signUpBughunterInput>
