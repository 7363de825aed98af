import { type Reactions, silent } from './reaction.ts'

/** Alarms about jobs are read in the page: a mail that says that mails do not leave comes too late. */
export const jobReactions: Reactions<'job'> = {
  'job.alarm_raised': silent,
  'job.alarm_ended': silent,
  'job.sent_again': silent,
  'job.kind_sent_again': silent,
  'job.given_up': silent,
}
