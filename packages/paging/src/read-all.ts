import { stopIfGone } from '@cakrawala/fair-queue/pauses'
import type { Wanted } from './list-order.ts'
import type { ExportedRows, KeysetPage } from './paging.ts'

/** Rows of one statement: a result is made into rows at once, and that blocks the event loop. */
const rowsAtOnce = 500

/** Reads a list by keys from `from` on. */
export type ReadList<T> = (wanted: Wanted) => Promise<KeysetPage<T>>

/**
 * Reads whole lists, one after the other, in many short statements.
 * @param most rows of all lists together
 * @throws Refusal unavailable when the client is gone
 */
export async function readAll<T>(lists: readonly ReadList<T>[], most: number): Promise<ExportedRows<T>> {
  const rows: T[] = []
  for (const list of lists) {
    let from: string | null = null
    do {
      stopIfGone()
      // One more than `most`, to know whether there are more.
      const { rows: some, next }: KeysetPage<T> = await list({
        from,
        size: Math.min(rowsAtOnce, most + 1 - rows.length),
      })
      rows.push(...some)
      from = next
    } while (from !== null && rows.length <= most)
    if (rows.length > most) return { rows: rows.slice(0, most), more: true }
  }
  return { rows, more: false }
}

/** The same of a log by the numbers of its lines, newest first. @param read `size` lines below the number `before` */
export function newestOf<T extends { seq: number }>(
  read: (before: number | null, size: number) => Promise<T[]>,
): ReadList<T> {
  return async ({ from = null, size = rowsAtOnce }) => {
    const rows = await read(from === null ? null : Number(from), size)
    return { rows, next: rows.length === size ? String(rows.at(-1)!.seq) : null, prev: null }
  }
}
