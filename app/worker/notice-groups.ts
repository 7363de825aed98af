import { type EventType, kindOf } from '#domain/event/event.ts'
import type { NoticeGroup } from '#domain/notification/notification.ts'
import type { Audience } from '#domain/notification/recipients.server.ts'

/** Which news a notice of an event belongs to, where people choose. */
export function groupOf(type: EventType, { to, group }: { to: Audience; group?: NoticeGroup }): NoticeGroup {
  if (group) return group
  const kind = kindOf(type)
  if (kind.notified === 'none') throw new Error(`${type} is declared to notify nobody`)
  return (to === 'team' && kind.teamGroup) || kind.group
}
