import { describe, expect, it } from 'vitest'
import { itNamesInOrder } from '../../../../test/support/obstacle-order.ts'
import type { RegistrationState } from '../challenge.ts'
import { obstacleToRegistering, registrationObstacles } from './registration-policy.ts'

const clear = {
  ...{ suspended: false, verified: true, ndaAccepted: true, agreed: true, barred: false },
  ...{ taken: true, open: true, registration: 'open' as RegistrationState, full: false },
}
const order = [
  ['account_suspended', { suspended: true }],
  ['closed_challenges', { taken: false }],
  ['account_unverified', { verified: false }],
  ['nda_missing', { ndaAccepted: false }],
  ['agreement_missing', { agreed: false }],
  ['letter_revoked', { barred: true }],
  ['program_closed', { open: false }],
  ['registration_not_open', { registration: 'before' }],
  ['registration_closed', { registration: 'closed' }],
  ['challenge_full', { full: true }],
] as const

describe('the obstacles between a bughunter and a challenge', () => {
  itNamesInOrder(clear, order, (facts) => obstacleToRegistering(facts, facts))

  it('are the declared ones', () => {
    expect(order.map(([name]) => name)).toEqual(registrationObstacles)
  })
})
