import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ChallengePlan } from '#domain/program/challenge.ts'
import { sum } from '#kernel/money.ts'
import type { RiskLevel } from '#kernel/risk-level.ts'
import { type Contender, type Find, prizesOf, standingsOf } from './standings.ts'

const moment = (minute: number) => new Date(Date.UTC(2026, 0, 1, 0, minute))
const who = (bughunterId: string, minute = 0): Contender => ({
  bughunterId,
  username: bughunterId,
  registeredAt: moment(minute),
})
const find = (bughunterId: string, points: number, minute: number, level: RiskLevel = 7): Find => ({
  bughunterId,
  points,
  validAt: moment(minute),
  submittedAt: moment(minute - 1),
  level,
})
const plan = (more: Partial<ChallengePlan>): ChallengePlan => ({
  registrationOpensAt: '2026-01-01T00:00:00.000Z',
  registrationClosesAt: '2026-01-02T00:00:00.000Z',
  startsAt: '2026-01-02T00:00:00.000Z',
  endsAt: '2026-01-03T00:00:00.000Z',
  participantLimit: null,
  prizeRule: 'none',
  prizes: [],
  pool: '0',
  ...more,
})

describe('standings', () => {
  it('are ordered by points, then by the earlier last valid report', () => {
    const finds = [find('a', 20, 9), find('b', 20, 5), find('c', 40, 30), find('b', 1, 6)]
    const rows = standingsOf([who('a'), who('b'), who('c'), who('d')], finds)
    expect(rows.map(({ bughunterId, place, score }) => [bughunterId, place, score])).toEqual([
      ['c', 1, 40],
      ['b', 2, 21],
      ['a', 3, 20],
      ['d', null, 0],
    ])
    const even = standingsOf([who('a'), who('b')], [find('a', 20, 9), find('b', 20, 8)])
    expect(even.map(({ bughunterId }) => bughunterId)).toEqual(['b', 'a'])
  })

  it('share no rank, and leave out people who do not take part', () => {
    const rows = standingsOf(
      [who('b', 1), who('a', 1), who('c', 0)],
      [...['a', 'b', 'c'].map((id) => find(id, 5, 3)), find('stranger', 99, 1)],
    )
    expect(rows.map(({ bughunterId, place }) => [bughunterId, place])).toEqual([
      ['c', 1],
      ['a', 2],
      ['b', 3],
    ])
  })
})

describe('prizes', () => {
  const finds = [find('a', 41, 1, 12), find('b', 21, 2, 8), find('c', 5, 3, 2)]
  const rows = standingsOf([who('a'), who('b'), who('c'), who('d')], finds)

  it('by rank go to ranks that scored', () => {
    const prizes = [
      { amount: '3000000', item: 'Piala' },
      { amount: '0', item: 'Kaus' },
    ]
    expect([...prizesOf(plan({ prizeRule: 'ranked', prizes }), rows, finds)]).toEqual([
      ['a', { amount: 3_000_000n, item: 'Piala' }],
      ['b', { amount: 0n, item: 'Kaus' }],
    ])
    const four = Array.from({ length: 4 }, () => ({ amount: '1', item: '' }))
    expect(prizesOf(plan({ prizeRule: 'ranked', prizes: four }), rows, finds).has('d')).toBe(false)
  })

  it('of a pool follow the weight of the levels', () => {
    const prizes = prizesOf(plan({ prizeRule: 'shared', pool: '6500000' }), rows, finds)
    expect([...prizes].map(([id, { amount }]) => [id, amount])).toEqual([
      ['a', 4_000_000n],
      ['b', 2_000_000n],
      ['c', 500_000n],
    ])
    expect(prizesOf(plan({ prizeRule: 'shared', pool: '10' }), rows, []).size).toBe(0)
  })

  it('never come to more than the pool', () => {
    const levels = fc.integer({ min: 0, max: 13 }) as fc.Arbitrary<RiskLevel>
    const given = fc.array(fc.tuple(fc.constantFrom('a', 'b', 'c', 'd'), levels), { maxLength: 30 })
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: 10n ** 9n }), given, (pool, pairs) => {
        const some = pairs.map(([id, level], at) => find(id, 1, at + 1, level))
        const shared = prizesOf(plan({ prizeRule: 'shared', pool: String(pool) }), rows, some)
        const total = sum([...shared.values()].map(({ amount }) => amount))
        expect(total <= pool).toBe(true)
        if (some.some(({ level }) => level > 0)) expect(pool - total < 4n).toBe(true)
      }),
    )
  })
})
