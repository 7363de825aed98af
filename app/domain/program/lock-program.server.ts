import { isId } from '@cakrawala/ids/ids'
import { and, eq } from 'drizzle-orm'
import type { Grant } from '#domain/company/permission-policy.ts'
import type { Tx } from '#infra/database.ts'
import type { Actor } from '#kernel/actor.ts'
import { found, refuse } from '#kernel/refusal.ts'
import { grantFrom, grantTo } from './program-grant.server.ts'
import { isHalted, isUncovered, seenBy } from './program-scope.server.ts'
import { programs } from './program-tables.server.ts'

/** A locked row with what policies ask beside it: the actor's grant, and whether its company may take reports at all. */
export type ProgramRow = typeof programs.$inferSelect &
  Grant & { halted: boolean; uncovered: boolean; late: boolean }

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
    .select({ program: programs, grant: grantTo(actor), halted: isHalted(), uncovered: isUncovered() })
    .from(programs)
    .where(and(eq(programs.id, programId), seenBy(actor)))
    .for(strength)
  const { program, grant, halted, uncovered } = found(rows[0])
  return { ...program, ...grantFrom(grant), halted, uncovered, late: program.lateSince !== null }
}
