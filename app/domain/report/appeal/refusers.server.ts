import { and, desc, eq, inArray } from 'drizzle-orm'
import { events } from '#domain/event/event-tables.server.ts'
import type { Tx } from '#infra/database.ts'

/** Who refused a closed report: the person who closed it, and those who turned objections down since. */
export async function refusersOf(tx: Pick<Tx, 'select'>, reportId: string): Promise<string[]> {
  const rows = await tx
    .select({ by: events.actorId, facts: events.facts })
    .from(events)
    .where(
      and(
        eq(events.noun, 'report'),
        eq(events.subjectId, reportId),
        inArray(events.type, ['report.moved', 'report.appeal_dismissed']),
      ),
    )
    .orderBy(desc(events.seq))
  // A report moves on where it is closed too: money owed is paid.
  const closing = rows.findIndex(({ facts }) => facts.to === 'closed' && facts.from !== 'closed')
  const since = rows.slice(0, closing + 1).filter(({ facts }) => facts.from !== 'closed')
  return since.flatMap(({ by }) => (by === null ? [] : [by]))
}
