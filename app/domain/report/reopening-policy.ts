import { after, day } from '@cakrawala/calendar/clock'
import type { RefusalCode } from '#kernel/refusal.ts'
import type { CloseReason } from './report-state.ts'

/** So long the reporter may answer after a report was closed for their silence. */
const reopenDays = 30

/** Why the reporter cannot open a report again that was closed for their silence. */
export const reopeningObstacles = ['reopen_too_late'] as const
export type ReopeningObstacle = (typeof reopeningObstacles)[number]

export const reopeningRefusals: Readonly<Record<ReopeningObstacle, RefusalCode>> = {
  reopen_too_late: 'move_forbidden',
}

/**
 * The first thing between the reporter and opening the report again: what the use case refuses with, and what page and API show. Null
 * where nothing is, and for reports that were closed for another reason.
 */
export function obstacleToReopening(
  { closeReason, closedAt }: { closeReason: CloseReason | null; closedAt: Date | null },
  moment: Date,
): ReopeningObstacle | null {
  const inTime = closedAt !== null && moment <= after(closedAt, reopenDays * day)
  return inTime || closeReason !== 'no_response' ? null : 'reopen_too_late'
}
