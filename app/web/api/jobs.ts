import { giveUpJob, sendJobAgain, sendKindAgain } from '#domain/operations/job/act-on-job.server.ts'
import { giveUpJobInput, sendAgainInput, sendKindAgainInput } from '#domain/operations/job/job.ts'
import { jobAlarmsSeenBy, jobsSeenBy } from '#domain/operations/job/job-queries.server.ts'
import { jobAlarm, jobsView } from '#domain/operations/job/job-view.ts'
import { z } from '#kernel/zod.ts'
import { type Call, get, post } from './call.ts'

const tag = 'jobs'
const who = ['hello'] as const
const refuses = ['not_found', 'conflict'] as const

/** Mails and scheduled jobs, for the platform team. */
export const jobCalls: readonly Call[] = [
  get('/api/v1/jobs', {
    tag,
    says: ['Keadaan antrean email dan tugas terjadwal', 'How the queues of mails and scheduled jobs stand'],
    who,
    answer: jobsView,
    work: async ({ actor }) => jobsSeenBy(actor),
  }),
  get('/api/v1/jobs/alarms', {
    tag,
    says: ['Peringatan tentang email dan tugas terjadwal', 'Alarms about mails and scheduled jobs'],
    who,
    answer: z.object({ alarms: z.array(jobAlarm) }),
    work: async ({ actor }) => ({ alarms: await jobAlarmsSeenBy(actor) }),
  }),
  post('/api/v1/jobs/send-again', {
    tag,
    says: ['Kirim lagi satu yang berhenti dicoba', 'Send one again that is no longer tried'],
    who,
    body: sendAgainInput,
    refuses,
    work: ({ actor, input }) => sendJobAgain(actor, input),
  }),
  post('/api/v1/jobs/send-kind-again', {
    tag,
    says: ['Kirim lagi semua yang berhenti dicoba dari satu antrean', 'Send all of one queue again'],
    who,
    body: sendKindAgainInput,
    refuses,
    work: ({ actor, input }) => sendKindAgain(actor, input),
  }),
  post('/api/v1/jobs/give-up', {
    tag,
    says: ['Hentikan satu tanpa mengirim', 'Give one up without sending it'],
    who,
    body: giveUpJobInput,
    refuses,
    work: ({ actor, input }) => giveUpJob(actor, input),
  }),
]
