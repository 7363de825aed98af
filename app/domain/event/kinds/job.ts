import { count, flag, kinds, moment, notices, oneOf, orNull, text } from './kind.ts'

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

/** Who is notified of them. */
export const jobNotices = notices(jobKinds, {
  // The alarm is raised again each hour; one notice of it is enough.
  'job.alarm_raised': ({ again }) => (again === true ? [] : [{ to: 'team', page: 'team_job_alarm' }]),
  'job.report_lines_corrected': () => [{ to: 'team', page: 'team_report_lines_corrected' }],
})
