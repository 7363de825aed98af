import {
  agreementField,
  codeField,
  emailField,
  lineField,
  optionalLineField,
  passwordField,
  urlField,
  usernameField,
} from '#domain/account/account-fields.ts'
import { largeProofFields, proofFields } from '#domain/account/factor/factor-input.ts'
import { withNewPassword } from '#domain/account/password/password-input.ts'
import { phoneField } from '#domain/account/phone-field.ts'
import { wholeNumber, z } from '#kernel/zod.ts'
import { sectors } from './sectors.ts'

export const newEmailInput = z.strictObject({ email: emailField, ...proofFields })
export type NewEmailInput = z.output<typeof newEmailInput>

export const newEmailCodeInput = z.strictObject({ code: codeField })

const nameField = lineField(120, 2)

export const signUpCompanyInput = withNewPassword(
  z.strictObject({
    email: emailField,
    code: codeField,
    companyName: nameField,
    phone: phoneField,
    username: usernameField,
    password: passwordField,
    confirmPassword: passwordField,
    agreement: agreementField,
  }),
)
export type SignUpCompanyInput = z.output<typeof signUpCompanyInput>

export const companyProfileInput = z.strictObject({
  name: nameField,
  /** Landlines too: companies have switchboards. */
  phone: phoneField,
  contactName: optionalLineField(100),
  address: z
    .string()
    .trim()
    .max(300, 'too_long')
    .default('')
    .transform((text) => text || null),
  about: z.string().trim().max(5_000, 'too_long').default(''),
  website: z.union([z.literal(''), urlField]).default(''),
  sector: z.union([z.literal(''), z.enum(sectors)], 'invalid').default(''),
  /** The revision the form was filled from; without it the stored one is overwritten. */
  revision: wholeNumber(0, 1_000_000).optional(),
  /** Asked for where the number changes: resets of the second factor are notified to it. */
  ...largeProofFields,
})
export type CompanyProfileInput = z.output<typeof companyProfileInput>
