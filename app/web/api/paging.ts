import { leftOut } from '@cakrawala/api-contract/left-out'
import { isId } from '@cakrawala/ids/ids'
import { type Page, pageSizes } from '@cakrawala/paging/paging'
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

const limit = z.coerce
  .number('invalid')
  .int('invalid')
  .min(1, 'invalid')
  .max(pageSizes.most, 'invalid')
  .default(pageSizes.api)

/** A list by keys, newest first: `after` is the id of the last row of the page before. */
export const keyed = { limit, after: z.string().refine(isId, 'invalid').optional() }

/** A list by keys in an order of its own: `after` is the `next` of the page before. */
export const placed = {
  limit,
  after: z
    .string()
    .max(100, 'invalid')
    .regex(/^[-\w]+$/, 'invalid')
    .optional(),
}

/** Which piece a query of `placed` asks for. */
export function wantedOf({ after: from, limit: size }: { after?: string | undefined; limit: number }) {
  return { from, size }
}

/** A list of fixed pages: `after` is the `next` of the page before. */
export const paged = {
  after: z
    .string()
    .regex(/^p(?:[1-9]|[1-9]\d{1,3})$/, 'invalid')
    .transform((text) => Number(text.slice(1)) + 1)
    .optional()
    .transform((page) => page ?? 1),
}

/** What a list of fixed pages answers. */
export function pageAnswer<T>({ rows, page, pages }: Page<T>): { rows: T[]; next: string | null } {
  return { rows, next: page < pages && page < 9_999 ? `p${page}` : null }
}

/** What a list by keys answers. `rows` are `limit` and one more where there is more. */
export function keyedAnswer<T extends { id: string }>(
  rows: readonly T[],
  most: number,
): { rows: T[]; next: string | null } {
  const shown = rows.slice(0, most)
  return { rows: shown, next: rows.length > most ? (shown.at(-1)?.id ?? null) : null }
}
