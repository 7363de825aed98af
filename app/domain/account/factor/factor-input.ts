import { oneSpelling } from '@cakrawala/unicode-text/one-spelling'
import { passwordField } from '#domain/account/account-fields.ts'
import { flag, text } from '#kernel/view-fields.ts'
import { z } from '#kernel/zod.ts'

/** Letters the answer of a passkey may have, as JSON. */
export const longestPasskey = 8_000

/**
 * Fields with which a signed-in person proves once more to be who they are, spread into the schema of a risky act:
 * the password, and where a second factor is on its code (TOTP or recovery code) or the answer of a passkey as JSON.
 */
export const proofFields = {
  currentPassword: passwordField,
  factorCode: z.string().trim().max(20, 'code_wrong').optional(),
  passkey: z.string().max(longestPasskey, 'invalid').optional(),
} as const
export type Proof = {
  currentPassword: string
  factorCode?: string | undefined
  passkey?: string | undefined
}

/** The same where it hangs on the amount whether they are asked: empty while they are not. */
export const largeProofFields = {
  ...proofFields,
  currentPassword: z.string().max(128, 'too_long').optional(),
} as const
export type ProofIfDue = { [Field in keyof Proof]?: Proof[Field] | undefined }

/** Which of them a form must show. */
export const proofAsked = z.object({ totp: flag, passkey: flag })
export type ProofAsked = z.infer<typeof proofAsked>

/** What signing a text asks of a person. */
export const signingProof = z.object({
  /** The second factor that signs; null where a code by mail does. */
  factor: proofAsked.nullable(),
  /** The address the code of the text went to, while it can still be typed in. */
  codeSentTo: text.nullable(),
})
export type SigningProof = z.infer<typeof signingProof>

/** How many passkeys an account may have. */
export const mostPasskeys = 10

const name = z.string().trim().min(1, 'required').max(60, 'too_long')

/** Asks to add a passkey, under the name its owner knows it by. */
export const startPasskeyInput = z.strictObject({ name, ...proofFields })
export type StartPasskeyInput = z.output<typeof startPasskeyInput>

/** What the browser answered with, as JSON. */
export const registerPasskeyInput = z.strictObject({
  name,
  registration: z.string().min(1, 'required').max(20_000),
})
export type RegisterPasskeyInput = z.output<typeof registerPasskeyInput>

/** The first code of an app that has just read the secret; `setup` is what the page with the QR code carried. */
export const confirmAuthenticatorInput = z.strictObject({
  setup: z
    .string()
    .max(200)
    .regex(/^[\w-]+$/, 'invalid'),
  code: z
    .string()
    .transform((typed) => oneSpelling(typed, 'NFKC').replaceAll(/\s/g, ''))
    .pipe(z.string().regex(/^\d{6}$/, 'code_wrong')),
  ...proofFields,
})
export type ConfirmAuthenticatorInput = z.output<typeof confirmAuthenticatorInput>

/** An act on the factors that asks for nothing but the proof. */
export const proofInput = z.strictObject({ ...proofFields })
