import { after, day, now } from '@cakrawala/calendar/clock'
import { and, asc, eq, inArray, lt } from 'drizzle-orm'
import { database, type Tx } from '#infra/database.ts'
import { reports } from '../report-tables.server.ts'
import { openOriginal } from '../seal-originals.server.ts'
import { sealedOriginals, unsealings } from '../sealed-tables.server.ts'
import { originalDays } from './unsealing.ts'

/** Deletes the originals of reports that were closed 90 days ago; the masks stay. For a daily job. */
export async function forgetOriginals(): Promise<void> {
  const closed = database()
    .select({ id: reports.id })
    .from(reports)
    .where(and(eq(reports.stage, 'closed'), lt(reports.closedAt, after(now(), -originalDays * day))))
  await database().delete(sealedOriginals).where(inArray(sealedOriginals.reportId, closed))
}

/** What a person who left had sealed, and the reasons they gave. */
export async function eraseOriginals(tx: Tx, accountId: string): Promise<void> {
  await tx.delete(sealedOriginals).where(eq(sealedOriginals.writerId, accountId))
  await tx.delete(unsealings).where(eq(unsealings.accountId, accountId))
}

/** What a person masked, with what it stands for, and what they unsealed. */
export async function exportOriginals(tx: Tx, accountId: string) {
  const rows = await tx
    .select({ report: reports.code, original: sealedOriginals })
    .from(sealedOriginals)
    .innerJoin(reports, eq(reports.id, sealedOriginals.reportId))
    .where(eq(sealedOriginals.writerId, accountId))
    .orderBy(asc(sealedOriginals.id))
  const { reason, at } = unsealings
  const opened = await tx
    .select({ report: reports.code, reason, at })
    .from(unsealings)
    .innerJoin(reports, eq(reports.id, unsealings.reportId))
    .where(eq(unsealings.accountId, accountId))
    .orderBy(asc(at))
  const masked = rows.map(({ report, original }) => {
    const { field, kind, mask, createdAt } = original
    return { report, field, kind, mask, value: openOriginal(original), createdAt }
  })
  return { masked, opened }
}
