import { count, flag, kinds, moment, oneOf, orNull, text } from './kind.ts'

const jobAlarm = oneOf('late', 'parked', 'refused')

/** What happens to jobs and mails that wait or failed. */
export const jobKinds = kinds({
  'job.alarm_raised': {
    facts: { alarm: jobAlarm, count: count, since: orNull(moment), again: flag },
    notified: 'page',
    group: 'security',
  },
  'job.alarm_ended': { facts: { alarm: jobAlarm }, notified: 'none' },
  'job.report_lines_corrected': { facts: { count: count }, notified: 'page', group: 'security' },
  'job.sent_again': { facts: { queue: text }, notified: 'none' },
  'job.kind_sent_again': { facts: { queue: text, count: count }, notified: 'none' },
  'job.given_up': {
    facts: { queue: text, reason: oneOf('not_needed', 'out_of_date', 'told_otherwise', 'wrong_address') },
    notified: 'none',
  },
})
