import { jakartaDay } from '@cakrawala/calendar/business-days'
import { now } from '@cakrawala/calendar/clock'
import { asc, eq } from 'drizzle-orm'
import type { Tx } from '#infra/database.ts'
import { payeeFacts } from './lock-payee.server.ts'
import { retests } from './reward-tables.server.ts'
import type { RetestLine } from './reward-view.ts'
import { withholdingOf } from './tax.ts'
import { knownTaxRules } from './tax-rules-known.server.ts'

/** The paid rounds of a report, oldest first; with what is left of the open one after tax, were it paid out alone. */
export async function unsafeRetestsOf(tx: Tx, reportId: string): Promise<RetestLine[]> {
  const rows = await tx
    .select()
    .from(retests)
    .where(eq(retests.reportId, reportId))
    .orderBy(asc(retests.round))
  return Promise.all(
    rows.map(
      async ({ round, state, amountIdr: amount, askedAt, endedAt, bughunterId, taxScheme: scheme }) => {
        const line = { round, state, amount, askedAt, endedAt }
        if (state !== 'offered') return { ...line, net: null }
        const payee = await payeeFacts(tx, bughunterId)
        const { net } = withholdingOf([{ scheme, amount }], payee, jakartaDay(now()), knownTaxRules())
        return { ...line, net }
      },
    ),
  )
}
