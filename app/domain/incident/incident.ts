import { day } from '@cakrawala/calendar/clock'
import type { IncidentClock } from './incident-view.ts'

/** The machine of a ticket. */
export const incidentStates = ['received', 'verified', 'handling', 'recovered', 'closed', 'rejected'] as const
export type IncidentState = (typeof incidentStates)[number]
export const openStates = ['received', 'verified', 'handling', 'recovered'] as const

/** What has happened, as responders judge it. */
export const incidentKinds = [
  'ransomware',
  'malware',
  'data_breach',
  'intrusion',
  'account_takeover',
  'defacement',
  'denial_of_service',
  'phishing',
  'fraud',
  'other',
] as const
export type IncidentKind = (typeof incidentKinds)[number]

export const incidentSeverities = ['critical', 'high', 'medium', 'low'] as const
export type IncidentSeverity = (typeof incidentSeverities)[number]

/** Who of a ticket speaks: the person who reported it, or the person who handles it. */
export const incidentSides = ['reporter', 'responder'] as const
export type IncidentSide = (typeof incidentSides)[number]
/** `responders`: hidden from the reporter. */
export const noteAudiences = ['all', 'responders'] as const
export type NoteAudience = (typeof noteAudiences)[number]

/** The word before the @ of the mailbox that is notified of new tickets. */
export const incidentMailbox = 'insiden'

/** Tickets are erased so long after they were closed or rejected, and what no person wrote after it came; in milliseconds. */
export const incidentLife = { ended: 730 * day, spam: 30 * day } as const

/**
 * Legal deadlines, counted from the moment the ticket came. `pdp`: a written notice to the people concerned and the agency
 * within 3 × 24 h where personal data leaked (UU 27/2022 Art. 46). `iiv`: the sector's response team within 1 × 24 h where a
 * vital information infrastructure is hit (Perban BSSN 1/2024 Art. 15).
 */
export const incidentClockKinds = ['iiv', 'pdp'] as const
export type IncidentClockKind = (typeof incidentClockKinds)[number]
export const incidentClocks: Readonly<Record<IncidentClockKind, number>> = { iiv: day, pdp: 3 * day }

/** A ticket is judged within the shorter of them: until then it may bind, and those who handle tickets are warned. */
export const firstAnswerWithin = incidentClocks.iiv

/** How much of a deadline may pass before those who handle the ticket are warned (yellow at 75 %). */
export const warnedAfter = 0.75

export type IncidentJudged = { personalData: boolean | null; vital: boolean | null }

/** Both deadlines of a ticket, the earlier first. */
export function clocksOf(
  { receivedAt, personalData, vital }: IncidentJudged & { receivedAt: Date },
  present: Date,
): IncidentClock[] {
  const clock = (kind: IncidentClockKind, applies: boolean | null): IncidentClock => {
    const dueAt = new Date(receivedAt.getTime() + incidentClocks[kind])
    return { kind, dueAt, applies, isOver: dueAt <= present }
  }
  return [clock('iiv', vital), clock('pdp', personalData)]
}
