import { hurryRetries } from '@cakrawala/job-queue/hurry-retries'
import { type LaneQueue, type MailLane, startLane } from '@cakrawala/job-queue/mail-lane'
import { createMailer } from '@cakrawala/mail-sender/mail'
import { createBreaker } from '@cakrawala/mail-sender/mail-breaker'
import { createSms } from '@cakrawala/mail-sender/sms'
import type { PgBoss } from 'pg-boss'
import { settings } from '#infra/settings.ts'
import {
  codeQueue,
  digestQueue,
  downloadQueue,
  incidentQueue,
  inquiryQueue,
  linkQueue,
  type MailQueue,
  mailQueue,
} from './queues.ts'
import { type CodeJob, sendCode } from './send-code.ts'
import { type DigestJob, sendDigest } from './send-digest.ts'
import { type DownloadJob, sendDownloadMail } from './send-download-mail.ts'
import { type IncidentJob, sendIncidentMail } from './send-incident-mail.ts'
import { type InquiryJob, sendInquiryMail } from './send-inquiry-mail.ts'
import { type LinkJob, sendLinkMail } from './send-link-mail.ts'
import { type MailJob, sendMail } from './send-mail.ts'

type Options = {
  smtpUrl: string
  pollSeconds: number
  onFault(error: unknown): void
  /** Milliseconds without an answer of the mail server, and before it is asked again; tests are in a hurry. */
  silentMs?: number | undefined
  askAgainMs?: number | undefined
}

const patienceMs = 72 * 3_600_000
const stopMs = 5_000

/**
 * Codes have connections of their own, so that neither a crowd of notices nor a mail that hangs holds one. Everything else
 * shares the others.
 */
export function startMailLanes(boss: PgBoss, options: Options): MailLane {
  const codes = openChannels(options, {
    silentMs: options.silentMs ?? 10_000,
    connections: 3,
    wholeMs: 30_000,
  })
  const rest = openChannels(options, {
    silentMs: options.silentMs ?? 30_000,
    connections: 4,
    wholeMs: 60_000,
  })
  const lanes = [
    startLane(
      boss,
      // What a code or link is good for ends by itself: the sender drops what is over.
      [
        queueOf<CodeJob>(codeQueue, (job) => sendCode(codes, job), {
          patienceMs: Infinity,
          parksRefused: false,
        }),
      ],
      { ...laneOptions(boss, options, [codeQueue], 5_000), slots: 3 },
    ),
    startLane(boss, ordinaryQueues(rest), {
      ...laneOptions(boss, options, ordinaryNames, 60_000),
      slots: 4,
    }),
  ]
  return {
    poke() {
      for (const lane of lanes) lane.poke()
    },
    async stop() {
      const stopping = Promise.all(lanes.map((lane) => lane.stop()))
      await Promise.race([stopping, new Promise((go) => setTimeout(go, stopMs).unref())])
      // What a server still holds up fails now, and is tried again after the next start.
      for (const { mailer, sms } of [codes, rest]) {
        mailer.close()
        sms?.close()
      }
      await stopping
    },
  }
}

type Channels = ReturnType<typeof openChannels>

function ordinaryQueues(channels: Channels): LaneQueue[] {
  const { mailer } = channels
  return [
    queueOf<LinkJob>(linkQueue, (job) => sendLinkMail(channels, job), { patienceMs: Infinity }),
    queueOf<IncidentJob>(incidentQueue, (job) => sendIncidentMail(mailer, job)),
    queueOf<InquiryJob>(inquiryQueue, (job) => sendInquiryMail(mailer, job)),
    queueOf<DownloadJob>(downloadQueue, (job) => sendDownloadMail(mailer, job)),
    queueOf<MailJob>(mailQueue, (job) => sendMail(mailer, job)),
    queueOf<DigestJob>(digestQueue, (job) => sendDigest(mailer, job)),
  ]
}
const ordinaryNames = [linkQueue, incidentQueue, inquiryQueue, downloadQueue, mailQueue, digestQueue]

function queueOf<Data extends object>(
  name: MailQueue,
  act: (job: Data) => Promise<unknown>,
  rest: { patienceMs?: number; parksRefused?: boolean } = {},
): LaneQueue {
  return { name, act: (data) => act(data as Data), patienceMs, parksRefused: true, ...rest }
}

function laneOptions(
  boss: PgBoss,
  { pollSeconds, onFault, askAgainMs = 1_000 }: Options,
  names: string[],
  longestPauseMs: number,
) {
  return {
    ...{ pollMs: pollSeconds * 1_000, onFault },
    breaker: createBreaker({ longestPauseMs, firstPauseMs: askAgainMs }),
    onBack: (awayMs: number) => hurryRetries(boss, names, awayMs),
  }
}

type Limits = NonNullable<Parameters<typeof createMailer>[2]>

/** Texts go by the gateway; without one into the inbox, but never as mails to a real mail server. */
function openChannels({ smtpUrl }: Options, limits: Limits) {
  const { mailFrom, smsGatewayUrl, smtpUrl: realServer } = settings()
  const inboxSmtpUrl = realServer ? undefined : smtpUrl
  const sms = smsGatewayUrl || inboxSmtpUrl ? createSms({ gatewayUrl: smsGatewayUrl, inboxSmtpUrl }) : null
  return { mailer: createMailer(smtpUrl, mailFrom, limits), sms }
}
