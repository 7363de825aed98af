import { sql } from 'drizzle-orm'
import { database } from '#infra/database.ts'
import { isId } from '#kernel/ids.ts'
import { rankedStandings } from './board-sql.server.ts'

/** One line of a program's hall of fame. `severe`: Critical and High among the valid reports. */
export type FameRow = { rank: number; username: string; total: number; valid: number; severe: number }

/**
 * The bughunters with valid reports in one program, by what they earned there; those the boards leave out are not in it.
 * Unscoped: the caller has shown that the viewer may know the program. Private ones stand still for a day.
 */
export async function hallOfFame(programId: string, most: number): Promise<FameRow[]> {
  if (!isId(programId)) return []
  const standings = rankedStandings({ from: null, until: null }, programId)
  const answer = await database().execute<FameRow>(
    sql`SELECT rank, username, total, valid, severe FROM (${standings}) board
      WHERE valid > 0 ORDER BY rank, username LIMIT ${most}`,
  )
  return answer.rows.map(({ rank, username, total, valid, severe }) => ({
    rank,
    username,
    total,
    valid,
    severe,
  }))
}
