import { after, day, now } from '@cakrawala/calendar/clock'
import { rateLimit } from '@cakrawala/pg-access/rate-limit'
import { and, eq, gt, sql } from 'drizzle-orm'
import { files } from '#domain/account/account-tables.server.ts'
import { type Tx, transaction } from '#infra/database.ts'
import type { Person } from '#kernel/actor.ts'
import { Refusal } from '#kernel/refusal.ts'

/** What one person may upload in 24 hours; what is refused counts too. */
export const dailyQuota = { files: 100, bytes: 200_000_000 } as const

const daySeconds = 86_400
const perFile = rateLimit('uploads', dailyQuota.files, daySeconds)
const perByte = rateLimit('upload_bytes', dailyQuota.bytes, daySeconds)

/**
 * Counts an upload before anything is done with it: refused ones cost as much work as stored ones.
 * @param size in bytes
 * @throws Refusal too_many_requests above the quota of files sent or stored
 */
export async function countUpload({ accountId }: Person, size: number): Promise<void> {
  if (!(await perFile.takes(accountId)) || !(await perByte.takes(accountId, size))) throw overQuota()
  await transaction((tx) => refuseAboveQuota(tx, accountId, size))
}

/** Counts what is stored, exactly. @throws Refusal too_many_requests */
export async function refuseAboveQuota(tx: Tx, accountId: string, size: number): Promise<void> {
  const [used] = await tx
    .select({
      count: sql<number>`count(*)::int`,
      bytes: sql<number>`coalesce(sum(${files.size}), 0)::float8`,
    })
    .from(files)
    .where(and(eq(files.ownerId, accountId), gt(files.createdAt, after(now(), -day))))
  if (used!.count >= dailyQuota.files || used!.bytes + size > dailyQuota.bytes) throw overQuota()
}

function overQuota(): Refusal {
  return new Refusal('too_many_requests', { detail: 'file_quota', retryAfterSeconds: 3_600 })
}
