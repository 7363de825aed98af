import { acceptRisk } from '#domain/report/accept-risk.server.ts'
import { answerAppeal } from '#domain/report/appeal/answer-appeal.server.ts'
import { commentOnReport } from '#domain/report/comment-on-report.server.ts'
import {
  appealAnswerInput,
  commentInput,
  messageInput,
  retestVerdictInput,
} from '#domain/report/report-input.ts'
import { startFixing } from '#domain/report/start-fixing.server.ts'
import { answerDispute } from '#domain/reward/dispute/answer-dispute.server.ts'
import { disputeAnswerInput } from '#domain/reward/dispute/dispute-input.ts'
import { approveReward, giveReward } from '#domain/reward/give-reward.server.ts'
import { rateReport } from '#domain/reward/rate-report.server.ts'
import { resolveReport } from '#domain/reward/resolve-report.server.ts'
import { askRetest } from '#domain/reward/retest/ask-retest.server.ts'
import { giveRetestVerdict } from '#domain/reward/retest/give-retest-verdict.server.ts'
import { approveRewardInput, giveRewardInput, rateReportInput } from '#domain/reward/reward-input.ts'
import type { Person } from '#kernel/actor.ts'
import { parseForm } from '#web/http/parse.ts'
import { publicationActs } from '#web/parts/publication/publication-acts.server.ts'
import { withVector } from '#web/parts/report/cvss-form.ts'

type Act = (actor: Person, reportId: string, form: FormData) => Promise<unknown>

/** What a company does on a report page, by the intent of its form: parse, then one use case. */
export const companyActs: Readonly<Record<string, Act>> = {
  rate: (actor, id, form) => rateReport(actor, id, parseForm(rateReportInput, withVector(form))),
  reward: (actor, id, form) => giveReward(actor, id, parseForm(giveRewardInput, form)),
  approve_reward: (actor, id, form) => approveReward(actor, id, parseForm(approveRewardInput, form)),
  start_fixing: (actor, id) => startFixing(actor, id),
  ask_retest: (actor, id, form) => askRetest(actor, id, parseForm(messageInput, form)),
  retest: (actor, id, form) => giveRetestVerdict(actor, id, parseForm(retestVerdictInput, form)),
  accept_risk: (actor, id, form) => acceptRisk(actor, id, parseForm(messageInput, form)),
  resolve: (actor, id) => resolveReport(actor, id),
  answer_dispute: (actor, id, form) => answerDispute(actor, id, parseForm(disputeAnswerInput, form)),
  answer_appeal: (actor, id, form) => answerAppeal(actor, id, parseForm(appealAnswerInput, form)),
  ...publicationActs,
  comment: (actor, id, form) => commentOnReport(actor, id, parseForm(commentInput, form)),
}
