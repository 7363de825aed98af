import { moment, text } from '#kernel/view-fields.ts'
import { z } from '#kernel/zod.ts'

export const appealDecisions = ['upheld', 'rejected'] as const

/** An objection to a decision, as the person who made it and the platform team read it. */
export const appealView = z.object({
  ...{ text, openedAt: moment, dueAt: moment, decision: z.enum(appealDecisions).nullable() },
  ...{ decisionText: text.nullable(), decidedAt: moment.nullable() },
})
export type AppealView = z.infer<typeof appealView>
