import { newId } from '@cakrawala/ids/ids'
import { answerAppeal } from '#domain/report/appeal/answer-appeal.server.ts'
import { appealClosing } from '#domain/report/appeal/appeal-closing.server.ts'
import { dismissAppeal } from '#domain/report/appeal/dismiss-appeal.server.ts'
import { commentOnReport } from '#domain/report/comment-on-report.server.ts'
import { saveDraft } from '#domain/report/draft/save-draft.server.ts'
import { reopenNoResponse } from '#domain/report/reopen-no-response.server.ts'
import { editReport } from '#domain/report/sending/edit-report.server.ts'
import { submitReport } from '#domain/report/sending/submit-report.server.ts'
import {
  acceptRisk,
  answerInfo,
  askInfo,
  startFixing,
  withdrawReport,
} from '#domain/report/spoken-moves.server.ts'
import { takeReport } from '#domain/report/take-report.server.ts'
import { answerRating } from '#domain/reward/dispute/answer-rating.server.ts'
import { reopenAppeal } from '#domain/reward/reopen-appeal.server.ts'
import { askRetest } from '#domain/reward/retest/ask-retest.server.ts'
import { giveRetestVerdict } from '#domain/reward/retest/give-retest-verdict.server.ts'
import { reportTexts } from '../support/report-scenario.ts'
import { vectors } from '../support/reward-scenario.ts'
import { type Act, company, hunters, manager, one, reporter, type Scene, team } from './act.ts'

const words = { body: 'Kami menulis ini agar langkah berikutnya jelas bagi semua.' }
export const severities = Object.values(vectors)

export const reportActs: Act[] = [
  {
    name: 'draft',
    by: hunters,
    run: (actor, scene) => {
      const { keys, draw } = scene
      const again = draw.one % 5 === 0 && keys.length > 0
      const key = again ? one(keys, draw.two) : newKey(keys)
      return saveDraft(actor, programOf(scene, draw.two), { key, revision: draw.one % 2, ...texts(draw.one) })
    },
  },
  {
    name: 'submit',
    by: hunters,
    run: (actor, scene) => {
      const { keys, draw } = scene
      const again = draw.one % 7 === 0 && keys.length > 0
      const key = again ? one(keys, draw.two) : newKey(keys)
      return submitReport(actor, programOf(scene, draw.two), { key, ...texts(draw.one) })
    },
  },
  {
    name: 'send draft',
    by: reporter,
    run: (actor, scene) => {
      const { report, draw } = scene
      const key = report?.submitKey ?? newId()
      const more = draw.one % 3 === 0 ? { revision: revisionOf(report, draw.two) } : {}
      return submitReport(actor, report?.programId ?? programOf(scene, draw.two), {
        key,
        ...more,
        ...texts(draw.one),
      })
    },
  },
  {
    name: 'edit',
    by: reporter,
    run: (actor, { report, draw }) =>
      editReport(actor, idOf(report), { revision: revisionOf(report, draw.two), ...texts(draw.one) }),
  },
  { name: 'withdraw', by: reporter, run: (actor, { report }) => withdrawReport(actor, idOf(report)) },
  {
    name: 'take',
    by: team,
    run: (actor, { stage, report, draw }) =>
      takeReport(actor, idOf(report), draw.one % 4 === 0 ? one(stage.team, draw.two).accountId : undefined),
  },
  { name: 'ask info', by: team, run: (actor, { report }) => askInfo(actor, idOf(report), words) },
  { name: 'answer info', by: reporter, run: (actor, { report }) => answerInfo(actor, idOf(report), words) },
  {
    name: 'answer rating',
    by: reporter,
    run: (actor, { report, draw }) =>
      answerRating(actor, idOf(report), { answer: draw.one % 2 === 0 ? 'accepted' : 'disputed', ...words }),
  },
  {
    name: 'comment',
    by: (scene) => [...manager(scene), ...reporter(scene)],
    run: (actor, { report, draw }) =>
      commentOnReport(actor, idOf(report), {
        ...words,
        audience: one(['all', 'company', 'company_own', 'hello'], draw.one),
      }),
  },
  { name: 'start fixing', by: company, run: (actor, { report }) => startFixing(actor, idOf(report)) },
  { name: 'ask retest', by: manager, run: (actor, { report }) => askRetest(actor, idOf(report), words) },
  {
    name: 'answer retest',
    by: reporter,
    run: (actor, { report, draw }) =>
      giveRetestVerdict(actor, idOf(report), {
        verdict: draw.one % 3 === 0 ? 'not_fixed' : 'fixed',
        ...words,
      }),
  },
  {
    name: 'verdict',
    by: (scene) => (scene.draw.two % 4 === 0 ? reporter(scene) : manager(scene)),
    run: (actor, { report, draw }) =>
      giveRetestVerdict(actor, idOf(report), {
        verdict: draw.one % 3 === 0 ? 'not_fixed' : 'fixed',
        ...words,
      }),
  },
  { name: 'accept risk', by: company, run: (actor, { report }) => acceptRisk(actor, idOf(report), words) },
  { name: 'appeal', by: reporter, run: (actor, { report }) => appealClosing(actor, idOf(report), words) },
  {
    name: 'answer appeal',
    by: company,
    run: (actor, { report, draw }) =>
      answerAppeal(actor, idOf(report), {
        ...{ answer: draw.one % 2 === 0 ? 'stands' : 'reopen', ...words },
        ...(draw.one % 3 === 0 ? { revision: revisionOf(report, draw.two) } : {}),
      }),
  },
  { name: 'dismiss appeal', by: team, run: (actor, { report }) => dismissAppeal(actor, idOf(report), words) },
  { name: 'reopen appeal', by: team, run: (actor, { report }) => reopenAppeal(actor, idOf(report), words) },
  {
    name: 'reopen silence',
    by: reporter,
    run: (actor, { report }) => reopenNoResponse(actor, idOf(report), words),
  },
]

export function idOf(report: Scene['report']): string {
  return report?.id ?? newId()
}

/** Mostly the present one; sometimes that of an older page. */
export function revisionOf(report: Scene['report'], number: number): number {
  return Math.max(0, (report?.revision ?? 1) - (number % 6 === 0 ? 1 : 0))
}

/** Challenges are listed where they are open, also for bughunters who do not take part. */
export function programOf({ environment: { programs }, seen }: Scene, number: number): string {
  const { self, managed, points, challenge } = programs
  const first = seen.reports[0]
  // Copies need an original in the same program.
  if (first && number % 2 === 0) return first.programId
  const open = seen.challenge.status === 'accepted' ? [challenge] : []
  return one([self, managed, points, self, managed, ...open], number)
}

function texts(number: number) {
  return reportTexts({ cvssVector: one(severities, number), title: `Celah nomor ${number} pada riwayat` })
}

function newKey(keys: string[]): string {
  const key = newId()
  keys.push(key)
  return key
}
