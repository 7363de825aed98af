import type { Locale } from '#kernel/locale.ts'
import type {
  IncidentClock,
  IncidentClockKind,
  IncidentKind,
  IncidentSeverity,
  IncidentSide,
  IncidentState,
  NoteAudience,
} from './incident.ts'

export type IncidentInList = {
  id: string
  code: string
  title: string
  application: string
  state: IncidentState
  spam: boolean
  severity: IncidentSeverity | null
  receivedAt: Date
  /** Username of who handles it; null for reporters, who need not know. */
  assignee: string | null
}

/** `clocks`: the deadlines of the law while the ticket is open, the earlier first. */
export type TimedIncident = IncidentInList & { clocks: IncidentClock[] }

/**
 * Something that happened or was said, keyed by its place. To reporters only the side of the people is shown, to
 * responders their name too, but of the platform team (`byTeam`, and `to` null) only colleagues read names.
 */
export type IncidentEntry = {
  key: string
  at: Date
  side: IncidentSide | 'house'
  who: string | null
  byTeam: boolean
} & (
  | { kind: 'received' }
  | { kind: 'moved'; to: IncidentState }
  | { kind: 'assigned'; to: string | null }
  | { kind: 'taken' }
  | { kind: 'returned' }
  | { kind: 'assessed' }
  | { kind: 'warned' | 'overdue'; clock: IncidentClockKind }
  | { kind: 'note'; audience: NoteAudience; body: string }
)

export type IncidentFile = {
  id: string
  name: string
  size: number
  side: IncidentSide
  audience: NoteAudience
}

export type IncidentAssessment = {
  kind: IncidentKind
  severity: IncidentSeverity
  personalData: boolean
  vital: boolean
  chronology: string
  impact: string
}

/** What both sides see. */
export type IncidentForReporter = {
  id: string
  code: string
  state: IncidentState
  title: string
  application: string
  description: string
  receivedAt: Date
  kind: IncidentKind | null
  severity: IncidentSeverity | null
  rejectReason: string | null
  entries: IncidentEntry[]
  files: IncidentFile[]
  mayNote: boolean
}

/** What the person who handles tickets sees beside it. */
export type IncidentForHandler = IncidentForReporter & {
  spam: boolean
  name: string
  email: string
  locale: Locale
  /** Whether the reporter has an account that shows the ticket; else they read it by mailed links. */
  hasAccount: boolean
  assignee: { id: string; username: string } | null
  assessment: IncidentAssessment | null
  clocks: IncidentClock[]
  mayTake: boolean
  mayAssign: boolean
  mayHandle: boolean
  mayClear: boolean
}
