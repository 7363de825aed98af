import { preparePatientQueues } from '@cakrawala/job-queue/queues'
import type { PgBoss } from 'pg-boss'

export const mailQueue = 'mails'
export const codeQueue = 'codes'
export const linkQueue = 'links'
export const inquiryQueue = 'inquiries'
export const downloadQueue = 'downloads'
export const incidentQueue = 'incidents'
export const digestQueue = 'digests'
export const mailQueues = [
  mailQueue,
  codeQueue,
  linkQueue,
  inquiryQueue,
  downloadQueue,
  incidentQueue,
  digestQueue,
] as const
export type MailQueue = (typeof mailQueues)[number]

/** Makes the queues, or brings existing ones and what waits in them to their settings. */
export async function prepareQueues(boss: PgBoss, retryDelay?: number): Promise<void> {
  // A code is good for ten minutes.
  const queues = mailQueues.map((name) => ({ name, hurried: name === codeQueue }))
  await preparePatientQueues(boss, queues, retryDelay)
}
