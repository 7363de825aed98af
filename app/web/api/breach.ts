import { leftOut } from '@cakrawala/api-contract/left-out'
import { affectedPeopleSeenBy, affectedPerson } from '#domain/privacy/breach/affected-people.server.ts'
import { breachFilter, exportAffectedInput } from '#domain/privacy/breach/breach-input.ts'
import { exportAffected } from '#domain/privacy/breach/export-affected.server.ts'
import { exportReadingsInput, weekInput } from '#domain/privacy/readings/readings.ts'
import {
  exportReadings,
  operatorWeek,
  readingLine,
  readingReason,
  readingsOfWeek,
} from '#domain/privacy/readings/readings-of-week.server.ts'
import { explainReading } from '#domain/report/reading/explain-reading.server.ts'
import { explainReadingInput } from '#domain/report/reading/reading.ts'
import { flag, text } from '#kernel/view-fields.ts'
import { z } from '#kernel/zod.ts'
import { type Call, get, post } from './call.ts'
import { exportOf, rowsOf } from './paging.ts'

const tag = 'accounts'
const who = ['hello'] as const

/** Whose data was read and by whom, for the platform team. */
export const breachCalls: readonly Call[] = [
  get('/api/v1/affected-people', {
    tag,
    says: [
      'Orang yang datanya terbaca dalam rentang waktu',
      'People whose data was read in a stretch of time',
    ],
    who,
    query: breachFilter,
    answer: rowsOf(affectedPerson),
    work: async ({ actor, query }) => ({ rows: await affectedPeopleSeenBy(actor, query) }),
  }),
  post('/api/v1/affected-people/export', {
    tag,
    says: [
      'Salin daftar orang terdampak; tercatat',
      'Copy the list of people affected; the copy is recorded',
    ],
    who,
    body: exportAffectedInput,
    exports: true,
    answer: exportOf(affectedPerson),
    work: ({ actor, input }) => exportAffected(actor, input),
  }),
  get('/api/v1/readings', {
    tag,
    says: ['Pembacaan tim dalam sepekan', 'What the team read in a week'],
    who,
    query: weekInput,
    answer: z.object({
      monday: text,
      from: leftOut,
      until: leftOut,
      operators: z.array(operatorWeek),
      reasons: z.array(readingReason),
    }),
    work: async ({ actor, query }) => readingsOfWeek(actor, query.week),
  }),
  post('/api/v1/readings/export', {
    tag,
    says: ['Salin pembacaan sepekan; tercatat', 'Copy the readings of a week; the copy is recorded'],
    who,
    body: exportReadingsInput,
    exports: true,
    answer: z.object({ monday: text, lines: z.array(readingLine), more: flag }),
    work: async ({ actor, input }) => exportReadings(actor, input),
  }),
  post('/api/v1/reading-reasons', {
    tag,
    says: ['Tulis alasan membaca laporan orang lain', 'Say why one reads reports of others'],
    who,
    body: explainReadingInput,
    work: async ({ actor, input }) => explainReading(actor, input),
  }),
]
