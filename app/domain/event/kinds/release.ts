import { count, id, kinds, listOf, notices, oneOf, rupiah } from './kind.ts'

/** What the platform gives where a company was silent, and what it sees between companies and bughunters. */
export const releaseKinds = kinds({
  'reward.auto_released': {
    facts: { companyId: id, bughunterId: id, amountIdr: rupiah },
    notified: 'mail',
    group: 'money',
  },
  'reward.retest_released': {
    facts: { companyId: id, bughunterId: id, retestIdr: rupiah, points: count },
    notified: 'mail',
    group: 'money',
  },
  // For the team alone, which finds it in its queue.
  'reward.collusion_flagged': {
    facts: { bughunterId: id, companyId: id, kinds: listOf(oneOf('account', 'device', 'network', 'phone')) },
    notified: 'none',
  },
  'reward.collusion_handled': { facts: { bughunterId: id, companyId: id }, notified: 'none' },
})

/** Who is notified of them. */
export const releaseNotices = notices(releaseKinds, {
  'reward.auto_released': [{ to: 'company_deciders', mail: 'company_auto_released', sum: 'amountIdr' }],
  'reward.retest_released': [
    { to: 'reporter', mail: 'hunter_retest_released', sum: 'retestIdr' },
    { to: 'company_deciders', mail: 'company_retest_released', sum: 'retestIdr' },
  ],
})
