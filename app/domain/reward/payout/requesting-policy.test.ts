import { describe, expect, it } from 'vitest'
import { itNamesInOrder } from '../../../../test/support/obstacle-order.ts'
import {
  type AskingPayee,
  type LeftAccount,
  obstacleToPayout,
  obstacleToPayoutFor,
  payoutForObstacles,
  payoutObstacles,
} from './requesting-policy.ts'

describe('the obstacles between a bughunter and their payout', () => {
  const clear: AskingPayee = { taken: true, verified: true, account: null, renamed: false, enough: true }
  const order = [
    ['closed_payouts', { taken: false }],
    ['account_unverified', { verified: false }],
    ['payout_account_missing', { account: 'payout_account_missing' }],
    ['payout_account_review', { account: 'payout_account_review' }],
    ['payout_account_refused', { account: 'payout_account_refused' }],
    ['payout_account_held', { account: 'payout_account_held' }],
    ['payout_account_renamed', { renamed: true }],
    ['payout_too_small', { enough: false }],
  ] as const
  itNamesInOrder(clear, order, obstacleToPayout)

  it('are the declared ones', () => {
    expect(order.map(([name]) => name)).toEqual(payoutObstacles)
  })
})

describe('the obstacles between operators and the payout of a bughunter who left', () => {
  const clear: LeftAccount = { taken: true, ended: true, named: true, underWay: false, owed: true }
  const order = [
    ['payee_may_ask', { ended: false }],
    ['closed_payouts', { taken: false }],
    ['payee_unverified', { named: false }],
    ['payout_under_way', { underWay: true }],
    ['nothing_owed', { owed: false }],
  ] as const
  itNamesInOrder(clear, order, obstacleToPayoutFor)

  it('are the declared ones', () => {
    expect(order.map(([name]) => name)).toEqual(payoutForObstacles)
  })
})
