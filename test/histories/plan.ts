import { day, hour, minute } from '@cakrawala/calendar/clock'
import fc from 'fast-check'
import type { Draw } from './act.ts'

/** One step of a history: an act, and what others do at the same moment. */
export type Step = { draw: Draw; crowd: Draw[] }
/** `contest`: its company opens a challenge. `late`: one of its programs begins stopped for promises broken before. `paid`: a reward and a refund were paid. */
export type HistoryPlan = { balance: bigint; contest: boolean; late: boolean; paid: boolean; steps: Step[] }
/** Histories that run side by side; `waits` are the times between their steps, in milliseconds. */
export type Plan = { histories: HistoryPlan[]; waits: number[] }

export const stepsAtMost = 22

const draw: fc.Arbitrary<Draw> = fc.record({
  ...{ wild: fc.nat(999), pick: fc.nat(999), who: fc.nat(999) },
  ...{ aim: fc.nat(999), one: fc.nat(999), two: fc.nat(999) },
})

const crowd = fc.oneof(
  { weight: 4, arbitrary: fc.constant([] as Draw[]) },
  { weight: 1, arbitrary: fc.array(draw, { minLength: 1, maxLength: 3 }) },
)

const step = fc.record({ draw, crowd })

/** Few begin with nothing: their programs take no report before money comes. */
const balances = [
  500_000_000n,
  500_000_000n,
  500_000_000n,
  80_000_000n,
  80_000_000n,
  80_000_000n,
  9_000_000n,
  0n,
]

const history: fc.Arbitrary<HistoryPlan> = fc.record({
  balance: fc.constantFrom(...balances),
  contest: fc.boolean(),
  late: fc.constantFrom(false, false, false, true),
  paid: fc.constantFrom(false, false, false, true),
  steps: fc.oneof(
    { withCrossShrink: true },
    { weight: 1, arbitrary: fc.array(step, { maxLength: 12, size: 'max' }) },
    { weight: 4, arbitrary: fc.array(step, { minLength: 12, maxLength: stepsAtMost, size: 'max' }) },
  ),
})

const wait = fc.oneof(
  { weight: 8, arbitrary: fc.integer({ min: 1, max: 30 * minute }) },
  { weight: 3, arbitrary: fc.integer({ min: hour, max: 12 * hour }) },
  { weight: 2, arbitrary: fc.integer({ min: day, max: 4 * day }) },
  { weight: 1, arbitrary: fc.integer({ min: 14 * day, max: 32 * day }) },
)

/** @param together how many histories live side by side */
export function plans(together: number): fc.Arbitrary<Plan> {
  return fc.record({
    histories: fc.array(history, { minLength: together, maxLength: together }),
    waits: fc.array(wait, { minLength: stepsAtMost, maxLength: stepsAtMost }),
  })
}
