import type { PgBoss } from 'pg-boss'

export const mailQueue = 'mails'
export const codeQueue = 'codes'
export const linkQueue = 'links'
export const inquiryQueue = 'inquiries'
export const downloadQueue = 'downloads'
export const incidentQueue = 'incidents'
export const digestQueue = 'digests'
/** Where jobs rest that failed five times, for people to look at. */
export const parkedQueue = 'parked'

/** Five tries in all, each pause twice the one before. */
const patience = {
  retryLimit: 4,
  retryDelay: 5,
  retryBackoff: true,
  retryDelayMax: 3_600,
  deadLetter: parkedQueue,
  notify: true,
}
const month = 30 * 86_400

/** Makes the queues, or brings existing ones to these settings. */
export async function prepareQueues(boss: PgBoss, retryDelay = patience.retryDelay): Promise<void> {
  await ensureQueue(boss, parkedQueue, { retentionSeconds: month })
  await ensureQueue(boss, mailQueue, {
    ...patience,
    retryDelay,
    deleteAfterSeconds: month,
    expireInSeconds: 120,
  })
  await ensureQueue(boss, inquiryQueue, {
    ...patience,
    retryDelay,
    deleteAfterSeconds: month,
    expireInSeconds: 120,
  })
  await ensureQueue(boss, incidentQueue, {
    ...patience,
    retryDelay,
    deleteAfterSeconds: month,
    expireInSeconds: 120,
  })
  await ensureQueue(boss, digestQueue, {
    ...patience,
    retryDelay,
    deleteAfterSeconds: month,
    expireInSeconds: 120,
  })
  await ensureQueue(boss, downloadQueue, {
    ...patience,
    retryDelay,
    deleteAfterSeconds: month,
    expireInSeconds: 120,
  })
  await ensureQueue(boss, linkQueue, {
    ...patience,
    retryDelay,
    retentionSeconds: 86_400,
    expireInSeconds: 120,
  })
  // A code is good for ten minutes: it hurries, and nobody is helped by a late one.
  await ensureQueue(boss, codeQueue, {
    ...patience,
    retryDelay: Math.min(retryDelay, 2),
    retentionSeconds: 600,
    expireInSeconds: 60,
  })
}

export async function ensureQueue(
  boss: PgBoss,
  name: string,
  options: Parameters<PgBoss['createQueue']>[1] = {},
): Promise<void> {
  await boss.createQueue(name, options)
  const { policy: _policy, partition: _partition, ...changeable } = options
  await boss.updateQueue(name, changeable)
}
