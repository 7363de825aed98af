import { after, day } from '@cakrawala/calendar/clock'
import { type SanctionReason, type SanctionStep, sanctionSteps } from './account-status.ts'

/** How long the strike policy remembers a step, in days. */
const strikeMemoryDays = 365
/** Length of the suspension the strike policy proposes. */
export const proposedSuspension = '30'

/** Reasons grave enough to start at any step of the strike policy. */
const severe: ReadonlySet<SanctionReason> = new Set(['data_misuse', 'extortion', 'fraud', 'false_identity'])

export type PastStep = {
  step: SanctionStep
  takenAt: Date
  /** Taken back by a person or on appeal: it no longer counts. A suspension that ran its time does. */
  takenBack: boolean
}

/** The step after the highest one of the last 365 days. */
export function proposedStep(history: readonly PastStep[], present: Date): SanctionStep {
  const since = after(present, -strikeMemoryDays * day)
  const counted = history.filter(({ takenAt, takenBack }) => !takenBack && takenAt > since)
  const highest = Math.max(-1, ...counted.map(({ step }) => sanctionSteps.indexOf(step)))
  return sanctionSteps[Math.min(highest + 1, sanctionSteps.length - 1)]!
}

/** Whether a step leaves out others and has to be explained to colleagues in a note. */
export function asksForNote(step: SanctionStep, proposed: SanctionStep, reason: SanctionReason): boolean {
  return sanctionSteps.indexOf(step) > sanctionSteps.indexOf(proposed) && !severe.has(reason)
}
