import {
  agreementField,
  codeField,
  emailField,
  passwordField,
  phoneField,
  usernameField,
} from '#domain/account/account-fields.ts'
import { withNewPassword } from '#domain/account/password/new-password.ts'
import { z } from '#kernel/zod.ts'
import { sectors } from './sectors.ts'

const nameField = z.string().trim().min(1, 'required').min(2, 'too_short').max(120, 'too_long')

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

/** `http`, `https` or `ftp` (specification §5: valid_url). */
export const urlField = z
  .string()
  .trim()
  .max(500, 'too_long')
  .refine((text) => /^(?:https?|ftp):\/\/[^\s/@]+\.[^\s@]+$/i.test(text) && URL.canParse(text), 'valid_url')

export const companyProfileInput = z.strictObject({
  name: nameField,
  phone: phoneField,
  about: z.string().trim().max(5_000, 'too_long').default(''),
  website: z.union([z.literal(''), urlField]).default(''),
  sector: z.union([z.literal(''), z.enum(sectors)], 'invalid').default(''),
})
export type CompanyProfileInput = z.output<typeof companyProfileInput>
