import { and, count, eq, isNull } from 'drizzle-orm'
import type { Tx } from '#infra/database.ts'
import { participants } from './participant-tables.server.ts'

/** Since when a bughunter takes part in a challenge; null for those who never registered or withdrew. */
export async function registeredSince(
  tx: Pick<Tx, 'select'>,
  programId: string,
  bughunterId: string,
): Promise<Date | null> {
  const [row] = await tx
    .select({ at: participants.registeredAt })
    .from(participants)
    .where(
      and(
        eq(participants.programId, programId),
        eq(participants.bughunterId, bughunterId),
        isNull(participants.withdrawnAt),
      ),
    )
  return row?.at ?? null
}

/** How many take part now. */
export async function participantCount(tx: Pick<Tx, 'select'>, programId: string): Promise<number> {
  const [row] = await tx
    .select({ count: count() })
    .from(participants)
    .where(and(eq(participants.programId, programId), isNull(participants.withdrawnAt)))
  return row!.count
}
