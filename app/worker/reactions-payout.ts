import type { MailedType, Notice, Reactions } from './reaction.ts'

type Payouts = Extract<
  MailedType,
  `reward.${'payout' | 'tax_residence'}${string}` | `reward.${'auto' | 'retest'}_released`
>

/** Who hears of money that leaves, and of rewards the platform gave because a company was silent. */
export const payoutReactions: Reactions<Payouts> = {
  'reward.payout_account_named': ({ changeId, review }) => [
    { to: 'account', mail: 'hunter_payout_account_named', self: true },
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
    { to: 'payee', mail: 'hunter_payout_requested', self: true },
    { to: 'team', mail: 'team_payout' },
  ],
  'reward.payout_requested_for': ({ review }) => [
    { to: 'left_payee', mail: 'hunter_left_payout_requested' },
    { to: 'team', mail: 'team_payout' },
    ...(review === true ? ([{ to: 'team', mail: 'team_payout_account' }] as const) : []),
  ],
  'reward.payout_paid': [
    { to: 'payee', mail: 'hunter_payout_done' },
    { to: 'left_payee', mail: 'hunter_left_payout_done' },
  ],
  'reward.payout_failed': [
    { to: 'payee', mail: 'hunter_payout_failed' },
    { to: 'left_payee', mail: 'hunter_left_payout_failed' },
  ],
  'reward.payout_return_noted': [{ to: 'team', mail: 'team_payout_return' }],
  'reward.payout_returned': [
    { to: 'payee', mail: 'hunter_payout_returned' },
    { to: 'left_payee', mail: 'hunter_left_payout_returned' },
  ],
  'reward.auto_released': [{ to: 'company_deciders', mail: 'company_auto_released' }],
  'reward.retest_released': [
    { to: 'reporter', mail: 'hunter_retest_released' },
    { to: 'company_deciders', mail: 'company_retest_released' },
  ],
}

/**
 * An address the account had not long ago: a person who took over the mailbox is not the only one notified.
 */
const formerAddress: Notice = { to: 'former_address', mail: 'hunter_payout_account_former', self: true }
