import { isId } from '@cakrawala/ids/ids'
import { asc, desc, eq, inArray } from 'drizzle-orm'
import { database, type Tx } from '#infra/database.ts'
import type { Actor } from '#kernel/actor.ts'
import { found } from '#kernel/refusal.ts'
import { factsOf, type LockedReport } from '../report-facts.server.ts'
import { audiencesReadBy, maySee } from '../report-policy.ts'
import { reportComments, reports } from '../report-tables.server.ts'
import { partiesOf } from '../report-timeline.server.ts'
import { sealedOriginals, unsealings } from '../sealed-tables.server.ts'
import { mayUnseal, type SealedView } from './unsealing.ts'

/**
 * What is sealed on a report, of that what the viewer may unseal, in the order it was written. Of the rest they read the mask alone.
 * @throws Refusal not_found for unknown reports and for those the viewer may not see
 */
export async function sealedSeenBy(viewer: Actor, reportId: string): Promise<SealedView[]> {
  const [report] = isId(reportId)
    ? await database().select().from(reports).where(eq(reports.id, reportId))
    : []
  const locked = report && (await factsOf(database(), viewer, report))
  const known = found(locked && maySee(viewer, locked.facts) ? locked : null)
  const rows = (await sealedOf(database(), viewer, known)).filter(({ may }) => may)
  if (rows.length === 0) return []
  const opened = await database()
    .select()
    .from(unsealings)
    .where(
      inArray(
        unsealings.originalId,
        rows.map(({ original }) => original.id),
      ),
    )
    .orderBy(desc(unsealings.at))
  const people = await partiesOf(
    database(),
    viewer,
    known.report.reporterId,
    opened.map(({ accountId }) => accountId),
  )
  return rows.map(({ original: { id, kind, mask, field }, commentAt }) => {
    const its = opened.filter(({ originalId }) => originalId === id)
    const [last] = its
    const lastTime = last ? { by: people(last.accountId), at: last.at, reason: last.reason } : null
    return { id, kind, mask, field, commentAt, times: its.length, last: lastTime }
  })
}

/** The sealed rows of the texts this person reads, without what is sealed, and whether they may unseal each. The caller has shown that they may see the report. */
export async function sealedOf(tx: Tx, viewer: Actor, { report, facts }: LockedReport) {
  const { id, kind, mask, field, writerId } = sealedOriginals
  const rows = await tx
    .select({
      original: { id, kind, mask, field, writerId },
      audience: reportComments.audience,
      commentAt: reportComments.createdAt,
    })
    .from(sealedOriginals)
    .leftJoin(reportComments, eq(reportComments.id, sealedOriginals.commentId))
    .where(eq(sealedOriginals.reportId, report.id))
    .orderBy(asc(sealedOriginals.createdAt), asc(sealedOriginals.ordinal))
  const read = audiencesReadBy(viewer)
  return rows
    .map((row) => ({ ...row, audience: row.audience ?? ('all' as const) }))
    .filter(({ audience }) => read.includes(audience))
    .map((row) => ({ ...row, may: mayUnseal(viewer, facts, row.original.writerId, report.assigneeId) }))
}
