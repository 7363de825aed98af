import { flag, id, kinds, notices, rupiah } from './kind.ts'

const companySum = { companyId: id, amountIdr: rupiah }

/** What happens to money that a company pays in or takes back. */
export const companyMoneyKinds = kinds({
  'reward.top_up_requested': { facts: { ...companySum }, notified: 'mail', group: 'desk', companyLog: true },
  // The second person finds it in the queue.
  'reward.top_up_checked': { facts: { ...companySum }, notified: 'none', accessLog: true },
  'reward.top_up_decided': {
    facts: { ...companySum, confirmed: flag },
    notified: 'mail',
    group: 'money',
    accessLog: true,
    publicTopics: ['programs'],
  },
  'reward.top_up_reversal_proposed': { facts: { ...companySum }, notified: 'mail', group: 'desk' },
  'reward.top_up_reversal_withdrawn': { facts: { ...companySum }, notified: 'none' },
  'reward.top_up_reversed': {
    facts: { ...companySum },
    notified: 'mail',
    group: 'money',
    accessLog: true,
    publicTopics: ['programs'],
  },
  'reward.refund_requested': {
    facts: { ...companySum },
    notified: 'mail',
    group: 'security',
    teamGroup: 'desk',
    whileSuspended: true,
    companyLog: true,
  },
  'reward.refund_cancelled': {
    facts: { companyId: id },
    notified: 'none',
    whileSuspended: true,
    companyLog: true,
  },
  // The second person finds it in the queue.
  'reward.refund_checked': { facts: { companyId: id }, notified: 'none' },
  'reward.refund_account_opened': { facts: { companyId: id }, notified: 'none', accessLog: true },
  'reward.refund_paid': { facts: { ...companySum }, notified: 'mail', group: 'money' },
  'reward.refund_refused': { facts: { companyId: id }, notified: 'mail', group: 'money' },
  'reward.refund_return_noted': { facts: { companyId: id }, notified: 'none' },
  'reward.refund_return_dismissed': { facts: { companyId: id }, notified: 'none' },
  'reward.refund_returned': { facts: { ...companySum }, notified: 'mail', group: 'money' },
})

/** Who is notified of them. */
export const companyMoneyNotices = notices(companyMoneyKinds, {
  'reward.top_up_requested': [{ to: 'team', mail: 'team_top_up', sum: 'amountIdr', acts: true }],
  'reward.top_up_decided': ({ confirmed }) =>
    confirmed === true
      ? [{ to: 'top_up_owner', mail: 'company_top_up_confirmed', sum: 'amountIdr' }]
      : [{ to: 'top_up_owner', mail: 'company_top_up_refused', sum: 'amountIdr' }],
  'reward.top_up_reversal_proposed': [
    { to: 'team', mail: 'team_top_up_reversal', sum: 'amountIdr', acts: true },
  ],
  'reward.top_up_reversed': [{ to: 'top_up_owner', mail: 'company_top_up_reversed', sum: 'amountIdr' }],
  'reward.refund_requested': [
    { to: 'refund_owner', mail: 'company_refund_requested', self: true, sum: 'amountIdr' },
    { to: 'team', mail: 'team_refund', sum: 'amountIdr', acts: true },
  ],
  'reward.refund_paid': [{ to: 'refund_owner', mail: 'company_refund_paid', sum: 'amountIdr' }],
  'reward.refund_refused': [{ to: 'refund_owner', mail: 'company_refund_refused' }],
  'reward.refund_returned': [{ to: 'refund_owner', mail: 'company_refund_returned', sum: 'amountIdr' }],
})
