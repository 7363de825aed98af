let travelled: Date | null = null

/** The present moment. Every rule asks here, so that seeds and tests can live in another time. */
export function now(): Date {
  return travelled ? new Date(travelled) : new Date()
}

/** Moves the clock to a fixed moment; `null` brings it back to the present. For seeds and tests only. */
export function travelTo(moment: Date | null): void {
  travelled = moment
}

export const second = 1_000
export const minute = 60 * second
export const hour = 60 * minute
export const day = 24 * hour

/** @returns the moment `milliseconds` after `from` (before it when negative). */
export function after(from: Date, milliseconds: number): Date {
  return new Date(from.getTime() + milliseconds)
}
