import { isId } from '@cakrawala/ids/ids'
import { type Page, pageSizes } from '@cakrawala/paging/paging'
import { z } from '#kernel/zod.ts'

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
