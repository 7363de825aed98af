import { z } from '#kernel/zod.ts'

/** A moment leaves the platform as ISO 8601 in UTC. */
export const moment = z
  .date()
  .transform((at) => at.toISOString())
  .pipe(z.iso.datetime())

/** Whole rupiah are a JSON number; no amount of ours is above 2^53. */
export const rupiah = z.bigint().transform(Number).pipe(z.int())

export const text = z.string()
export const count = z.int()
export const flag = z.boolean()
/** A day of Asia/Jakarta, `YYYY-MM-DD`. */
export const day = z.string()

/** Rows of one page; `next` is the `after` of the following one, null at the end. */
export function pageOf<S extends z.ZodType>(row: S) {
  return z.object({ rows: z.array(row), next: text.nullable() })
}

/** The rows of a copy; `more`: it leaves out others. */
export function exportOf<S extends z.ZodType>(row: S) {
  return z.object({ rows: z.array(row), more: flag })
}

/** All rows there are. */
export function rowsOf<S extends z.ZodType>(row: S) {
  return z.object({ rows: z.array(row) })
}
