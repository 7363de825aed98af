import { isId } from '@cakrawala/ids/ids'
import { eq } from 'drizzle-orm'
import { type StoredFile, unsafeStoredFile } from '#domain/account/files/file-queries.server.ts'
import { record } from '#domain/event/record.server.ts'
import { database, transaction } from '#infra/database.ts'
import type { Actor } from '#kernel/actor.ts'
import { found } from '#kernel/refusal.ts'
import { mayReadResidences } from './residence-policy.ts'
import { taxResidences } from './residence-tables.server.ts'

/** The document of a request, for the team; each look is recorded. @throws Refusal not_found, also while the scanner holds it */
export async function residenceDocument(actor: Actor, residenceId: string): Promise<StoredFile> {
  found(mayReadResidences(actor) && isId(residenceId) ? actor : null)
  const [row] = await database()
    .select({ fileId: taxResidences.documentFileId, bughunterId: taxResidences.bughunterId })
    .from(taxResidences)
    .where(eq(taxResidences.id, residenceId))
  const { fileId, bughunterId } = found(row)
  const kept = found(fileId === null ? null : await unsafeStoredFile(fileId))
  await transaction((tx) =>
    record(tx, actor, 'reward.tax_residence_opened', bughunterId, { bughunterId, residenceId }),
  )
  return kept
}
