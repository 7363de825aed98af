import { describe, expect, it } from 'vitest'
import { type ContractFacts, obstacleOfContract, renewedUntil } from './contract.ts'

const versions = [
  { version: 1, from: '2026-01-01' },
  { version: 2, from: '2026-06-01' },
  { version: 3, from: '2026-09-01' },
]

describe('the contract a new program needs', () => {
  it.each([
    [{ inForce: null, last: null }, 'contract_missing'],
    [{ inForce: null, last: 'signed' }, 'contract_waiting'],
    [{ inForce: null, last: 'returned' }, 'contract_returned'],
    [{ inForce: 3, last: 'in_force' }, null],
    [{ inForce: 3, last: 'signed' }, null],
    [{ inForce: 3, last: 'returned' }, null],
    [{ inForce: 2, last: 'in_force' }, null],
    [{ inForce: 1, last: 'in_force' }, 'contract_outdated'],
    [{ inForce: 1, last: 'signed' }, 'contract_waiting'],
  ] as [ContractFacts, string | null][])('with %j lacks %j', (facts, obstacle) => {
    expect(obstacleOfContract(facts, '2026-10-01', versions)).toBe(obstacle)
  })

  it('may be of the version before the present one for 30 days', () => {
    expect(renewedUntil(versions[2]!)).toBe('2026-10-01')
    const former = { inForce: 2, last: 'in_force' } as const
    expect(obstacleOfContract(former, '2026-10-02', versions)).toBe('contract_outdated')
    expect(
      obstacleOfContract({ inForce: 1, last: 'in_force' }, '2030-01-01', versions.slice(0, 1)),
    ).toBeNull()
  })
})
