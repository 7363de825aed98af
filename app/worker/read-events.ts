import { jobIdOf } from '@cakrawala/mail-sender/mail-id'
import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import type { PgBoss } from 'pg-boss'
import {
  beginCursor,
  type EventRow,
  lockCursor,
  moveCursor,
  unsafeEventsAfter,
} from '#domain/event/event-queries.server.ts'
import { settleParked } from './parked-jobs.ts'
import { codeQueue, downloadQueue, incidentQueue, inquiryQueue, linkQueue, mailQueue } from './queues.ts'
import type { CodeJob } from './send-code.ts'
import { type DownloadJob, wantsDownloadMail } from './send-download-mail.ts'
import { type IncidentJob, isNewIncident } from './send-incident-mail.ts'
import { type InquiryJob, inquiryReaders } from './send-inquiry-mail.ts'
import type { LinkJob } from './send-link-mail.ts'
import type { MailJob } from './send-mail.ts'
import { hearersOf, writeNotices } from './write-notices.ts'

export const reader = 'reactions'
const batch = 100

/** A reader that is new begins at the present: history is not mailed again. */
export async function beginAtPresent(pool: pg.Pool): Promise<void> {
  await beginCursor(drizzle(pool), reader)
}

/**
 * Queues what the next events ask for. Jobs and the cursor are written in one transaction: an event is neither lost nor
 * read twice, whatever dies when. Several processes take turns by the lock on the cursor.
 * @returns how many events were read; a full batch means there may be more.
 */
export async function readEvents(pool: pg.Pool, boss: PgBoss): Promise<number> {
  const client = await pool.connect()
  try {
    await client.query('BEGIN')
    const tx = drizzle(client)
    const read = await lockCursor(tx, reader)
    const news = read === undefined ? [] : await unsafeEventsAfter(read, batch)
    for (const event of news) await queueReactions(client, boss, event)
    const last = news.at(-1)
    if (last) await moveCursor(tx, reader, last.seq)
    await client.query('COMMIT')
    return news.length
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined)
    throw error
  } finally {
    client.release()
  }
}

/** The same for a loop that goes on while batches are full. */
export async function readBatch(pool: pg.Pool, boss: PgBoss): Promise<{ count: number; isFull: boolean }> {
  const count = await readEvents(pool, boss)
  return { count, isFull: count >= batch }
}

/** Queues the mails of one event and writes who is notified in the page; doing it again adds nothing. */
export async function queueReactions(client: pg.PoolClient, boss: PgBoss, event: EventRow): Promise<void> {
  const db = { executeSql: (text: string, values?: unknown[]) => client.query(text, values) }
  const { seq } = event
  if (event.type === 'account.code_sent') {
    const job: CodeJob = { seq, codeId: event.subjectId }
    await boss.send(codeQueue, job, { id: jobIdOf({ seq, kind: 'code', to: event.subjectId }), db })
  }
  if (event.type === 'account.link_sent') {
    const job: LinkJob = { seq, linkId: event.subjectId }
    await boss.send(linkQueue, job, { id: jobIdOf({ seq, kind: 'link', to: event.subjectId }), db })
  }
  if (isNewIncident(event)) {
    const job: IncidentJob = { seq, incidentId: event.subjectId }
    await boss.send(incidentQueue, job, { id: jobIdOf({ seq, kind: 'incident', to: event.subjectId }), db })
  }
  if (wantsDownloadMail(event)) {
    const job: DownloadJob = { seq, downloadId: event.subjectId }
    await boss.send(downloadQueue, job, { id: jobIdOf({ seq, kind: 'download', to: event.subjectId }), db })
  }
  for (const to of inquiryReaders(event)) {
    const job: InquiryJob = { seq, inquiryId: event.subjectId, to }
    await boss.send(inquiryQueue, job, { id: jobIdOf({ seq, kind: 'inquiry', to }), db })
  }
  await settleParked(db, boss, event)
  const hearers = await hearersOf(client, event)
  await writeNotices(client, event, hearers)
  for (const { reader, kind, notice, wish } of hearers) {
    if (wish.mail !== 'now' || notice === null) continue
    const job: MailJob = { seq, notice, to: reader.id }
    const group = { id: reader.id }
    const wait = wish.notBefore && { startAfter: wish.notBefore }
    await boss.send(mailQueue, job, { id: jobIdOf({ seq, kind, to: reader.id }), group, db, ...wait })
  }
}
