import { codeField, emailField } from '#domain/account/account-fields.ts'
import { proofFields } from '#domain/account/factor/proof-input.ts'
import { z } from '#kernel/zod.ts'

export const newEmailInput = z.strictObject({ email: emailField, ...proofFields })
export type NewEmailInput = z.output<typeof newEmailInput>

export const newEmailCodeInput = z.strictObject({ code: codeField })
