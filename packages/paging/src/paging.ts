/** Page sizes: tables 10 unless asked, cards 12, feeds 20, API 25 and at most 100. */
export const pageSizes = { table: 10, cards: 12, feed: 20, api: 25, most: 100 } as const

/** How many rows of a table a person may ask for. */
export const tableSizes = [10, 25, 50, 100] as const

/** How far the rows of a list by keys are counted; a `total` above it means that there are more. */
export const countedMost = 1_000

/** The same for rows found by words, where each one counted has its text read. */
export const foundMost = 100

/** A page of a list by keys: `next` leads to the rows after it, `prev` to those before; null at its ends. */
export type KeysetPage<T> = { rows: T[]; next: string | null; prev: string | null }

/** The same of a list whose rows are counted: as far as `counted`, if not to `countedMost`. */
export type CountedPage<T> = KeysetPage<T> & { total: number; counted?: number }

/** The first rows of a list for a file, and whether the file leaves out others. */
export type ExportedRows<T> = { rows: T[]; more: boolean }

/** The size an address asks for; anything that is not offered is `usual`. */
export function sizeFrom(text: string | null, usual: number = pageSizes.table): number {
  return tableSizes.find((size) => String(size) === text) ?? usual
}

export type Page<T> = { rows: T[]; page: number; pages: number; total: number }

/** Offset of page `page` (1-based) of `size` rows; anything but a small positive whole number is page 1. */
export function pageFrom(text: string | null): number {
  const page = Number(text)
  return Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1
}

export function pageOf<T>(rows: T[], total: number, page: number, size: number): Page<T> {
  return { rows, total, page, pages: Math.max(1, Math.ceil(total / size)) }
}
