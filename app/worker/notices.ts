import { type EventType, kindOf, noticesOf, watchedBy } from '#domain/event/event.ts'
import type { Audience } from '#domain/event/kinds/audience.ts'
import type { Notice } from '#domain/event/kinds/kind.ts'
import type { NoticeGroup } from '#domain/notification/notification.ts'
import type { MailKind } from '#i18n/mail-kinds.ts'
import { isMailKind, isPageKind, type PageKind } from '#i18n/notice-kinds.ts'

type Circle = { to: Audience; self?: true; group?: NoticeGroup } & Pick<Notice, 'acts' | 'until'>
export type MailNotice = Circle & { mail: MailKind }
export type PageNotice = Circle & { page: PageKind }

type Facts = Readonly<Record<string, unknown>>

/** Who is mailed about an event. @throws Error for a mail that has no words */
export function mailNoticesOf(type: EventType, facts: Facts): readonly MailNotice[] {
  return noticesOf(type, facts).flatMap(({ mail, page, ...circle }) => {
    if (page !== undefined) return []
    if (!isMailKind(mail)) throw new Error(`${type} is mailed as ${mail}, which has no words`)
    return [{ ...circle, mail }]
  })
}

/** Which of the mails of an event is the one to those who watch its report: it stands in no declaration. */
export const watchIndex = -1

/** The mail of an event by its number in `mailNoticesOf`, or the one to watchers. */
export function mailNoticeAt(type: EventType, facts: Facts, index: number): MailNotice | undefined {
  return index === watchIndex ? watchNoticeOf(type, facts) : mailNoticesOf(type, facts)[index]
}

/** What those who watch a report are mailed about an event on it. */
export function watchNoticeOf(type: EventType, facts: Facts): MailNotice | undefined {
  const to = watchedBy(type, facts)
  const group = type === 'report.commented' ? 'comments' : 'reports'
  return to ? { to, group, mail: 'person_report_news' } : undefined
}

/** Who reads of an event in their page and is not mailed. @throws Error for a notice that has no words */
export function pageNoticesOf(type: EventType, facts: Facts): readonly PageNotice[] {
  return noticesOf(type, facts).flatMap(({ mail, page, ...circle }) => {
    if (mail !== undefined) return []
    if (!isPageKind(page)) throw new Error(`${type} is shown as ${page}, which has no words`)
    return [{ ...circle, page }]
  })
}

/** Which news a notice of an event belongs to, where people choose. */
export function groupOf(type: EventType, { to, group }: Pick<Circle, 'to' | 'group'>): NoticeGroup {
  if (group) return group
  const kind = kindOf(type)
  if (kind.notified === 'none') throw new Error(`${type} is declared to notify nobody`)
  return (to === 'team' && kind.teamGroup) || kind.group
}
