import { desc, eq } from 'drizzle-orm'
import { database } from '#infra/database.ts'
import { type Actor, isHello } from '#kernel/actor.ts'
import { found } from '#kernel/refusal.ts'
import type { ProgramStatus } from './program.ts'
import { isHalted } from './program-scope.server.ts'
import { programs } from './program-tables.server.ts'

export type CompanyProgram = { id: string; title: string; status: ProgramStatus; halted: boolean }

/** The programs of a company in every status, newest first, for the platform team. @throws Refusal not_found */
export async function companyProgramsSeenBy(actor: Actor, companyId: string): Promise<CompanyProgram[]> {
  found(isHello(actor) ? actor : null)
  const { id, title, status } = programs
  return database()
    .select({ id, title, status, halted: isHalted() })
    .from(programs)
    .where(eq(programs.companyId, companyId))
    .orderBy(desc(programs.createdAt))
    .limit(100)
}
