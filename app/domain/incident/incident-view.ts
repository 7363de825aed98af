import { locales } from '#kernel/locale.ts'
import { count, flag, moment, text } from '#kernel/view-fields.ts'
import { z } from '#kernel/zod.ts'
import {
  incidentClockKinds,
  incidentKinds,
  incidentSeverities,
  incidentSides,
  incidentStates,
  noteAudiences,
} from './incident.ts'

const [state, kind, severity] = [z.enum(incidentStates), z.enum(incidentKinds), z.enum(incidentSeverities)]
const audience = z.enum(noteAudiences)

/** A deadline of the law on one ticket. `applies` is null while no one has judged it: it runs all the same. */
const incidentClock = z.object({
  ...{ kind: z.enum(incidentClockKinds), dueAt: moment },
  ...{ applies: flag.nullable(), isOver: flag },
})
export type IncidentClock = z.infer<typeof incidentClock>

export const incidentInList = z
  .object({
    ...{ id: text, code: text, title: text, application: text, state, spam: flag },
    ...{ severity: severity.nullable(), receivedAt: moment },
    /** Username of who handles it; null for reporters, who need not know. */
    assignee: text.nullable(),
    /** The deadlines of the law while the ticket is open, the earlier first. */
    clocks: z.array(incidentClock),
  })
  .meta({ id: 'IncidentLine' })
export type IncidentInList = z.infer<typeof incidentInList>

const happened = {
  ...{ key: text, at: moment, side: z.enum([...incidentSides, 'house']), who: text.nullable(), byTeam: flag },
}
/**
 * An event or a note, keyed by its position. To reporters only the side of the people is shown, to
 * responders their name too, but of the platform team (`byTeam`, and `to` null) only colleagues read names.
 */
const incidentEntry = z.discriminatedUnion('kind', [
  z.object({ ...happened, kind: z.literal('received') }),
  z.object({ ...happened, kind: z.literal('moved'), to: state }),
  z.object({ ...happened, kind: z.literal('assigned'), to: text.nullable() }),
  z.object({ ...happened, kind: z.literal('taken') }),
  z.object({ ...happened, kind: z.literal('returned') }),
  z.object({ ...happened, kind: z.literal('assessed') }),
  z.object({ ...happened, kind: z.enum(['warned', 'overdue']), clock: z.enum(incidentClockKinds) }),
  z.object({ ...happened, kind: z.literal('note'), audience, body: text }),
])
export type IncidentEntry = z.infer<typeof incidentEntry>

const incidentFile = z.object({ id: text, name: text, size: count, side: z.enum(incidentSides), audience })
export type IncidentFile = z.infer<typeof incidentFile>

const incidentAssessment = z.object({
  ...{ kind, severity, personalData: flag, vital: flag, chronology: text, impact: text },
})
export type IncidentAssessment = z.infer<typeof incidentAssessment>

/** What both sides see. */
export const incidentForReporter = z
  .object({
    ...{ id: text, code: text, state, title: text, application: text, description: text, receivedAt: moment },
    ...{ kind: kind.nullable(), severity: severity.nullable(), rejectReason: text.nullable() },
    ...{ entries: z.array(incidentEntry), mayNote: flag, files: z.array(incidentFile) },
  })
  .meta({ id: 'IncidentForReporter' })
export type IncidentForReporter = z.infer<typeof incidentForReporter>

/** What the person who handles tickets sees beside it. */
export const incidentForHandler = incidentForReporter
  .extend({
    ...{ spam: flag, name: text, email: text, locale: z.enum(locales) },
    /** Whether the reporter has an account that shows the ticket; else they read it by mailed links. */
    hasAccount: flag,
    assignee: z.object({ id: text, username: text }).nullable(),
    ...{ assessment: incidentAssessment.nullable(), clocks: z.array(incidentClock) },
    ...{ mayTake: flag, mayAssign: flag, mayHandle: flag, mayClear: flag },
  })
  .meta({ id: 'IncidentForHandler' })
export type IncidentForHandler = z.infer<typeof incidentForHandler>

export const incidentSeen = z.discriminatedUnion('part', [
  z.object({ part: z.enum(['team', 'responder']), ticket: incidentForHandler }),
  z.object({ part: z.literal('reporter'), ticket: incidentForReporter }),
])
export type IncidentSeen = z.infer<typeof incidentSeen>
