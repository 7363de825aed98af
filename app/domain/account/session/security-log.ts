import { type TypesWith, typesWith } from '#domain/event/event.ts'
import { moment, text } from '#kernel/view-fields.ts'
import { z } from '#kernel/zod.ts'

/** What concerns the safety of an account: the kinds of its own log. */
export type SecurityLogType = TypesWith<{ securityLog: true }>
export const securityLogTypes = typesWith('securityLog')

/**
 * `by`: the person, somebody else who was signed in, or nobody signed in. `address` and `place` (a country's two
 * letters, or `local`) are null for others' acts; `device` is the user agent of the session, where the event names one.
 */
export const securityLogLine = z
  .object({
    ...{ at: moment, type: z.enum(securityLogTypes), by: z.enum(['self', 'other', 'anyone']) },
    ...{ address: text.nullable(), place: text.nullable(), device: text.nullable() },
  })
  .meta({ id: 'SecurityLogLine' })
export type SecurityLogLine = z.infer<typeof securityLogLine>
