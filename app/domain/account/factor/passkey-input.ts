import { z } from '#kernel/zod.ts'
import { proofFields } from './proof-input.ts'

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
