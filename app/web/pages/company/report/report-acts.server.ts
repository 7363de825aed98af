import { answerAppeal } from '#domain/report/appeal/answer-appeal.server.ts'
import { appealAnswerInput, messageInput } from '#domain/report/report-input.ts'
import { acceptRisk, startFixing } from '#domain/report/spoken-moves.server.ts'
import { answerDispute } from '#domain/reward/dispute/answer-dispute.server.ts'
import { disputeAnswerInput } from '#domain/reward/dispute/dispute-input.ts'
import { approveReward, giveReward } from '#domain/reward/give-reward.server.ts'
import { approveRewardInput, giveRewardInput } from '#domain/reward/reward-input.ts'
import { parseForm } from '#web/http/parse.ts'
import { type Act, staffActs } from '#web/parts/report/staff-acts.server.ts'

/** What a company does on a report page, by the intent of its form: parse, then one use case. */
export const companyActs: Readonly<Record<string, Act>> = {
  reward: (actor, id, form) => giveReward(actor, id, parseForm(giveRewardInput, form)),
  approve_reward: (actor, id, form) => approveReward(actor, id, parseForm(approveRewardInput, form)),
  start_fixing: (actor, id) => startFixing(actor, id),
  accept_risk: (actor, id, form) => acceptRisk(actor, id, parseForm(messageInput, form)),
  answer_dispute: (actor, id, form) => answerDispute(actor, id, parseForm(disputeAnswerInput, form)),
  answer_appeal: (actor, id, form) => answerAppeal(actor, id, parseForm(appealAnswerInput, form)),
  ...staffActs,
}
