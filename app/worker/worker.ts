import pg from 'pg'
import { PgBoss } from 'pg-boss'
import { databaseUrl } from '#infra/database.ts'
import { listenTo } from '#infra/listen.ts'
import { createMailer } from '#infra/mail.ts'
import { settings } from '#infra/settings.ts'
import { createSms } from '#infra/sms.ts'
import { startEventLoop } from './event-loop.ts'
import { scheduleDigests } from './gather-digests.ts'
import {
  codeQueue,
  digestQueue,
  downloadQueue,
  incidentQueue,
  inquiryQueue,
  linkQueue,
  mailQueue,
  prepareQueues,
} from './queues.ts'
import { beginAtPresent } from './read-events.ts'
import { startSchedules } from './schedules.ts'
import { type CodeJob, sendCode } from './send-code.ts'
import { type DigestJob, sendDigest } from './send-digest.ts'
import { type DownloadJob, sendDownloadMail } from './send-download-mail.ts'
import { type IncidentJob, sendIncidentMail } from './send-incident-mail.ts'
import { type InquiryJob, sendInquiryMail } from './send-inquiry-mail.ts'
import { type LinkJob, sendLinkMail } from './send-link-mail.ts'
import { type MailJob, sendMail } from './send-mail.ts'
import { takeJobs } from './take-jobs.ts'

export type Worker = { stop(): Promise<void> }
type Options = {
  smtpUrl: string
  /** Seconds between looks into the queues, and before the second try of a mail; tests are in a hurry. */
  pollSeconds?: number
  retryDelay?: number
  onFault?: (error: unknown) => void
}

/**
 * Starts the door for time: reads events, sends what they ask for, and keeps the schedules. The queue's own tables belong to
 * the owner of the database, so it connects as the owner and not under the application's role.
 */
export async function startWorker({
  smtpUrl,
  pollSeconds = 1,
  retryDelay,
  onFault = logFault,
}: Options): Promise<Worker> {
  const url = databaseUrl()
  const boss = new PgBoss({
    ...{ connectionString: url, max: 4, application_name: 'cakrawala-jobs', useListenNotify: true },
  })
  boss.on('error', onFault)
  await boss.start()
  await prepareQueues(boss, retryDelay)
  const pool = new pg.Pool({ connectionString: url, max: 1, statement_timeout: 10_000 })
  pool.on('error', () => undefined)
  await beginAtPresent(pool)
  const channels = openChannels(smtpUrl)
  const { mailer } = channels
  await takeJobs<MailJob>(boss, mailQueue, pollSeconds, (job) => sendMail(mailer, job))
  await takeJobs<CodeJob>(boss, codeQueue, pollSeconds, (job) => sendCode(channels, job))
  await takeJobs<LinkJob>(boss, linkQueue, pollSeconds, (job) => sendLinkMail(channels, job))
  await takeJobs<DownloadJob>(boss, downloadQueue, pollSeconds, (job) => sendDownloadMail(mailer, job))
  await takeJobs<InquiryJob>(boss, inquiryQueue, pollSeconds, (job) => sendInquiryMail(mailer, job))
  await takeJobs<IncidentJob>(boss, incidentQueue, pollSeconds, (job) => sendIncidentMail(mailer, job))
  await takeJobs<DigestJob>(boss, digestQueue, pollSeconds, (job) => sendDigest(mailer, job))
  await startSchedules(boss)
  await scheduleDigests(boss)
  const loop = startEventLoop(pool, boss, { onFault })
  const ears = listenTo(url, 'events', { onNews: loop.poke })
  return {
    async stop() {
      await ears.stop()
      await loop.stop()
      await boss.stop({ graceful: true, timeout: 10_000 })
      await pool.end()
      channels.mailer.close()
      channels.sms?.close()
    },
  }
}

/** Texts go by the gateway; without one into the inbox, but never as mails to a real mail server. */
function openChannels(smtpUrl: string) {
  const { mailFrom, smsGatewayUrl, smtpUrl: realServer } = settings()
  const inboxSmtpUrl = realServer ? undefined : smtpUrl
  const sms = smsGatewayUrl || inboxSmtpUrl ? createSms({ gatewayUrl: smsGatewayUrl, inboxSmtpUrl }) : null
  return { mailer: createMailer(smtpUrl, mailFrom), sms }
}

function logFault(error: unknown): void {
  const what = error instanceof Error ? error.message : String(error)
  process.stderr.write(`${JSON.stringify({ level: 'error', room: 'worker', what })}\n`)
}
