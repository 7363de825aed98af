import { z } from './zod.ts'

/** A moment; JSON has it as ISO 8601 in UTC. */
export const moment = z.date()

/** Whole rupiah; JSON has them as a number: no amount of ours is above 2^53. */
export const rupiah = z.bigint().max(BigInt(Number.MAX_SAFE_INTEGER))

export const text = z.string()
export const count = z.int()
export const flag = z.boolean()
/** A day of Asia/Jakarta, `YYYY-MM-DD`. */
export const day = z.string()

/** An object with one such value for each key. */
export function each<K extends string, S extends z.ZodType>(keys: readonly K[], value: S) {
  return z.object(Object.fromEntries(keys.map((key) => [key, value])) as Record<K, S>)
}

/** How many wait in a queue, and since when the oldest does; null where none waits. */
export const queueFigures = z.object({ open: count, oldestAt: moment.nullable() })
export type QueueFigures = z.infer<typeof queueFigures>
