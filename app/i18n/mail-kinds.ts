import { everyMail, type MailKind } from './mails.ts'

export type { MailKind } from './mails.ts'
/**
 * Every kind of mail about an event. The first word names its reader: `hunter`, `company`, `team` (the
 * platform team).
 */
export const mailKinds = Object.keys(everyMail('id')) as MailKind[]

/** What a mail may contain: names and codes, all empty where unknown. */
export type MailFacts = {
  brand: string
  code: string
  company: string
  /** Username of the account an event is about. */
  account: string
  reason: string
  clock: string
  /** The state of a ticket after a move. */
  state: string
  /** What a retest pays the bughunter, as text; empty where it is unpaid. */
  pay: string
  /** How many of something remain. */
  left: string
  /** What the platform team writes to the person: why a step was taken, was lifted, or what became of an appeal. */
  statement: string
  /** The last day of a suspension or of a plan, or the moment a deadline ends. */
  until: string
  /** Where to write to by mail. */
  support: string
}
/** `subject` and `text` are plain; `action` is the label of the one link. */
export type MailWords = {
  subject: (facts: MailFacts) => string
  text: (facts: MailFacts) => string
  action: string
}
