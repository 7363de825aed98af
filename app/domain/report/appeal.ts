import { after, day } from '@cakrawala/calendar/clock'
import type { ClockKind } from './report-code.ts'
import type { NextActor } from './report-lifecycle.ts'
import { type CloseReason, invalidReasons, type Stage } from './report-state.ts'
import type { Appeal } from './report-view.ts'

/** What a bughunter may object to: that the platform team refused a report. */
const refusedFor: readonly (CloseReason | null)[] = ['duplicate', ...invalidReasons]

/** Calendar days to object: after the closing, and again after the first objection was turned down. */
const appealWindowDays = 14

/** Business days to an answer: first of another person, then, once more, of a third. */
export const appealDays = { 1: 5, 2: 10 } as const
export type AppealStep = keyof typeof appealDays
/** Business days in which the company may comment on the first objection, where it reads the report. */
export const answerDays = 3

/** What a company recommends: that the closing stays, or that the report is opened again. */
export const appealAnswers = ['stands', 'reopen'] as const
export type AppealAnswer = (typeof appealAnswers)[number]

type Closing = { stage: Stage; closeReason: CloseReason | null; closedAt: Date | null }
type Clock = { kind: ClockKind; startedAt: Date; dueAt: Date; stoppedAt: Date | null }

export function isRefused({ closeReason }: Pick<Closing, 'closeReason'>): boolean {
  return refusedFor.includes(closeReason)
}

/**
 * The state of the objection to a closing; null where there is none and none is possible. An objection is a clock of its
 * kind: it runs until it is decided.
 * @param clocks those of the report, oldest first
 */
export function appealOf(report: Closing, clocks: readonly Clock[], present: Date): Appeal | null {
  const { stage, closedAt } = report
  if (stage !== 'closed' || closedAt === null || !isRefused(report)) return null
  const made = clocks.filter(({ kind, startedAt }) => kind === 'appeal' && startedAt >= closedAt)
  const last = made.at(-1)
  if (last?.stoppedAt === null) {
    const asked = clocks.find(({ kind, stoppedAt }) => kind === 'appeal_answer' && stoppedAt === null)
    const step = made.length > 1 ? 2 : 1
    return { state: 'open', step, dueAt: last.dueAt, answerDueAt: asked?.dueAt ?? null }
  }
  if (made.length > 1) return null
  const until = after(last?.stoppedAt ?? closedAt, appealWindowDays * day)
  return present <= until ? { state: 'possible', step: last ? 2 : 1, until } : null
}

/** Whom an open objection waits on, for a reader of this side: a company that is asked for its word owes it first. */
export function nextOnAppeal({ answerDueAt }: Appeal & { state: 'open' }, part: NextActor): NextActor {
  return part === 'company' && answerDueAt !== null ? 'company' : 'operator'
}
