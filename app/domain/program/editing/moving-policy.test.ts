import { describe, expect, it } from 'vitest'
import { contractObstacles } from '#domain/company/contract/contract.ts'
import { itNamesInOrder } from '../../../../test/support/obstacle-order.ts'
import { type ProgramMove, programMoves } from '../program-lifecycle.ts'
import { type MovingProgram, movingObstacles, obstacleToMoving } from './moving-policy.ts'

const clear: MovingProgram = {
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
  ['program_expired', { expired: true }],
  ['targets_unproved', { unproved: true }],
  ...contractObstacles.map((contract) => [contract, { contract }] as const),
  ['challenge_started', { begun: true }],
  ['prize_unfunded', { unfunded: true }],
  ['challenge_running', { running: true }],
] as const

describe('the obstacles to accepting a program', () => {
  itNamesInOrder(clear, order, (facts) => obstacleToMoving('accept', facts))
})

describe('the obstacles to another move of a program', () => {
  const all: MovingProgram = {
    ...{
      expired: true,
      unproved: true,
      contract: 'contract_missing',
      begun: true,
      running: true,
      unfunded: true,
      held: true,
    },
  }

  it('are only the declared ones, and none in a complete case', () => {
    expect([...order.map(([name]) => name), 'prize_held']).toEqual(movingObstacles)
    for (const move of programMoves) expect(obstacleToMoving(move, clear)).toBeNull()
  })

  it.each([
    ['submit', ['program_expired', 'challenge_started', 'challenge_running', null]],
    ['pause', ['program_expired', 'challenge_running', null]],
    ['resume', ['program_expired', 'challenge_running', null]],
    ['end', ['challenge_running', 'prize_held', null]],
    ['return', ['challenge_running', null]],
  ] as [ProgramMove, (string | null)[]][])('of %s are %j, one after the other', (move, names) => {
    const facts = { ...all }
    const met = names.map(() => {
      const obstacle = obstacleToMoving(move, facts)
      if (obstacle === 'program_expired') facts.expired = false
      if (obstacle === 'challenge_started') facts.begun = false
      if (obstacle === 'challenge_running') facts.running = false
      if (obstacle === 'prize_held') facts.held = false
      return obstacle
    })
    expect(met).toEqual(names)
  })
})
