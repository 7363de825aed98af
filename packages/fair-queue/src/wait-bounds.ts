let factor = 1

/** A bound of waiting as it holds now: how long requests wait, in milliseconds, or how many of one owner. */
export function waitBound(bound: number): number {
  return bound * factor
}

/** Only for tests, whose requests all come from one network and may meet a slow machine. With 1 all bounds are the product's. */
export function scaleWaitBounds(times: number): void {
  factor = times
}
