import { flag, text } from '#kernel/view-fields.ts'
import { z } from '#kernel/zod.ts'

const person = z.object({ id: text, username: text })

/** How the company of the reader handles a report inside. */
export const handlingView = z.object({
  /** Null also where the person no longer reads the report. */
  assignee: person.nullable(),
  labels: z.array(text),
  reference: text.nullable(),
  mayHandle: flag,
  /** Whom it may be given to; empty for those who may not. */
  people: z.array(person),
})
export type HandlingView = z.infer<typeof handlingView>
