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

describe('what stands between a bughunter and their signature', () => {
  itNamesInOrder(clear, order, (facts) => obstacleToSigning(facts, facts))

  it('is each of the declared ones', () => {
    expect(order.map(([name]) => name)).toEqual(signingObstacles)
  })
})
