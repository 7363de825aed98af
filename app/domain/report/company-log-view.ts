import { moment, text } from '#kernel/view-fields.ts'
import { z } from '#kernel/zod.ts'
import { companyLogTypes } from './company-log.ts'

/** The report or program a line is about, where its reader may know it. */
const logObject = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('report'), code: text, id: text, hash: text }),
  z.object({ kind: z.literal('program'), title: text, id: text }),
])
export type LogObject = z.infer<typeof logObject>

/** The number of its event stays inside: it would count what others do (finding VIS-03). */
export const logLine = z
  .object({
    /** `detail`: the closer word of an event that has one: the move of a report, whether an invitation was withdrawn or rights set. */
    ...{ at: moment, type: z.enum(companyLogTypes), detail: text.nullable() },
    /** Null for the platform and its team, who are not named to companies. */
    who: z.object({ accountId: text, username: text, name: text.nullable() }).nullable(),
    /** Where from, null for acts of the platform; the user agent of the session, where the event names one. */
    ...{ address: text.nullable(), device: text.nullable(), object: logObject.nullable() },
    /** The membership it is about. */
    member: z.object({ id: text, name: text }).nullable(),
  })
  .meta({ id: 'UserLogLine' })
export type LogLine = z.infer<typeof logLine>

export const logPerson = z.object({ id: text, name: text })
