import { oneSpelling } from '@cakrawala/unicode-text/one-spelling'
import { z } from '#kernel/zod.ts'
import { proofFields } from './proof-input.ts'

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
