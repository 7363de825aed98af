import { describe } from 'vitest'
import { itNamesInOrder } from '../../../../test/support/obstacle-order.ts'
import { type AcceptingObstacle, obstacleToAccepting } from './accepting-policy.ts'

const clear = { waits: true, ended: false, suspended: false, verified: true }
const order: [AcceptingObstacle, Partial<typeof clear>][] = [
  ['invitation_closed', { waits: false }],
  ['account_suspended', { suspended: true }],
  ['account_unverified', { verified: false }],
  ['invitation_closed', { ended: true }],
]

describe('the obstacles between a bughunter and an invitation', () => {
  itNamesInOrder(clear, order, (facts) => obstacleToAccepting(facts, facts))
})
