import { sql } from 'drizzle-orm'
import type { Tx } from '#infra/database.ts'

/** Where processes hear that a person has news; the message is an account, or `*` for many. */
export const noticeChannel = 'notices'
export const everybody = '*'
const most = 50

/** Notifies every process, once the transaction is done, of whom it has notifications for. */
export async function notifyStreams(tx: Pick<Tx, 'execute'>, accountIds: readonly string[]): Promise<void> {
  const names = accountIds.length > most ? [everybody] : accountIds
  for (const name of names) await tx.execute(sql`SELECT pg_notify(${noticeChannel}, ${name})`)
}
