import { identifierField, passwordField } from '#domain/account/account-fields.ts'
import { proofFields } from '#domain/account/factor/factor-input.ts'
import { z } from '#kernel/zod.ts'
import { isPasswordAccepted, type OwnWords } from './password-rule.ts'

const both = z.object({ password: z.string().min(1).max(128), confirmPassword: z.string() })

/**
 * Adds the rules of a new password to a form: strong enough, not made of the owner's names, typed twice the same.
 * They are checked beside the other fields, not after them, so that one answer names everything.
 */
export function withNewPassword<S extends z.ZodObject>(form: S) {
  const when = ({ value }: { value: unknown }) => both.safeParse(value).success
  return form
    .refine((input) => isPasswordAccepted(String(input.password), ownWords(input)), {
      path: ['password'],
      message: 'password_weak',
      when,
    })
    .refine((input) => input.password === input.confirmPassword, {
      path: ['confirmPassword'],
      message: 'password_mismatch',
      when,
    })
}

/** Fields beside it may be wrong or missing still. */
function ownWords(input: Record<string, unknown>): OwnWords {
  const word = (value: unknown) => (typeof value === 'string' ? value : undefined)
  return { username: word(input.username), email: word(input.email), companyName: word(input.companyName) }
}

export const changePasswordInput = withNewPassword(
  z.strictObject({ password: passwordField, confirmPassword: passwordField, ...proofFields }),
)
export type ChangePasswordInput = z.output<typeof changePasswordInput>

/** The requester of a mailed link: the address or the name of an account, which need not exist. */
export const askLinkInput = z.strictObject({ identifier: identifierField })

/** The token is beside the fields: it is looked up, never shown again. */
export const setPasswordInput = withNewPassword(
  z.strictObject({ token: z.string().max(100), password: passwordField, confirmPassword: passwordField }),
)
export type SetPasswordInput = z.output<typeof setPasswordInput>
