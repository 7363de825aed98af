import { z } from '#kernel/zod.ts'
import { agreementField, codeField, emailField, passwordField, usernameField } from './account-fields.ts'
import { checkNewPassword } from './new-password.ts'
import { tshirtSizes } from './tshirt-sizes.ts'

/** The first step of both sign-ups: the address that gets the code. */
export const sendCodeInput = z.strictObject({ email: emailField })

export const signUpBughunterInput = z
  .strictObject({
    email: emailField,
    code: codeField,
    username: usernameField,
    tshirtSize: z.enum(tshirtSizes, 'required'),
    password: passwordField,
    confirmPassword: passwordField,
    agreement: agreementField,
  })
  .superRefine(checkNewPassword)
export type SignUpBughunterInput = z.output<typeof signUpBughunterInput>
