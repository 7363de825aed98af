import type { EventType } from '#domain/event/event.ts'
import type { Audience } from '#domain/notification/recipients.server.ts'
import type { PageKind } from '#i18n/notice-kinds.ts'
import type { Facts } from './reaction.ts'

export type PageNotice = { to: Audience; kind: PageKind }

/** Who reads in the page of what is mailed to nobody, or not to them. */
export const pageNotices: Partial<Record<EventType, (facts: Facts) => readonly PageNotice[]>> = {
  // The first version is written while nobody has joined.
  'program.edited': ({ version }) =>
    typeof version === 'number' ? [{ to: 'joined', kind: 'hunter_program_edited' }] : [],
  'program.paused': () => [{ to: 'joined', kind: 'hunter_program_paused' }],
  'program.resumed': () => [{ to: 'joined', kind: 'hunter_program_resumed' }],
  'program.ended': () => [{ to: 'joined', kind: 'hunter_program_ended' }],
  'program.invitation_answered': () => [{ to: 'program_company', kind: 'company_invitation_answered' }],
  // The alarm is raised again each hour; one notice of it is enough.
  'job.alarm_raised': ({ again }) => (again === true ? [] : [{ to: 'team', kind: 'team_job_alarm' }]),
  'report.assigned': () => [{ to: 'named_operator', kind: 'team_report_assigned' }],
}

export function pageNoticesOf(type: EventType, facts: Facts): readonly PageNotice[] {
  return pageNotices[type]?.(facts) ?? []
}
