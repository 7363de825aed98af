import { and, desc, eq, lte } from 'drizzle-orm'
import type { Tx } from '#infra/database.ts'
import { jakartaDay } from '#kernel/business-days.ts'
import { now } from '#kernel/clock.ts'
import { taxResidences } from './residence-tables.server.ts'

/** The newest accepted residence whose day has come; null where there is none. */
export async function acceptedResidence(
  tx: Pick<Tx, 'select'>,
  bughunterId: string,
): Promise<{ country: string; since: string } | null> {
  const [row] = await tx
    .select({ country: taxResidences.country, since: taxResidences.since })
    .from(taxResidences)
    .where(
      and(
        eq(taxResidences.bughunterId, bughunterId),
        eq(taxResidences.state, 'accepted'),
        lte(taxResidences.since, jakartaDay(now())),
      ),
    )
    .orderBy(desc(taxResidences.decidedAt), desc(taxResidences.id))
    .limit(1)
  return row ?? null
}
