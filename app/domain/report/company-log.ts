import { proofFields } from '#domain/account/factor/proof-input.ts'
import type { EventType } from '#domain/event/event.ts'
import { isId } from '#kernel/ids.ts'
import { z } from '#kernel/zod.ts'

/** What people of a company may cause, or have happen to their accounts: the kinds of its user log, by noun. */
export const companyLogTypes = [
  'account.signed_up',
  'account.signed_in',
  'account.sign_in_refused',
  'account.sign_in_alarm',
  'account.signed_out',
  'account.password_changed',
  'account.password_reset',
  'account.password_created',
  'account.email_changed',
  'account.session_moved',
  'account.factor_refused',
  'account.proof_refused',
  'account.authenticator_added',
  'account.authenticator_removed',
  'account.recovery_codes_made',
  'account.recovery_code_used',
  'account.passkey_added',
  'account.passkey_removed',
  'account.security_question_set',
  'account.factor_reset_asked',
  'account.factor_reset_cancelled',
  'account.factor_reset_done',
  'account.sanction_appealed',
  'account.profile_changed',
  'account.file_uploaded',
  'account.list_exported',
  'company.signed_up',
  'company.profile_changed',
  'company.member_invited',
  'company.member_joined',
  'company.member_edited',
  'company.member_deactivated',
  'company.member_reactivated',
  'company.approver_named',
  'company.user_log_exported',
  'company.npwp_submitted',
  'company.npwp_decided',
  'company.npwp_opened',
  'company.plan_requested',
  'company.plan_request_withdrawn',
  'company.plan_granted',
  'company.plan_declined',
  'company.asset_claimed',
  'company.asset_shown',
  'company.asset_proved',
  'company.asset_withdrawn',
  'program.created',
  'program.edited',
  'program.version_proposed',
  'program.version_withdrawn',
  'program.submitted',
  'program.paused',
  'program.resumed',
  'program.ended',
  'program.invited',
  'program.invitation_revoked',
  'program.letter_revoked',
  'program.letter_restored',
  'program.announced',
  'program.announcement_edited',
  'program.announcement_withdrawn',
  'program.member_granted',
  'program.member_grant_withdrawn',
  'report.moved',
  'report.rated',
  'report.commented',
  'report.retest_answered',
  'report.rating_answered',
  'report.appeal_answered',
  'report.file_attached',
  'report.file_detached',
  'reward.proposed',
  'reward.approved',
  'reward.given',
  'reward.results_proposed',
  'reward.results_confirmed',
  'reward.points_granted',
  'reward.top_up_requested',
  'reward.refund_requested',
  'reward.refund_cancelled',
  'publication.requested',
  'publication.agreed',
  'publication.refused',
  'publication.withdrawn',
  'privacy.data_exported',
  'privacy.left',
  'privacy.leaving_cancelled',
] as const satisfies readonly EventType[]
export type CompanyLogType = (typeof companyLogTypes)[number]

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

/** The report or program a line is about, where its reader may know it. */
export type LogObject =
  | { kind: 'report'; code: string; id: string; hash: string }
  | { kind: 'program'; title: string; id: string }

/** The number of its event stays inside: it would count what others do (finding VIS-03). */
export type LogLine = {
  at: Date
  type: CompanyLogType
  /** The closer word of an event that has one: the move of a report, whether an invitation was withdrawn or rights set. */
  detail: string | null
  /** Null for the platform and its team, who are not named to companies. */
  who: { accountId: string; username: string; name: string | null } | null
  /** Where from; null for acts of the platform. */
  address: string | null
  /** User agent of the session, where the event names one. */
  device: string | null
  object: LogObject | null
  /** The membership it is about. */
  member: { id: string; name: string } | null
}
