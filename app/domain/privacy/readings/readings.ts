import { jakartaDay } from '@cakrawala/calendar/business-days'
import { after, day } from '@cakrawala/calendar/clock'
import { proofFields } from '#domain/account/factor/factor-input.ts'
import { z } from '#kernel/zod.ts'

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
