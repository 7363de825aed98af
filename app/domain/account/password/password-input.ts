import { identifierField, passwordField } from '#domain/account/account-fields.ts'
import { proofFields } from '#domain/account/factor/factor-input.ts'
import type { Fault } from '#kernel/refusal.ts'
import { withChecks, z } from '#kernel/zod.ts'
import { isPasswordAccepted, type OwnWords } from './password-rule.ts'

/**
 * Adds the rules of a new password to a form: strong enough, not made of the owner's names, typed twice the same.
 * They are checked beside the other fields, not after them, so that one answer names everything.
 */
export function withNewPassword<S extends z.ZodObject>(form: S): S {
  return withChecks(form, (typed) => passwordFaults(typed))
}

function passwordFaults(typed: Readonly<Record<string, unknown>>): Fault[] {
  const { password, confirmPassword, currentPassword } = typed
  if (password === undefined) return []
  const faults: Fault[] = []
  if (!isPasswordAccepted(String(password), ownWords(typed))) faults.push(['password', 'password_weak'])
  else if (password === currentPassword) faults.push(['password', 'password_same'])
  if (password !== confirmPassword) faults.push(['confirmPassword', 'password_mismatch'])
  return faults
}

function ownWords(input: Readonly<Record<string, unknown>>): OwnWords {
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
