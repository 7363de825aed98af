import { z } from '#kernel/zod.ts'

/** `proposeResults` and `confirmResults`: the results that were on the screen. */
export const resultsInput = z.strictObject({ digest: z.string().regex(/^[0-9a-f]{64}$/, 'invalid') })
export type ResultsInput = z.output<typeof resultsInput>
