import { answerAppeal } from '#domain/report/appeal/answer-appeal.server.ts'
import { handlingInput } from '#domain/report/handling/handling-input.ts'
import { setHandling } from '#domain/report/handling/set-handling.server.ts'
import { appealAnswerInput, messageInput } from '#domain/report/report-input.ts'
import { acceptRisk, startFixing } from '#domain/report/spoken-moves.server.ts'
import { answerDispute } from '#domain/reward/dispute/answer-dispute.server.ts'
import { disputeAnswerInput } from '#domain/reward/dispute/dispute-input.ts'
import { approveReward, foreseeReward, giveReward } from '#domain/reward/give-reward.server.ts'
import { approveRewardInput, giveRewardInput } from '#domain/reward/reward-input.ts'
import { parseForm } from '#web/http/parse.ts'
import { type Act, staffActs } from '#web/parts/report/staff-acts.server.ts'
import { askSum, confirmed } from '#web/parts/reward/confirm-sum.server.ts'

/** What a company does on a report page, by the intent of its form: parse, then one use case. */
export const companyActs: Readonly<Record<string, Act>> = {
  reward,
  approve_reward: (actor, id, form) =>
    approveReward(actor, id, confirmed(parseForm(approveRewardInput, form))),
  start_fixing: (actor, id) => startFixing(actor, id),
  accept_risk: (actor, id, form) => acceptRisk(actor, id, parseForm(messageInput, form)),
  answer_dispute: (actor, id, form) => answerDispute(actor, id, parseForm(disputeAnswerInput, form)),
  answer_appeal: (actor, id, form) => answerAppeal(actor, id, parseForm(appealAnswerInput, form)),
  handle: (actor, id, form) => setHandling(actor, id, parseForm(handlingInput, form)),
  ...staffActs,
}

/** Once the whole sum is confirmed, the reward is given. */
async function reward(...[actor, id, form]: Parameters<Act>) {
  const input = parseForm(giveRewardInput, form)
  const asked = await askSum(form, () => foreseeReward(actor, id, input))
  return asked ?? giveReward(actor, id, input)
}

/** What a refused confirmation asks for anew. */
export async function sumOfNow(...[actor, id, form]: Parameters<Act>) {
  if (form.get('intent') !== 'reward' || !form.has('total')) return undefined
  const { total: _, ...input } = parseForm(giveRewardInput, form)
  return { leaving: await foreseeReward(actor, id, input) }
}
