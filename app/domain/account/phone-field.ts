import { z } from '#kernel/zod.ts'
import { parsePhone } from './phone.ts'

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
