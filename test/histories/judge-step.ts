import type { Seen, SeenReport } from './seen.ts'

/** How one act ended: `refused` is the refusal's code, `broke` any other error. */
export type Outcome = { act: string; who: string; refused: string | null; broke: string | null }

export const stepChecks = 6

/**
 * What is wrong between two views of an environment; null when nothing is.
 * @param quiet no other person, and no scheduled job, could have changed anything meanwhile
 */
export function judgeStep(
  outcomes: readonly Outcome[],
  before: Seen,
  then: Seen,
  quiet: boolean,
): string | null {
  const broken = outcomes.find(({ broke }) => broke !== null)
  if (broken) return `${broken.act} neither was done nor refused: ${broken.broke}`
  const nothing = outcomes.every(({ refused }) => refused !== null && !refused.startsWith('unavailable'))
  if (quiet && nothing && before.mark !== then.mark)
    return `refused acts changed something: ${differenceOf(before, then)}`
  if (then.below > 0) return 'a balance fell below zero'
  const known = new Map(before.reports.map((report) => [report.id, report]))
  for (const id of known.keys())
    if (!then.reports.some((report) => report.id === id)) return `report ${id} is lost`
  for (const report of then.reports) {
    const fault = faultOf(known.get(report.id), report)
    if (fault) return `${fault}: ${JSON.stringify(report)}`
  }
  return null
}

function faultOf(before: SeenReport | undefined, report: SeenReport): string | null {
  if ((report.stage === 'closed') !== (report.closeReason !== null))
    return 'closed without a reason, or open with one'
  if (!before) return report.events > 0 ? null : 'a report came without an event'
  if (before.stage === 'draft' && report.stage === 'draft') return null
  if (before.mark !== report.mark && report.events <= before.events)
    return 'something changed without an event'
  if (report.revision < before.revision) return 'the revision went back'
  const stayed = before.stage === 'closed' && report.stage === 'closed'
  return stayed && before.texts !== report.texts ? 'a closed report was rewritten' : null
}

function differenceOf(before: Seen, then: Seen): string {
  const lines = new Set(before.mark.split('\n'))
  return then.mark
    .split('\n')
    .filter((line) => !lines.has(line))
    .join(' · ')
}
