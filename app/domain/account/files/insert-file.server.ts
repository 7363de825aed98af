import { now } from '@cakrawala/calendar/clock'
import { newId } from '@cakrawala/ids/ids'
import { sql } from 'drizzle-orm'
import { files } from '#domain/account/account-tables.server.ts'
import { record } from '#domain/event/record.server.ts'
import { type Tx, transaction } from '#infra/database.ts'
import { removeBytes } from '#infra/files.ts'
import type { Person } from '#kernel/actor.ts'
import { refuseAboveQuota } from './upload-quota.server.ts'

export type FilePurpose =
  | 'identity'
  | 'report'
  | 'comment'
  | 'top_up_proof'
  | 'payout_proof'
  | 'npwp'
  | 'incident'
  | 'article_cover'
  | 'article_picture'
  | 'article_pdf'
  | 'picture'
  | 'asset_proof'
  | 'tax_residence'

type StoredFacts = Omit<typeof files.$inferInsert, 'id' | 'ownerId' | 'purpose' | 'createdAt'>

/**
 * Writes the row of bytes that are stored already; where it cannot be written, they are removed again.
 * @throws Refusal too_many_requests above the quota
 */
export async function insertStored(
  actor: Person,
  purpose: FilePurpose,
  facts: StoredFacts,
): Promise<{ fileId: string }> {
  try {
    return await transaction((tx) => insertFile(tx, actor, purpose, facts))
  } catch (error) {
    await removeBytes(facts.storageKey)
    throw error
  }
}

async function insertFile(
  tx: Tx,
  actor: Person,
  purpose: FilePurpose,
  facts: StoredFacts,
): Promise<{ fileId: string }> {
  // One upload of a person at a time is counted, so that parallel ones cannot pass the quota together.
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`files:${actor.accountId}`}, 0))`)
  await refuseAboveQuota(tx, actor.accountId, facts.size)
  const fileId = newId()
  await tx.insert(files).values({ ...facts, id: fileId, ownerId: actor.accountId, purpose, createdAt: now() })
  await record(tx, actor, 'account.file_uploaded', actor.accountId, { fileId, purpose, size: facts.size })
  return { fileId }
}
