import type { ReportCore, TimelineEntry } from './report-view.ts'

/** What the bughunter wrote with their answer to the retest that was asked for last; null while there is none. */
export function retestProofIn(timeline: readonly TimelineEntry[]): ReportCore['retestProof'] {
  const events = timeline.filter((entry) => entry.kind === 'event')
  const last = events.findLast(
    ({ type, facts }) =>
      type === 'report.retest_answered' || (type === 'report.moved' && facts.move === 'ask_retest'),
  )
  if (last?.type !== 'report.retest_answered') return null
  const said = timeline.find(({ kind, key }) => kind === 'comment' && key === last.facts.commentId)
  if (said?.kind !== 'comment') return null
  return { at: said.at, bodyHtml: said.bodyHtml, files: said.files }
}
