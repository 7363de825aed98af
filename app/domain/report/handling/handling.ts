import type { Actor } from '#kernel/actor.ts'
import { mayComment, type ReportFacts } from '../report-policy.ts'

/** Who says how a company handles a report inside: those who write the company's own notes on it. */
export function mayHandle(actor: Actor, facts: ReportFacts): boolean {
  return mayComment(actor, facts, 'company_own')
}
