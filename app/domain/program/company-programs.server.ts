import { countIn, keysetQuery, type Order, type Wanted } from '@cakrawala/paging/list-order'
import type { CountedPage } from '@cakrawala/paging/paging'
import { and, eq } from 'drizzle-orm'
import { database } from '#infra/database.ts'
import { type Actor, isOperator } from '#kernel/actor.ts'
import { found } from '#kernel/refusal.ts'
import { flag, text } from '#kernel/view-fields.ts'
import { z } from '#kernel/zod.ts'
import { programStatuses } from './program.ts'
import { isHalted, isLate, isUncovered } from './program-scope.server.ts'
import { programs } from './program-tables.server.ts'

export const companyProgram = z.object({
  id: text,
  title: text,
  status: z.enum(programStatuses),
  halted: flag,
  late: flag,
  uncovered: flag,
})
export type CompanyProgram = z.infer<typeof companyProgram>

const order: Order = {
  keys: [{ by: programs.createdAt, down: true, as: 'moment' }],
  ...{ id: programs.id, down: true },
}

/** The programs of a company in every status, newest first, for the platform team. @throws Refusal not_found */
export async function companyProgramsSeenBy(
  actor: Actor,
  companyId: string,
  wanted: Wanted = {},
): Promise<CountedPage<CompanyProgram>> {
  found(isOperator(actor) ? actor : null)
  const { id, title, status } = programs
  const which = eq(programs.companyId, companyId)
  const keyset = keysetQuery(order, wanted)
  const rows = await database()
    .select({
      ...{ id, title, status, halted: isHalted(), late: isLate(), uncovered: isUncovered() },
      ...{ place: keyset.place, total: countIn(programs, which) },
    })
    .from(programs)
    .where(and(which, keyset.beyond))
    .orderBy(...keyset.orderBy)
    .limit(keyset.limit)
  return keyset.countedPage(rows)
}
