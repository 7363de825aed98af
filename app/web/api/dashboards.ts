import { leftOut } from '@cakrawala/api-contract/left-out'
import { programNews, programNewsSeenBy } from '#domain/program/announcement/program-news.server.ts'
import { newestProgramsSeenBy } from '#domain/program/listed-programs.server.ts'
import { reportableProgram, reportableProgramsOf } from '#domain/program/program-choices.server.ts'
import { programReviewFigures } from '#domain/program/program-queries.server.ts'
import { programLine } from '#domain/program/program-view.ts'
import { programEnding, programsEndingSeenBy } from '#domain/program/programs-ending.server.ts'
import { publicationFigures, publicationFiguresView } from '#domain/publication/publication-figures.server.ts'
import { answerTime, answerTimesSeenBy } from '#domain/report/clock/answer-times.server.ts'
import { judgedPromises, keptPromisesSeenBy } from '#domain/report/clock/kept-promises.server.ts'
import { runningClocks, runningClocksSeenBy } from '#domain/report/clock/running-clocks.server.ts'
import {
  reportWeek,
  reportWeeksSeenBy,
  severityMonth,
  severityMonthsSeenBy,
} from '#domain/report/figures/report-weeks.server.ts'
import { openReports, openReportsFor } from '#domain/report/open-reports.server.ts'
import { spendingMonth, spendingSeenBy } from '#domain/reward/balance.server.ts'
import { ownMoney, ownMoneySeenBy } from '#domain/reward/own-money.server.ts'
import { pointMonth, pointMonthsSeenBy } from '#domain/reward/point-months.server.ts'
import { refuse } from '#kernel/refusal.ts'
import { count, queueFigures } from '#kernel/view-fields.ts'
import { z } from '#kernel/zod.ts'
import { type Call, get } from './call.ts'
import { keyed, rowsOf } from './paging.ts'
import { reportPeople } from './reports.ts'

const tag = 'dashboards'
const hunters = ['bughunter'] as const
const companies = ['company', 'company_member'] as const
const team = ['hello'] as const
const most = z.strictObject({ limit: keyed.limit })
const months = z.strictObject({
  months: z.coerce.number('invalid').int('invalid').min(1).max(24).default(12),
})
const weeks = z.strictObject({ weeks: z.coerce.number('invalid').int('invalid').min(1).max(52).default(12) })
const days = z.strictObject({ days: z.coerce.number('invalid').int('invalid').min(1).max(90).default(30) })

