/** Chance that falls the same way for the same seed. */
export type Chance = {
  /** True in `percent` of a hundred cases. */
  hits(percent: number): boolean
  /** A whole number below `most`. */
  below(most: number): number
  among<T>(list: readonly T[]): T
}

export function chanceOf(seed: number): Chance {
  let state = seed >>> 0
  const next = () => {
    // Mulberry32.
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  return {
    hits: (percent) => next() * 100 < percent,
    below: (most) => Math.floor(next() * most),
    among: (list) => list[Math.floor(next() * list.length)]!,
  }
}
