import type { EventType } from '#domain/event/event.ts'
import type { Audience } from '#domain/notification/recipients.server.ts'
import type { MailKind } from '#i18n/mail-kinds.ts'

/** One circle of people and the mail they get. `self`: also to the person whose act it was (receipts). */
export type Notice = { to: Audience; mail: MailKind; self?: true }
export type Facts = Readonly<Record<string, unknown>>
export type Reaction = readonly Notice[] | ((facts: Facts) => readonly Notice[])
/** The answers to all kinds of events of some nouns: the compiler asks for one whenever a kind is added. */
export type Reactions<Noun extends string> = Record<Extract<EventType, `${Noun}.${string}`>, Reaction>

export const silent: readonly Notice[] = []
