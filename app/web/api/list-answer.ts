import { leftOut } from '@cakrawala/api-contract/left-out'
import { flag, text } from '#kernel/view-fields.ts'
import { z } from '#kernel/zod.ts'

/** The way back and the count of a list are for pages. */
const forPages = { prev: leftOut, total: leftOut, counted: leftOut }

/** Rows of one page; `next` is the `after` of the following one, null at the end. */
export function pageOf<S extends z.ZodType>(row: S) {
  return z.object({ rows: z.array(row), next: text.nullable(), ...forPages })
}

/** The rows of a copy; `more`: it leaves out others. */
export function exportOf<S extends z.ZodType>(row: S) {
  return z.object({ rows: z.array(row), more: flag })
}

/** All rows there are. */
export function rowsOf<S extends z.ZodType>(row: S) {
  return z.object({ rows: z.array(row) })
}
