import { describe } from 'vitest'
import { itNamesInOrder } from '../../../../test/support/obstacle-order.ts'
import { obstacleToSubmitting, type SubmittingProgram } from './submitting-policy.ts'

const clear: SubmittingProgram = {
  ...{ taken: true, programs: true, privatePrograms: true, reports: true },
  ...{
    expired: false,
    unproved: false,
    contract: null,
    begun: false,
    running: false,
    unfunded: false,
    held: false,
  },
}
const order = [
  ['closed_challenges', { taken: false }],
  ['programs_full', { programs: false }],
  ['private_programs_full', { privatePrograms: false }],
  ['plan_reports_full', { reports: false }],
  ['program_expired', { expired: true }],
  ['challenge_started', { begun: true }],
] as const

describe('the obstacles between a program and its review', () => {
  itNamesInOrder(clear, order, obstacleToSubmitting)
})