/** The figures of the dashboards. */
export const dashboardCalls: readonly Call[] = [
  get('/api/v1/dashboard/open-reports', {
    tag,
    says: ['Laporan terbuka menurut tahap dan giliran', 'The open reports by stage and by turn'],
    who: reportPeople,
    answer: openReports.extend({
      stages: openReports.shape.stages
        .omit({ in_review: true, needs_info: true })
        .extend({ inReview: count, needsInfo: count }),
    }),
    work: async ({ actor }) => {
      const { stages, ...open } = await openReportsFor(actor)
      const { in_review: inReview, needs_info: needsInfo, ...rest } = stages
      return { ...open, stages: { ...rest, inReview, needsInfo } }
    },
  }),
  get('/api/v1/dashboard/clocks', {
    tag,
    says: ['Janji waktu yang berjalan, terdekat dahulu', 'The promises that run, the next due first'],
    who: reportPeople,
    query: most,
    answer: runningClocks,
    work: ({ actor, query }) => runningClocksSeenBy(actor, { most: query.limit }),
  }),
  get('/api/v1/dashboard/severity', {
    tag,
    says: ['Laporan valid per bulan menurut tingkat risiko', 'Valid reports a month, by severity'],
    who: reportPeople,
    query: months,
    answer: rowsOf(severityMonth),
    work: async ({ actor, query }) => ({ rows: await severityMonthsSeenBy(actor, query.months) }),
  }),
  get('/api/v1/dashboard/answer-times', {
    tag,
    says: [
      'Lama menjawab, menilai, memberi imbalan, memperbaiki',
      'How long answers, ratings, rewards and fixes take',
    ],
    who: [...companies, 'hello'],
    answer: rowsOf(answerTime),
    work: async ({ actor }) => ({ rows: await answerTimesSeenBy(actor) }),
  }),
  get('/api/v1/dashboard/kept-promises', {
    tag,
    says: ['Program yang paling sering melewati janji', 'The programs that keep the fewest promises'],
    who: team,
    query: most,
    answer: judgedPromises,
    work: ({ actor, query }) => keptPromisesSeenBy(actor, query.limit),
  }),
  get('/api/v1/dashboard/report-weeks', {
    tag,
    says: ['Laporan masuk dan diputus per minggu', 'Reports received and decided a week'],
    who: team,
    query: weeks,
    answer: rowsOf(reportWeek),
    work: async ({ actor, query }) => ({ rows: await reportWeeksSeenBy(actor, query.weeks) }),
  }),
  get('/api/v1/dashboard/program-reviews', {
    tag,
    says: ['Program yang menunggu ditinjau', 'The programs that wait for review'],
    who: team,
    answer: queueFigures,
    work: ({ actor }) => programReviewFigures(actor),
  }),
  get('/api/v1/dashboard/publications', {
    tag,
    says: ['Artikel dan cerita yang menunggu', 'The articles and tellings that wait'],
    who: team,
    answer: publicationFiguresView.extend({
      tellings: publicationFiguresView.shape.tellings.extend({ next: leftOut }),
    }),
    work: ({ actor }) => publicationFigures(actor),
  }),
  get('/api/v1/dashboard/spending', {
    tag,
    says: ['Pengeluaran per bulan; hanya akun pemilik', 'Spending a month; the owning account alone'],
    who: ['company'],
    query: months,
    answer: rowsOf(spendingMonth),
    work: async ({ actor, query }) => ({
      rows: (await spendingSeenBy(actor, query.months)) ?? refuse('forbidden'),
    }),
  }),
  get('/api/v1/dashboard/ending-programs', {
    tag,
    says: ['Program yang segera berakhir', 'The programs that end soon'],
    who: companies,
    query: days,
    answer: rowsOf(programEnding),
    work: async ({ actor, query }) => ({ rows: await programsEndingSeenBy(actor, query.days) }),
  }),
  get('/api/v1/dashboard/money', {
    tag,
    says: ['Uangmu menurut keadaannya', 'Your money, by where it is'],
    who: hunters,
    answer: ownMoney,
    work: ({ actor }) => ownMoneySeenBy(actor),
  }),
  get('/api/v1/dashboard/points', {
    tag,
    says: ['Poin dan peringkatmu per bulan', 'Your points and rank a month'],
    who: hunters,
    query: months,
    answer: rowsOf(pointMonth),
    work: async ({ actor, query }) => ({ rows: await pointMonthsSeenBy(actor, query.months) }),
  }),
  get('/api/v1/dashboard/program-news', {
    tag,
    says: ['Kabar program yang kamu ikuti', 'News of the programs you joined'],
    who: hunters,
    query: most,
    answer: rowsOf(programNews),
    work: async ({ actor, query }) => ({ rows: await programNewsSeenBy(actor, query.limit) }),
  }),
  get('/api/v1/dashboard/reportable-programs', {
    tag,
    says: ['Program yang bisa langsung dikirimi laporan', 'The programs reports can be sent to at once'],
    who: hunters,
    query: most,
    answer: rowsOf(reportableProgram),
    work: async ({ actor, query }) => ({ rows: await reportableProgramsOf(actor, query.limit) }),
  }),
  get('/api/v1/dashboard/newest-programs', {
    tag,
    says: ['Program terbaru yang belum kamu ikuti', 'The newest programs you have not joined'],
    who: hunters,
    query: most,
    answer: rowsOf(programLine),
    work: async ({ actor, query }) => ({ rows: await newestProgramsSeenBy(actor, query.limit) }),
  }),
]
