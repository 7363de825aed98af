import { and, eq } from 'drizzle-orm'
import type { Tx } from '#infra/database.ts'
import type { Actor } from '#kernel/actor.ts'
import { isId } from '#kernel/ids.ts'
import { found, refuse } from '#kernel/refusal.ts'
import { seenBy } from './program-scope.server.ts'
import { programs } from './program-tables.server.ts'

export type ProgramRow = typeof programs.$inferSelect

/**
 * The program as the actor may know it, its row locked until the transaction ends.
 * @throws Refusal not_found for one that is missing or hidden
 */
export async function lockProgram(
  tx: Tx,
  actor: Actor,
  programId: string,
  strength: 'update' | 'share' = 'update',
): Promise<ProgramRow> {
  if (!isId(programId)) refuse('not_found')
  const rows = await tx
    .select()
    .from(programs)
    .where(and(eq(programs.id, programId), seenBy(actor)))
    .for(strength)
  return found(rows[0])
}
