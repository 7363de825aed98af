import { type EventType, kindOf, readFacts, type StoredFacts, type TypesWith } from '#domain/event/event.ts'
import type { Audience } from '#domain/notification/recipients.server.ts'
import type { PageKind } from '#i18n/notice-kinds.ts'

export type PageNotice = { to: Audience; kind: PageKind }

/**
 * What is shown in the page, except announcements: `write-notices` writes those for everyone they are for.
 */
type PageType = Exclude<TypesWith<{ notified: 'page' | 'both' }>, 'announcement.published'>
type PageReaction<Type extends PageType> = (facts: StoredFacts<Type>) => readonly PageNotice[]

/** Who reads in the page of what is mailed to no one, or not to them. */
const pageNotices: { readonly [Type in PageType]: PageReaction<Type> } = {
  // The first version is written while no one has joined.
  'program.edited': ({ version }) =>
    version !== undefined ? [{ to: 'joined', kind: 'hunter_program_edited' }] : [],
  'program.paused': () => [{ to: 'joined', kind: 'hunter_program_paused' }],
  'program.resumed': () => [{ to: 'joined', kind: 'hunter_program_resumed' }],
  'program.ended': () => [{ to: 'joined', kind: 'hunter_program_ended' }],
  'program.invitation_answered': () => [{ to: 'program_company', kind: 'company_invitation_answered' }],
  // The alarm is raised again each hour; one notice of it is enough.
  'job.alarm_raised': ({ again }) => (again === true ? [] : [{ to: 'team', kind: 'team_job_alarm' }]),
  'job.report_lines_corrected': () => [{ to: 'team', kind: 'team_report_lines_corrected' }],
  'report.assigned': () => [{ to: 'named_operator', kind: 'team_report_assigned' }],
}

export function pageNoticesOf(
  type: EventType,
  facts: Readonly<Record<string, unknown>>,
): readonly PageNotice[] {
  return isInPage(type) ? noticesInPage(type, readFacts(type, facts)) : []
}

function noticesInPage<Type extends PageType>(type: Type, facts: StoredFacts<Type>): readonly PageNotice[] {
  const reaction: PageReaction<Type> = pageNotices[type]
  return reaction(facts)
}

function isInPage(type: EventType): type is PageType {
  const { notified } = kindOf(type)
  return (notified === 'page' || notified === 'both') && type !== 'announcement.published'
}
