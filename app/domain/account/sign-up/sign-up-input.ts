import {
  agreementField,
  codeField,
  emailField,
  passwordField,
  usernameField,
} from '#domain/account/account-fields.ts'
import { withNewPassword } from '#domain/account/password/password-input.ts'
import { z } from '#kernel/zod.ts'

export const tshirtSizes = ['S', 'M', 'L', 'XL', 'XXL', 'XXXL', 'none'] as const
export type TshirtSize = (typeof tshirtSizes)[number]

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
