import { describe, expect, it } from 'vitest'
import { itNamesInOrder } from '../../../test/support/obstacle-order.ts'
import { approvingObstacles, obstacleToApproving, type ProposedReward } from './approving-policy.ts'

const clear: ProposedReward = { lapsed: false, block: null, withinLimit: true, reasoned: true }
const order = [
  ['proposal_lapsed', { lapsed: true }],
  ['second_approver', { block: 'own' }],
  ['second_right_new', { block: 'right_new' }],
  ['second_right_given', { block: 'right_given' }],
  ['reward_limit', { withinLimit: false }],
  ['proposal_unreasoned', { reasoned: false }],
] as const

describe('the obstacles between a member and approving a proposed reward', () => {
  itNamesInOrder(clear, order, obstacleToApproving)

  it('are the declared ones', () => {
    expect(order.map(([name]) => name)).toEqual(approvingObstacles)
  })
})
