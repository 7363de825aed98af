import { describe, expect, it } from 'vitest'
import { planWarningsOf } from './plan/plan-warnings.ts'
import { fullnessOf, hasRoom, type PlanUsage } from './plan.ts'

const used = (more: Partial<PlanUsage> = {}): PlanUsage => ({
  seats: 0,
  programs: 0,
  privatePrograms: 0,
  reports: 0,
  ...more,
})
const at = new Date('2026-11-20T18:00:00Z')

describe('a measure of a plan', () => {
  it('has capacity only below its limit', () => {
    expect([0, 1].map((count) => hasRoom('free', 'programs', count))).toEqual([true, false])
    expect(hasRoom('free', 'privatePrograms', 0)).toBe(false)
    expect(hasRoom('enterprise', 'reports', 1_000_000)).toBe(true)
  })

  it.each([
    [null, 9_999, 'room'],
    [30, 23, 'room'],
    [30, 24, 'near'],
    [30, 30, 'full'],
    [30, 31, 'over'],
    [0, 0, 'room'],
    [0, 1, 'over'],
  ] as const)('of %s with %s used is %s', (most, count, fullness) => {
    expect(fullnessOf(most, count)).toBe(fullness)
  })
})

describe('the warnings to the owner', () => {
  const free = { plan: 'free', validUntil: null } as const
  const pro = (validUntil: string | null) => ({ plan: 'pro', validUntil }) as const

  it('name measures that are nearly full or more', () => {
    const { measures, end } = planWarningsOf(free, [], used({ programs: 2, reports: 24, seats: 1 }), at)
    expect(measures).toEqual([
      { measure: 'programs', fullness: 'over', used: 2, most: 1 },
      { measure: 'reports', fullness: 'near', used: 24, most: 30 },
    ])
    expect(end).toBeNull()
  })

  it('name the end of a plan from 30 days before it, unless it is renewed', () => {
    const soon = pro('2026-12-21')
    expect(planWarningsOf(soon, [soon], used(), at).end).toEqual({
      way: 'soon',
      plan: 'pro',
      on: '2026-12-21',
    })
    expect(planWarningsOf(pro('2026-12-22'), [], used(), at).end).toBeNull()
    expect(planWarningsOf(soon, [pro('2027-12-21'), soon], used(), at).end).toBeNull()
    expect(planWarningsOf(soon, [pro(null), soon], used(), at).end).toBeNull()
  })

  it('name the plan that has ended', () => {
    // 21 November has begun in Jakarta.
    expect(planWarningsOf(free, [pro('2026-11-20')], used(), at).end).toEqual({
      ...{ way: 'over', plan: 'pro', on: '2026-11-20' },
    })
    expect(planWarningsOf(free, [pro('2026-11-21')], used(), at).end).toBeNull()
    expect(planWarningsOf(free, [free, pro('2026-11-20')], used(), at).end).toBeNull()
  })
})
