import { followReport } from '#domain/notification/follow-report.server.ts'
import { followWays } from '#domain/notification/notification.ts'
import { followReportInput } from '#domain/notification/notification-input.ts'
import { boardWithNews, listReportsWithNews, readingNews } from '#domain/notification/report-news.server.ts'
import { managers } from '#domain/program/program.ts'
import { saveDraft, savedDraft } from '#domain/report/draft/save-draft.server.ts'
import { comparison, comparisonSeenBy } from '#domain/report/duplicate/comparison.server.ts'
import { nearDuplicate, nearDuplicatesSeenBy } from '#domain/report/duplicate/near-duplicates.server.ts'
import { latePromise, latePromisesSeenBy } from '#domain/report/figures/report-figures.server.ts'
import { filterChoicesSeenBy } from '#domain/report/filter-choices.server.ts'
import { filterChoice, searchedFilters } from '#domain/report/filter-choices.ts'
import { handlingBounds } from '#domain/report/handling-bounds.ts'
import { knownChoices } from '#domain/report/known-choices.server.ts'
import { assigneesSeenBy, reportAssignee } from '#domain/report/report-assignees.server.ts'
import { boardColumn } from '#domain/report/report-board.server.ts'
import { boardColumns } from '#domain/report/report-board.ts'
import { reportCategories } from '#domain/report/report-categories.ts'
import { reportCounts, reportCountsFor } from '#domain/report/report-counts.server.ts'
import { saveDraftInput, submitReportInput, summarizeInput } from '#domain/report/report-input.ts'
import { reportSorts } from '#domain/report/report-order.server.ts'
import { reportPathSeenBy } from '#domain/report/report-path.server.ts'
import { reportProgram, reportProgramsSeenBy } from '#domain/report/report-programs.server.ts'
import { reportSeenBy } from '#domain/report/report-queries.server.ts'
import { nextActors, stages } from '#domain/report/report-state.ts'
import { reportForReporter, reportLine, reportView } from '#domain/report/report-view.ts'
import { submissionSeenBy } from '#domain/report/sending/submission-queries.server.ts'
import { sendLimits, sentReport, submitReport } from '#domain/report/sending/submit-report.server.ts'
import { summarizeReport } from '#domain/report/summary/summarize-report.server.ts'
import { traceOpening } from '#domain/report/trace-opening.server.ts'
import type { Person } from '#kernel/actor.ts'
import { found } from '#kernel/refusal.ts'
import { bands } from '#kernel/risk-level.ts'
import { text } from '#kernel/view-fields.ts'
import { z } from '#kernel/zod.ts'
import { type Call, get, post, put } from './call.ts'
import { keyed, pageOf, placed, rowsOf, wantedOf } from './paging.ts'

/** Who has to do with reports at all. */
export const reportPeople = ['bughunter', 'company', 'company_member', 'hello'] as const
const tag = 'reports'
const onlyTrue = z
  .literal('true')
  .transform(() => true as const)
  .optional()
const filters = z.strictObject({
  ...placed,
  sort: z.enum(reportSorts).optional(),
  open: onlyTrue,
  unread: onlyTrue,
  stage: z.enum(stages).optional(),
  column: z.enum(boardColumns).optional(),
  severity: z.enum([...bands, 'others']).optional(),
  program: z.uuidv7('invalid').optional(),
  managedBy: z.enum(managers).optional(),
  waiting: z.enum([...nextActors, 'me']).optional(),
  assignee: z.union([z.enum(['mine', 'nobody']), z.uuidv7('invalid')]).optional(),
  hunter: z.string().max(30, 'too_long').optional(),
  target: z.string().max(500, 'too_long').optional(),
  category: z.enum(reportCategories).optional(),
  company: z.string().max(150, 'too_long').optional(),
  label: z.string().max(handlingBounds.label, 'too_long').optional(),
  q: z.string().max(200, 'too_long').optional(),
})

