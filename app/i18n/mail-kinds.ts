import { everyMail, type MailKind } from './mails.ts'

export type { MailKind } from './mails.ts'
/**
 * Every kind of mail about an event. The first word names its reader: `hunter`, `company`, `team` (the
 * platform team).
 */
export const mailKinds = Object.keys(everyMail('id')) as MailKind[]

/** What a mail may contain: names, codes, sums and dates, all empty where unknown or not for its reader. Never what a report says. */
export type MailFacts = {
  brand: string
  code: string
  company: string
  /** The title of the program, at most a line. */
  program: string
  /** Username of the account an event is about. */
  account: string
  reason: string
  clock: string
  /** The state of a ticket after a move. */
  state: string
  /** The money of the event: `Rp150.000`. */
  sum: string
  /** What happened to the risk level, and the new score. */
  risk: string
  /** When the promise that runs from here is due. */
  due: string
  /** Whether the reader is who has to act. */
  acts: boolean
  /** How many of something remain. */
  left: string
  /** What the platform team writes to the person: why a step was taken, was lifted, or what became of an appeal. */
  statement: string
  /** The last day of a suspension or of a plan, or the moment a deadline of the event itself ends. */
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
