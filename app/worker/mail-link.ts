import type { MailKind } from '#i18n/mail-kinds.ts'
import { homeOf, type Role } from '#kernel/actor.ts'

/** What a link may need of a report. */
export type LinkedReport = { id: string; hash: string }

const places: Partial<Record<MailKind, string>> = {
  hunter_registered: '/bughunter/profile',
  company_registered: '/company',
  hunter_identity_verified: '/bughunter/programs',
  hunter_identity_needs_fix: '/bughunter/profile',
  hunter_identity_denied: '/bughunter/profile',
  team_identity: '/hello/verification',
  company_program_received: '/company/programs',
  company_program_accepted: '/company/programs',
  company_program_rejected: '/company/programs',
  company_program_ended: '/company/programs',
  team_program: '/hello/programs',
  hunter_invited: '/bughunter/programs?tab=invitations',
  team_top_up: '/hello/top-ups',
  company_top_up_confirmed: '/company/license',
  company_top_up_refused: '/company/license',
}

/** The page a mail leads to, without language prefix: the report in the reader's own area where there is one. */
export function linkOf(kind: MailKind, role: Role, report: LinkedReport | null): string {
  if (report) return reportPage(role, report)
  return places[kind] ?? homeOf[role]
}

function reportPage(role: Role, { id, hash }: LinkedReport): string {
  if (role === 'bughunter') return `/bughunter/hacktivity/${hash}/${id}`
  return `/${role === 'hello' ? 'hello' : 'company'}/reports/detail/${hash}/${id}`
}
