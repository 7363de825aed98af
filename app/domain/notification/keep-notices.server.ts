import { newId } from '@cakrawala/ids/ids'
import { sql } from 'drizzle-orm'
import type { Tx } from '#infra/database.ts'
import { notifyStreams } from './notice-channel.server.ts'
import type { NoticeGroup, NoticeSubject } from './notification.ts'

export type NewNotice = {
  accountId: string
  kind: string
  group: NoticeGroup
  about: NoticeSubject
  path: string
  shown: boolean
  digest: boolean
  /** Notifications of the reader's own act are stored as read. */
  read: boolean
}

/**
 * Writes who is notified of an event, part of the transaction that reads it; for the worker. The person who
 * is notified already keeps the first row: one event gives one notification per person.
 */
export async function storeNotices(
  tx: Pick<Tx, 'execute'>,
  { seq, at }: { seq: number; at: Date },
  notices: readonly NewNotice[],
): Promise<void> {
  const told: string[] = []
  for (const { accountId, kind, group, about, path, shown, digest, read } of notices) {
    if (!shown && !digest) continue
    const answer = await tx.execute(sql`
      INSERT INTO notifications (id, account_id, seq, kind, "group", about, path, shown, digest, read_at, created_at)
      VALUES (${newId()}, ${accountId}, ${seq}, ${kind}, ${group}, ${about}, ${path}, ${shown}, ${digest}, ${read ? at : null}, ${at})
      ON CONFLICT (account_id, seq) DO NOTHING RETURNING id`)
    if (answer.rows.length > 0 && shown) told.push(accountId)
  }
  await notifyStreams(tx, told)
}
