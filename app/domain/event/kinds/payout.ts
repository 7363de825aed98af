import {
  count,
  flag,
  id,
  kinds,
  listOf,
  type Notice,
  notices,
  oneOf,
  optional,
  orNull,
  rupiah,
  text,
} from './kind.ts'

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

/**
 * An address the account had not long ago: a person who took over the mailbox is not the only one notified.
 */
const formerAddress: Notice = { to: 'former_address', mail: 'hunter_payout_account_former', self: true }

/** Who is notified of them. */
export const payoutNotices = notices(payoutKinds, {
  'reward.payout_account_named': ({ changeId, review, changed }) => [
    {
      ...{ to: 'account', self: true },
      mail: changed === true ? 'hunter_payout_account_changed' : 'hunter_payout_account_named',
    },
    ...(changeId ? ([formerAddress] as const) : []),
    ...(review === true ? ([{ to: 'team', mail: 'team_payout_account' }] as const) : []),
  ],
  'reward.payout_account_decided': ({ approved }) => [
    {
      to: 'account',
      mail: approved === true ? 'hunter_payout_account_approved' : 'hunter_payout_account_refused',
    },
  ],
  'reward.payout_account_shared': [
    { to: 'account', mail: 'hunter_payout_account_review' },
    { to: 'team', mail: 'team_payout_account' },
  ],
  'reward.tax_residence_asked': [
    { to: 'account', mail: 'hunter_tax_residence_asked', self: true },
    { to: 'team', mail: 'team_tax_residence' },
  ],
  'reward.tax_residence_decided': ({ accepted }) => [
    {
      to: 'account',
      mail: accepted === true ? 'hunter_tax_residence_accepted' : 'hunter_tax_residence_refused',
    },
  ],
  'reward.payout_requested': [
    { to: 'payee', mail: 'hunter_payout_requested', self: true, sum: 'grossIdr' },
    { to: 'team', mail: 'team_payout', sum: 'grossIdr', acts: true },
  ],
  'reward.payout_requested_for': ({ review }) => [
    { to: 'left_payee', mail: 'hunter_left_payout_requested', sum: 'grossIdr' },
    { to: 'team', mail: 'team_payout', sum: 'grossIdr', acts: true },
    ...(review === true ? ([{ to: 'team', mail: 'team_payout_account' }] as const) : []),
  ],
  'reward.payout_paid': [
    { to: 'payee', mail: 'hunter_payout_done', sum: 'netIdr' },
    { to: 'left_payee', mail: 'hunter_left_payout_done', sum: 'netIdr' },
  ],
  'reward.payout_failed': [
    { to: 'payee', mail: 'hunter_payout_failed' },
    { to: 'left_payee', mail: 'hunter_left_payout_failed' },
  ],
  'reward.payout_return_noted': [{ to: 'team', mail: 'team_payout_return' }],
  'reward.payout_returned': [
    { to: 'payee', mail: 'hunter_payout_returned', sum: 'netIdr' },
    { to: 'left_payee', mail: 'hunter_left_payout_returned', sum: 'netIdr' },
  ],
})
