import { proofFields } from '#domain/account/factor/proof-input.ts'
import type { EventType } from '#domain/event/event.ts'
import { jakartaDay } from '#kernel/business-days.ts'
import { after, day } from '#kernel/clock.ts'
import { z } from '#kernel/zod.ts'

/** What one operator read within a week. */
export type OperatorWeek = {
  accountId: string
  username: string
  /** Different reports that were not assigned to the reader. */
  reports: number
  ownReports: number
  /** People and companies whose account page or documents were opened. */
  papers: number
  exports: number
  alarms: number
  reasons: number
}

export type ReadingLine = {
  seq: number
  at: Date
  type: EventType
  username: string
  /** The name of what was read, where there is one; its id otherwise. */
  about: string
  /** Whether the report was the reader's own work; null for what is no report. */
  assigned: boolean | null
  reason: string | null
}

export type ReadingReason = { id: string; at: Date; username: string; reason: string; readings: number }

/** `2026-11-21`, any day of Asia/Jakarta; its week is meant. */
export const weekInput = z.strictObject({ week: z.iso.date('date_invalid').optional() })

/** `exportReadings`: the week, and the proof. */
export const exportReadingsInput = z.strictObject({ ...weekInput.shape, ...proofFields })
export type ExportReadingsInput = z.output<typeof exportReadingsInput>

/** The Monday of a day's week and the one after it, as moments of Asia/Jakarta. */
export function weekOf(wanted: string): { monday: string; from: Date; until: Date } {
  const start = new Date(`${wanted}T00:00:00+07:00`)
  const weekday = (new Date(`${wanted}T00:00:00Z`).getUTCDay() + 6) % 7
  const from = after(start, -weekday * day)
  return { monday: jakartaDay(from), from, until: after(from, 7 * day) }
}
