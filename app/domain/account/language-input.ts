import { locales } from '#kernel/locale.ts'
import { z } from '#kernel/zod.ts'

export const languageInput = z.strictObject({ locale: z.enum(locales) })
export type LanguageInput = z.output<typeof languageInput>
