import { isId } from '@cakrawala/ids/ids'
import { sql } from 'drizzle-orm'
import { database } from '#infra/database.ts'
import { count, text } from '#kernel/view-fields.ts'
import { z } from '#kernel/zod.ts'
import { rankedInProgram, rowsOf } from './board-sql.server.ts'

/** One line of a program's hall of fame. `severe`: Critical and High among the valid reports. */
export const fameRow = z.object({
  rank: count,
  username: text,
  total: z.number(),
  valid: count,
  severe: count,
})
export type FameRow = z.infer<typeof fameRow>

/**
 * The bughunters with valid reports in one program, by what they earned there; those the boards leave out are
 * not in it. Unscoped: the caller has shown that the viewer may know the program. Private ones are fixed for
 * a day.
 */
export async function hallOfFame(programId: string, most: number): Promise<FameRow[]> {
  if (!isId(programId)) return []
  const board = sql`SELECT * FROM (${rankedInProgram(programId)}) ranked WHERE valid > 0`
  const { rows } = await database().execute<FameRow>(rowsOf(board, { size: most }))
  return rows.map(({ rank, username, total, valid, severe }) => ({
    rank,
    username,
    total,
    valid,
    severe,
  }))
}
