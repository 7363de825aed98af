import type { ClockView } from './report-view.ts'

type Clock = { startedAt: Date; dueAt: Date; stoppedAt: Date | null; pausedAt: Date | null }

/**
 * The state of a promise at `moment`; it is `soon` from three quarters of its time on. One that stopped
 * while it was paused was `dropped`: no one could keep it any more, and no one broke it.
 */
export function clockState(
  { startedAt, dueAt, stoppedAt, pausedAt }: Clock,
  moment: Date,
): ClockView['state'] {
  if (stoppedAt !== null && pausedAt !== null) return 'dropped'
  if (stoppedAt !== null) return stoppedAt <= dueAt ? 'met' : 'missed'
  if (pausedAt !== null) return 'paused'
  if (moment > dueAt) return 'overdue'
  const soonFrom = startedAt.getTime() + (dueAt.getTime() - startedAt.getTime()) * 0.75
  return moment.getTime() >= soonFrom ? 'soon' : 'running'
}
