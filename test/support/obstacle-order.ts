import { expect, it } from 'vitest'

/**
 * Tests every obstacle of an act: each is named where it is the only one, and before all that come later.
 * @param clear facts in which nothing is in the way
 * @param order each obstacle with the facts that make it, first named first
 */
export function itNamesInOrder<Facts extends object, Name extends string>(
  clear: Facts,
  order: readonly (readonly [Name, Partial<Facts>])[],
  obstacleOf: (facts: Facts) => Name | null,
): void {
  it('are none in a complete case', () => {
    expect(obstacleOf(clear)).toBeNull()
  })

  it.each(order.map(([name], at) => [name, at] as const))('are %s before all that come later', (name, at) => {
    const later = order.slice(at).map(([, facts]) => facts)
    const all: Facts = Object.assign({}, clear, ...later.toReversed())
    expect([obstacleOf({ ...clear, ...later[0] }), obstacleOf(all)]).toEqual([name, name])
  })
}
