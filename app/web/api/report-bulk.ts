import { actOnReports } from '#domain/reward/bulk/act-on-reports.server.ts'
import { bulkInput } from '#domain/reward/bulk/bulk-input.ts'
import { bulkOffer, bulkOfferFor } from '#domain/reward/bulk/bulk-offer.server.ts'
import { flag, text } from '#kernel/view-fields.ts'
import { z } from '#kernel/zod.ts'
import { bulkResultsOf } from '#web/http/bulk-reports.ts'
import { type Call, get, post } from './call.ts'

const tag = 'reports'
const who = ['company', 'company_member', 'hello'] as const
const path = '/api/v1/reports/bulk'
const asked = { door: 'call', method: 'POST', pattern: path } as const

/** `report` is null where it was not found; `code` and `message` say why it was refused. */
const result = z.object({
  ...{ id: text, report: z.object({ code: text.nullable(), title: text, hash: text }).nullable() },
  ...{ done: flag, code: text.nullable(), message: text.nullable() },
})

/** One act with several reports. */
export const reportBulkCalls: readonly Call[] = [
  get(path, {
    tag,
    says: ['Tindakan untuk banyak laporan sekaligus', 'What may be done with several reports at once'],
    who,
    answer: bulkOffer,
    work: ({ actor }) => bulkOfferFor(actor),
  }),
  post(path, {
    tag,
    says: [
      'Satu tindakan untuk paling banyak 50 laporan; hasilnya disebut per laporan',
      'One act with 50 reports at most; the answer names what became of each',
    ],
    who,
    body: bulkInput,
    answer: z.object({ rows: z.array(result) }),
    work: async ({ actor, input, locale }) => ({
      rows: await bulkResultsOf(actor, await actOnReports(actor, input), locale, asked),
    }),
  }),
]
