import { count, flag, id, kinds, listOf, oneOf, optional, orNull, rupiah, text } from './kind.ts'

const payout = { bughunterId: id, code: text }
const residence = { bughunterId: id, residenceId: id }

/** What happens to money that leaves for bughunters, and to their tax residence. */
export const payoutKinds = kinds({
  'reward.payout_account_named': {
    facts: {
      review: flag,
      changeId: optional(id),
      cancelled: count,
      payoutAccountId: id,
      kind: oneOf('bank', 'wallet'),
      provider: text,
      changed: flag,
    },
    notified: 'mail',
    group: 'security',
    teamGroup: 'desk',
    whileSuspended: true,
  },
  'reward.payout_account_decided': {
    facts: { bughunterId: id, payoutAccountId: id, approved: flag },
    notified: 'mail',
    group: 'payouts',
    reading: true,
    accessLog: true,
  },
  'reward.payout_account_shared': {
    facts: { bughunterId: id, payoutAccountId: id },
    notified: 'mail',
    group: 'payouts',
    teamGroup: 'desk',
  },
  'reward.payout_account_opened': {
    facts: { payoutId: id, bughunterId: id },
    notified: 'none',
    reading: true,
    accessLog: true,
  },
  'reward.tax_residence_asked': {
    facts: { ...residence, country: text, since: text, twoPeople: flag },
    notified: 'mail',
    group: 'security',
    teamGroup: 'desk',
    whileSuspended: true,
  },
  'reward.tax_residence_withdrawn': { facts: { ...residence }, notified: 'none', whileSuspended: true },
  // The second person finds it in the queue.
  'reward.tax_residence_checked': { facts: { ...residence }, notified: 'none', accessLog: true },
  'reward.tax_residence_decided': {
    facts: { ...residence, accepted: flag },
    notified: 'mail',
    group: 'payouts',
    accessLog: true,
  },
  'reward.tax_residence_opened': {
    facts: { ...residence },
    notified: 'none',
    reading: true,
    readingAlarm: true,
    accessLog: true,
  },
  'reward.payout_requested': {
    facts: { ...payout, grossIdr: rupiah, taxIdr: rupiah },
    notified: 'mail',
    group: 'payouts',
    teamGroup: 'desk',
    whileSuspended: true,
  },
  'reward.payout_requested_for': {
    facts: { payoutAccountId: id, review: flag, ...payout, grossIdr: rupiah, taxIdr: rupiah },
    notified: 'mail',
    group: 'payouts',
    teamGroup: 'desk',
  },
  'reward.payout_cancelled': { facts: { ...payout }, notified: 'none', whileSuspended: true },
  'reward.payout_taken': { facts: { ...payout, rail: text }, notified: 'none' },
  'reward.payout_paid': { facts: { ...payout, netIdr: rupiah }, notified: 'mail', group: 'payouts' },
  'reward.payout_failed': { facts: { ...payout }, notified: 'mail', group: 'payouts' },
  'reward.payout_return_noted': { facts: { ...payout }, notified: 'mail', group: 'desk' },
  'reward.payout_return_dismissed': { facts: { ...payout }, notified: 'none' },
  'reward.payout_returned': { facts: { ...payout, netIdr: rupiah }, notified: 'mail', group: 'payouts' },
  'reward.payouts_exported': {
    facts: {
      what: oneOf('bank_batch', 'withholding'),
      lines: count,
      batch: optional(orNull(text)),
      codes: optional(listOf(text)),
      year: optional(count),
    },
    notified: 'none',
    reading: true,
  },
})
