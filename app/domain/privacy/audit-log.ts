import { proofFields } from '#domain/account/factor/factor-input.ts'
import { eventTypes } from '#domain/event/event.ts'
import { z } from '#kernel/zod.ts'

/** The things events are about: the first word of their type. */
export const eventNouns = [...new Set(eventTypes.map((type) => type.slice(0, type.indexOf('.'))))]

const blank = <S extends z.ZodType>(schema: S) =>
  z.preprocess((text) => (text === '' ? undefined : text), schema.optional())
const words = z.string().trim().max(100, 'too_long')
const day = z.iso.date('date_invalid')

/** Narrows the audit log; both days are of Asia/Jakarta and included. */
export const auditFilter = z.strictObject({
  /** User name of who did it. */
  who: blank(words),
  /** What it is about: a user name, the code of a report, a payout or an incident, or the id of anything. */
  about: blank(words),
  noun: blank(z.enum(eventNouns, 'choose')),
  type: blank(z.enum(eventTypes, 'choose')),
  from: blank(day),
  to: blank(day),
})
export type AuditFilter = z.output<typeof auditFilter>

/** `exportAuditLog`: the filter of the page it is asked from, and the proof. */
export const exportAuditInput = z.strictObject({ ...auditFilter.shape, ...proofFields })
export type ExportAuditInput = z.output<typeof exportAuditInput>
