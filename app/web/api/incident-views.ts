import {
  incidentClockKinds,
  incidentKinds,
  incidentSeverities,
  incidentStates,
  noteAudiences,
} from '#domain/incident/incident.ts'
import { locales } from '#kernel/locale.ts'
import { count, flag, moment, text } from '#kernel/view-fields.ts'
import { z } from '#kernel/zod.ts'

const audience = z.enum(noteAudiences)
const happened = {
  ...{ key: text, at: moment, side: z.enum(['reporter', 'responder', 'house']), who: text.nullable() },
  byTeam: flag,
}
const entry = z.discriminatedUnion('kind', [
  z.object({ ...happened, kind: z.literal('received') }),
  z.object({ ...happened, kind: z.literal('moved'), to: z.enum(incidentStates) }),
  z.object({ ...happened, kind: z.literal('assigned'), to: text.nullable() }),
  z.object({ ...happened, kind: z.literal('taken') }),
  z.object({ ...happened, kind: z.literal('returned') }),
  z.object({ ...happened, kind: z.literal('assessed') }),
  z.object({ ...happened, kind: z.enum(['warned', 'overdue']), clock: z.enum(incidentClockKinds) }),
  z.object({ ...happened, kind: z.literal('note'), audience, body: text }),
])
const kind = z.enum(incidentKinds)
const severity = z.enum(incidentSeverities)

/** What both sides of a ticket read. */
export const ticketForReporter = z
  .object({
    ...{ id: text, code: text, state: z.enum(incidentStates), title: text, application: text },
    ...{ description: text, receivedAt: moment, kind: kind.nullable(), severity: severity.nullable() },
    ...{ rejectReason: text.nullable(), entries: z.array(entry), mayNote: flag },
    files: z.array(
      z.object({ id: text, name: text, size: count, side: z.enum(['reporter', 'responder']), audience }),
    ),
  })
  .meta({ id: 'IncidentForReporter' })

/** The deadlines of the law on one ticket. */
export const legalClocks = z.array(
  z.object({ kind: z.enum(['pdp', 'iiv']), dueAt: moment, applies: flag.nullable(), isOver: flag }),
)

export const ticketForHandler = ticketForReporter
  .extend({
    ...{ spam: flag, name: text, email: text, locale: z.enum(locales), hasAccount: flag },
    assignee: z.object({ id: text, username: text }).nullable(),
    assessment: z
      .object({ kind, severity, personalData: flag, vital: flag, chronology: text, impact: text })
      .nullable(),
    clocks: legalClocks,
    ...{ mayTake: flag, mayAssign: flag, mayHandle: flag, mayClear: flag },
  })
  .meta({ id: 'IncidentForHandler' })
