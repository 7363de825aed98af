import { isId } from '@cakrawala/ids/ids'
import { proofFields } from '#domain/account/factor/proof-input.ts'
import { type TypesWith, typesWith } from '#domain/event/event.ts'
import { z } from '#kernel/zod.ts'

/** What people of a company may cause, or have happen to their accounts: the kinds of its user log. */
export type CompanyLogType = TypesWith<{ companyLog: true }>
export const companyLogTypes = typesWith('companyLog')

export const companyLogNouns = [
  'account',
  'company',
  'program',
  'report',
  'reward',
  'publication',
  'privacy',
] as const

const day = z.iso.date('date_invalid')
const blank = <S extends z.ZodType>(schema: S) =>
  z.preprocess((text) => (text === '' ? undefined : text), schema.optional())

/** Narrows the log; both days are of Asia/Jakarta and included. */
export const companyLogFilter = z.strictObject({
  person: blank(z.string().refine((text) => isId(text), 'choose')),
  kind: blank(z.enum(companyLogNouns, 'choose')),
  from: blank(day),
  to: blank(day),
})
export type CompanyLogFilter = z.output<typeof companyLogFilter>

/** `exportCompanyLog`: the filter of the page it is asked from, and the proof. */
export const exportLogInput = z.strictObject({ ...companyLogFilter.shape, ...proofFields })
export type ExportLogInput = z.output<typeof exportLogInput>
