import { asc, eq, sql } from 'drizzle-orm'
import type { Tx } from '#infra/database.ts'
import { isKnownTo } from '../program-scope.server.ts'
import { programs } from '../program-tables.server.ts'
import { participants } from './participant-tables.server.ts'

/** The challenges a bughunter registered for; programs that are closed to them now are not named. */
export function exportParticipations(tx: Tx, bughunterId: string) {
  return tx
    .select({
      program: sql<string | null>`CASE WHEN ${isKnownTo(sql`${bughunterId}`)} THEN ${programs.title} END`,
      registeredAt: participants.registeredAt,
      withdrawnAt: participants.withdrawnAt,
    })
    .from(participants)
    .innerJoin(programs, eq(programs.id, participants.programId))
    .where(eq(participants.bughunterId, bughunterId))
    .orderBy(asc(participants.registeredAt))
}
