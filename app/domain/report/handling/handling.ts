import type { Actor } from '#kernel/actor.ts'
import { mayComment, type ReportFacts } from '../report-policy.ts'

/** Labels of one report, letters of a label, letters of a reference. */
export const handlingBounds = { labels: 8, label: 30, reference: 200 } as const

/** Who says how a company handles a report inside: those who write the company's own notes on it. */
export function mayHandle(actor: Actor, facts: ReportFacts): boolean {
  return mayComment(actor, facts, 'company_own')
}
