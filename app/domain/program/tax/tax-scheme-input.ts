import { z } from '#kernel/zod.ts'
import { taxSchemes } from '../tax-scheme.ts'

/** `setTaxScheme`; `default` follows the program's kind. */
export const taxSchemeInput = z.strictObject({ taxScheme: z.enum(['default', ...taxSchemes], 'choose') })
export type TaxSchemeInput = z.output<typeof taxSchemeInput>
