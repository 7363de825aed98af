import type { StoredFacts, TypesWith } from '#domain/event/event.ts'
import type { NoticeGroup } from '#domain/notification/notification.ts'
import type { Audience } from '#domain/notification/recipients.server.ts'
import type { MailKind } from '#i18n/mail-kinds.ts'

/**
 * One circle of people and the mail they get. `self`: also to the person whose act it was (receipts). `group`: what they choose by,
 * where it is not the one of the kind of event.
 */
export type Notice = { to: Audience; mail: MailKind; self?: true; group?: NoticeGroup }
export type MailedType = TypesWith<{ notified: 'mail' | 'both' }>
export type Reaction<Type extends MailedType> =
  | readonly Notice[]
  | ((facts: StoredFacts<Type>) => readonly Notice[])
/** Who hears of kinds of events: the compiler asks for every kind that is declared as mailed. */
export type Reactions<Type extends MailedType> = { readonly [One in Type]: Reaction<One> }
/** The mailed kinds of an entity. */
export type MailedOf<Noun extends string> = Extract<MailedType, `${Noun}.${string}`>

export const silent: readonly Notice[] = []
