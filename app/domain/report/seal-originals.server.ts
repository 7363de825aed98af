import { now } from '@cakrawala/calendar/clock'
import { and, count, eq, inArray, isNull } from 'drizzle-orm'
import type { Tx } from '#infra/database.ts'
import { keyedHash, seal, unseal } from '#infra/secrets.ts'
import type { Person } from '#kernel/actor.ts'
import { refuseField } from '#kernel/refusal.ts'
import type { Guarded, Original } from './guard/guard-texts.ts'
import { sealedOriginals } from './sealed-tables.server.ts'

/**
 * Values one writer seals on one report: every reading lists them, and a choice may name a value that never stood in the text. Counted
 * by writer, so that one leaves room for the others.
 */
export const originalsPerWriter = 200

type Writer = Pick<Person, 'accountId'>
type Row = typeof sealedOriginals.$inferSelect

/** Seals what was masked in a new comment. */
export async function sealInComment(
  tx: Tx,
  { accountId }: Writer,
  { reportId, commentId }: { reportId: string; commentId: string },
  originals: readonly Original[],
): Promise<void> {
  await store(tx, { accountId }, { reportId, commentId }, originals)
}

/** Seals what was masked in the texts of a report, and deletes what they hold no mask of any more. Lock the report first. */
export async function sealInReport(
  tx: Tx,
  { accountId }: Writer,
  reportId: string,
  { texts, originals }: Guarded<Record<string, string>>,
): Promise<void> {
  const { id, field, mask } = sealedOriginals
  const stored = await tx
    .select({ id, field, mask })
    .from(sealedOriginals)
    .where(and(eq(sealedOriginals.reportId, reportId), isNull(sealedOriginals.commentId)))
  const gone = stored.filter((one) => one.field in texts && !texts[one.field]!.includes(one.mask))
  if (gone.length > 0)
    await tx.delete(sealedOriginals).where(
      inArray(
        sealedOriginals.id,
        gone.map((one) => one.id),
      ),
    )
  await store(tx, { accountId }, { reportId, commentId: null }, originals)
}

async function store(
  tx: Tx,
  { accountId }: Writer,
  place: { reportId: string; commentId: string | null },
  originals: readonly Original[],
): Promise<void> {
  if (originals.length === 0) return
  const [row] = await tx
    .select({ n: count() })
    .from(sealedOriginals)
    .where(and(eq(sealedOriginals.reportId, place.reportId), eq(sealedOriginals.writerId, accountId)))
  if (row!.n + originals.length > originalsPerWriter)
    refuseField(originals[0]!.field, 'originals_many', { max: originalsPerWriter })
  const rows = originals.map(({ field, kind, mask, value }, ordinal) => ({
    ...{ ...place, field, ordinal, kind, mask, writerId: accountId, createdAt: now() },
    valueHash: keyedHash(purposeOf(place), value),
    sealed: seal(purposeOf(place), Buffer.from(value)),
  }))
  await tx.insert(sealedOriginals).values(rows).onConflictDoNothing()
}

/** What was sealed; null where its key was lost. */
export function openOriginal(row: Pick<Row, 'reportId' | 'sealed'>): string | null {
  try {
    return unseal(purposeOf(row), row.sealed).toString()
  } catch {
    return null
  }
}

function purposeOf({ reportId }: Pick<Row, 'reportId'>): string {
  return `original:${reportId}`
}