/** Reports as they are listed, read and written. */
export const reportCalls: readonly Call[] = [
  get('/api/v1/reports', {
    tag,
    says: ['Laporan yang boleh dibaca', 'The reports you may read'],
    who: reportPeople,
    query: filters,
    answer: pageOf(reportLine).extend({ news: z.array(text) }),
    work: async ({ actor, query: { limit, after, q: search, ...more } }) =>
      listReportsWithNews(actor, { ...more, search }, wantedOf({ limit, after })),
  }),
  get('/api/v1/reports/board', {
    tag,
    says: [
      'Laporan menurut tahapnya, dengan jumlah setiap kolom',
      'Reports by how far they came, each column counted',
    ],
    who: ['company', 'company_member', 'hello'],
    query: filters.omit({ limit: true, after: true }),
    answer: z.object({ columns: z.array(boardColumn), news: z.array(text) }),
    work: ({ actor, query: { q: search, ...more } }) => boardWithNews(actor, { ...more, search }),
  }),
  get('/api/v1/reports/counts', {
    tag,
    says: ['Jumlah laporan menurut status dan giliran', 'How many reports, by status and by turn'],
    who: reportPeople,
    answer: reportCounts.omit({ turns: true }).extend({ waitingOn: reportCounts.shape.turns }),
    work: async ({ actor }) => {
      const { turns: waitingOn, ...counts } = await reportCountsFor(actor)
      return { ...counts, waitingOn }
    },
  }),
  get('/api/v1/reports/late-promises', {
    tag,
    says: ['Janji waktu yang terlewat, terlama dahulu', 'Promises past their moment, the longest first'],
    who: reportPeople,
    query: z.strictObject({ limit: keyed.limit }),
    answer: rowsOf(latePromise),
    work: async ({ actor, query }) => ({ rows: await latePromisesSeenBy(actor, query.limit) }),
  }),
  get('/api/v1/reports/programs', {
    tag,
    says: ['Program yang laporannya boleh dibaca', 'The programs whose reports you may read'],
    who: reportPeople,
    answer: rowsOf(reportProgram),
    work: async ({ actor }) => ({ rows: await reportProgramsSeenBy(actor) }),
  }),
  get('/api/v1/reports/filter-choices', {
    tag,
    says: ['Pilihan sebuah saringan daftar laporan', 'What a filter of the list of reports offers'],
    who: reportPeople,
    query: z.strictObject({
      filter: z.enum(searchedFilters, 'invalid'),
      q: z.string().max(100, 'too_long').optional(),
      /** Asks what one value is called, in place of what is offered. */
      value: z.string().max(500, 'too_long').optional(),
    }),
    answer: rowsOf(filterChoice),
    work: async ({ actor, query: { filter, q, value } }) => ({
      rows:
        value === undefined
          ? await filterChoicesSeenBy(actor, filter, q)
          : (await knownChoices(actor, { [filter]: [value] })).map(({ of: _of, ...choice }) => choice),
    }),
  }),
  get('/api/v1/reports/assignees', {
    tag,
    says: ['Tim yang dapat memegang laporan', 'The team that may hold a report'],
    who: ['hello'],
    answer: rowsOf(reportAssignee),
    work: async ({ actor }) => ({ rows: await assigneesSeenBy(actor) }),
  }),
  get('/api/v1/reports/:id', {
    tag,
    says: ['Satu laporan, menurut siapa yang membaca', 'One report, as far as the reader may know'],
    who: reportPeople,
    answer: z.object({ report: reportView, follow: z.enum(followWays) }),
    work: ({ actor, params }) =>
      readingNews(actor, async () => ({ report: await readReport(actor, params.id) })),
  }),
  put('/api/v1/reports/:id/follow', {
    tag,
    says: ['Ikuti atau senyapkan kabar sebuah laporan', 'Watch or mute a report'],
    who: reportPeople,
    body: followReportInput,
    work: ({ actor, params, input }) => followReport(actor, params.id, input),
  }),
  put('/api/v1/reports/:id/summary', {
    tag,
    says: ['Tulis ringkasan bahasa Inggris sebuah laporan', 'Write the English summary of a report'],
    who: ['bughunter', 'hello'],
    body: summarizeInput,
    refuses: ['conflict', 'too_many_requests'],
    work: ({ actor, params, input }) => summarizeReport(actor, params.id, input),
  }),
  get('/api/v1/reports/:id/near-duplicates', {
    tag,
    says: ['Laporan yang mirip, dengan alasannya', 'Reports that are alike, and why'],
    who: ['company', 'company_member', 'hello'],
    answer: rowsOf(nearDuplicate),
    work: async ({ actor, params }) => {
      found(await reportPathSeenBy(actor, params.id))
      return { rows: await nearDuplicatesSeenBy(actor, params.id) }
    },
  }),
  get('/api/v1/reports/:id/near-duplicates/:otherId', {
    tag,
    says: ['Dua laporan yang dibandingkan', 'Two reports compared'],
    who: ['company', 'company_member', 'hello'],
    answer: z.object({ comparison }),
    refuses: ['step_missing'],
    work: async ({ actor, params }) => {
      const both = found(await comparisonSeenBy(actor, params.id, params.otherId))
      for (const { id } of [both.older, both.newer]) await traceOpening(actor, { id })
      return { comparison: both }
    },
  }),
  put('/api/v1/programs/:id/drafts', {
    tag,
    says: ['Simpan draf; kunci yang sama, draf yang sama', 'Save a draft; the same key is the same draft'],
    who: ['bughunter'],
    body: saveDraftInput,
    answer: z.object({ draft: savedDraft }),
    refuses: ['conflict', 'key_reused', 'too_many_requests'],
    work: async ({ actor, params, input }) => ({ draft: await saveDraft(actor, params.id, input) }),
  }),
  get('/api/v1/programs/:id/drafts/:draftId', {
    tag,
    says: ['Satu draf dan apa yang masih menghalangi', 'One draft and what still stands in its way'],
    who: ['bughunter'],
    answer: z.object({ obstacle: text.nullable(), key: text, draft: reportForReporter }),
    work: async ({ actor, params }) => {
      const { obstacle, key, draft } = found(await submissionSeenBy(actor, params.id, params.draftId))
      return { obstacle, key, draft: found(draft) }
    },
  }),
  post('/api/v1/programs/:id/reports', {
    tag,
    says: ['Kirim laporan', 'Send a report'],
    who: ['bughunter'],
    body: submitReportInput,
    answer: z.object({ report: sentReport }),
    refuses: ['step_missing', 'conflict', 'key_reused', 'too_many_requests'],
    limit: [
      `${sendLimits.aDay} sehari, ${sendLimits.aMinute} semenit`,
      `${sendLimits.aDay} a day, ${sendLimits.aMinute} a minute`,
    ],
    work: async ({ actor, params, input }) => ({ report: await submitReport(actor, params.id, input) }),
  }),
]

/** The report behind an id; openings by the platform team leave their trace as on the page. */
export async function readReport(actor: Person, id: string) {
  const [hash] = found(await reportPathSeenBy(actor, id)).split('/')
  const view = found(await reportSeenBy(actor, hash, id))
  if (view.audience === 'hello') await traceOpening(actor, view)
  return view
}
