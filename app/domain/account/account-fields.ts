import { z } from '#kernel/zod.ts'
import { parseEmail } from './email.ts'
import { parsePhone } from './phone.ts'
import { usernameProblem } from './username.ts'

/** Fields that several forms share. Messages are word keys. */
export const emailField = z
  .string()
  .trim()
  .min(1, 'required')
  .transform((text, context) => {
    const email = parseEmail(text)
    if (email) return email
    context.addIssue({ code: 'custom', message: 'email_invalid' })
    return z.NEVER
  })

export const codeField = z
  .string()
  .trim()
  .min(1, 'required')
  .regex(/^\d{6}$/, 'code_wrong')

export const usernameField = z
  .string()
  .trim()
  .min(1, 'required')
  .superRefine((username, context) => {
    const problem = usernameProblem(username)
    if (problem && username !== '') context.addIssue({ code: 'custom', message: problem })
  })

/** Any phone of any country, in E.164 form afterwards. */
export const phoneField = z
  .string()
  .trim()
  .min(1, 'required')
  .transform((text, context) => {
    const phone = parsePhone(text)
    if (phone) return phone.number
    context.addIssue({ code: 'custom', message: 'phone_invalid' })
    return z.NEVER
  })

export const passwordField = z.string().min(1, 'required').max(128, 'too_long')

/** A ticked checkbox; the sentence names the terms. */
export const agreementField = z.literal(['on', 'true'], 'agreement_required')
