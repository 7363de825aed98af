import { describe, expect, it } from 'vitest'
import { camelKeys, snakeKeys } from './spelling.ts'

describe('spelling', () => {
  it('converts both ways and has no duplicate', () => {
    const ours = { createdAt: 1, rows: [{ rewardLimit: null, id: 'a' }] }
    const json = { created_at: 1, rows: [{ reward_limit: null, id: 'a' }] }
    expect(snakeKeys(ours)).toEqual(json)
    expect(camelKeys(json)).toEqual(ours)
    expect(camelKeys(ours)).toEqual(ours)
    expect(camelKeys({ a: [{ reward_limit: 1, rewardLimit: 2 }] })).toBeUndefined()
    for (const odd of ['_a', 'a_', '__proto__', 'A_b', 'a__b'])
      expect(camelKeys({ [odd]: 1 })).toEqual({ [odd]: 1 })
  })
})
