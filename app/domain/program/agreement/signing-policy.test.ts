import { describe, expect, it } from 'vitest'
import { itNamesInOrder } from '../../../../test/support/obstacle-order.ts'
import { obstacleToSigning, signingObstacles } from './signing-policy.ts'

const clear = { suspended: false, verified: true, ndaAccepted: true, barred: false, open: true }
const order = [
  ['account_suspended', { suspended: true }],
  ['account_unverified', { verified: false }],
  ['nda_missing', { ndaAccepted: false }],
  ['letter_revoked', { barred: true }],
  ['program_closed', { open: false }],
] as const

describe("the obstacles to a bughunter's signature", () => {
  itNamesInOrder(clear, order, (facts) => obstacleToSigning(facts, facts))

  it('are the declared ones', () => {
    expect(order.map(([name]) => name)).toEqual(signingObstacles)
  })
})
