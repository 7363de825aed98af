import { isId } from '@cakrawala/ids/ids'
import { proofFields } from '#domain/account/factor/factor-input.ts'
import { mayManageMembers } from '#domain/company/member-policy.ts'
import { type TypesWith, typesWith } from '#domain/event/event.ts'
import { type Actor, isCompany } from '#kernel/actor.ts'
import { count, moment, text } from '#kernel/view-fields.ts'
import { z } from '#kernel/zod.ts'

/** What people of a company may cause, or have happen to their accounts: the kinds of its user log. */
export type CompanyLogType = TypesWith<{ companyLog: true }>
export const companyLogTypes = typesWith('companyLog')

/** Of those, what happens in its programs without any of its people: bughunters do it, or the platform. */
export const outsideTypes = [
  'program.test_account_given',
  'program.test_account_shown',
  'program.test_account_ended',
] as const satisfies readonly CompanyLogType[]

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

/** The person who reads the user log and may take data along. */
export function mayExportCompanyLog(actor: Actor): boolean {
  return mayManageMembers(actor) && isCompany(actor) && actor.permissions.includes('export')
}

/** The report or program a line is about, where its reader may know it. */
const logObject = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('report'), code: text, id: text, hash: text }),
  z.object({ kind: z.literal('program'), title: text, id: text }),
])
export type LogObject = z.infer<typeof logObject>

/** The number of its event stays inside: it would count what others do (finding VIS-03). */
export const logLine = z
  .object({
    /** `detail`: the closer word of an event that has one: the move of a report, whether an invitation was withdrawn or rights set. */
    ...{ at: moment, type: z.enum(companyLogTypes), detail: text.nullable() },
    /** Null for the platform and its team, who are not named to companies. */
    who: z.object({ accountId: text, username: text, name: text.nullable() }).nullable(),
    /** Where from, null for acts of the platform; the user agent of the session, where the event names one. */
    ...{ address: text.nullable(), device: text.nullable(), object: logObject.nullable() },
    /** The membership it is about. */
    member: z.object({ id: text, name: text }).nullable(),
    /** The test account it is about, and the bughunter who had it. */
    testAccount: z.object({ number: count, bughunter: text.nullable() }).nullable(),
  })
  .meta({ id: 'UserLogLine' })
export type LogLine = z.infer<typeof logLine>

export const logPerson = z.object({ id: text, name: text })
