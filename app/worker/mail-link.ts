import type { MailKind } from '#i18n/mail-kinds.ts'
import { homeOf, type Role } from '#kernel/actor.ts'

/** What a link may need of a report. */
export type LinkedReport = { id: string; hash: string }
export type LinkedSubject = { report: LinkedReport | null; programId: string | null }

const places: Partial<Record<MailKind, string>> = {
  hunter_registered: '/bughunter/profile',
  company_registered: '/company',
  hunter_identity_verified: '/bughunter/programs',
  hunter_identity_needs_fix: '/bughunter/profile',
  hunter_identity_denied: '/bughunter/profile',
  team_identity: '/hello/verification',
  hunter_invited: '/bughunter/programs?tab=invitations',
  team_top_up: '/hello/top-ups',
  company_top_up_confirmed: '/company/license',
  company_top_up_refused: '/company/license',
}

const securityOf: Record<Role, string> = {
  bughunter: '/bughunter/profile/security',
  company: '/company/profile/security',
  company_member: '/company/profile/security',
  hello: '/hello/security',
  incident: homeOf.incident,
}

/** The page a mail leads to, without language prefix: its report or program in the reader's own area where there is one. */
export function linkOf(kind: MailKind, role: Role, { report, programId }: LinkedSubject): string {
  if (report) return reportPage(role, report)
  if (kind === 'person_password_changed') return securityOf[role]
  const place = places[kind]
  if (place) return place
  if (programId && role !== 'bughunter') return `${areaOf(role)}/programs/detail/${programId}`
  return homeOf[role]
}

function reportPage(role: Role, { id, hash }: LinkedReport): string {
  if (role === 'bughunter') return `/bughunter/hacktivity/${hash}/${id}`
  return `${areaOf(role)}/reports/detail/${hash}/${id}`
}

function areaOf(role: Role): string {
  return role === 'hello' ? '/hello' : '/company'
}
