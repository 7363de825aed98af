import { dismissAppeal } from '#domain/report/appeal/dismiss-appeal.server.ts'
import { qualityOf } from '#domain/report/quality/report-quality.ts'
import { appealInput, messageInput, summarizeInput, takeReportInput } from '#domain/report/report-input.ts'
import { askInfo } from '#domain/report/spoken-moves.server.ts'
import { summarizeReport } from '#domain/report/summary/summarize-report.server.ts'
import { takeReport } from '#domain/report/take-report.server.ts'
import { closeAsDuplicate } from '#domain/reward/close-as-duplicate.server.ts'
import { closeAsInvalid } from '#domain/reward/close-as-invalid.server.ts'
import { agreeRating } from '#domain/reward/dispute/answer-rating.server.ts'
import { decideDispute } from '#domain/reward/dispute/decide-dispute.server.ts'
import { agreeRatingInput, decideDisputeInput } from '#domain/reward/dispute/dispute-input.ts'
import { goodsReasonInput } from '#domain/reward/goods/goods-input.ts'
import { closeGoods } from '#domain/reward/goods/move-goods.server.ts'
import { reopenAppeal } from '#domain/reward/reopen-appeal.server.ts'
import {
  closeAsDuplicateInput,
  closeAsInvalidInput,
  validateReportInput,
} from '#domain/reward/reward-input.ts'
import { validateReport } from '#domain/reward/validate-report.server.ts'
import { parseForm } from '#web/http/parse.ts'
import { withVector } from '#web/parts/report/cvss-form.ts'
import { type Act, staffActs } from '#web/parts/report/staff-acts.server.ts'

/** What the platform team does on a report page, by the intent of its form: parse, then one use case. */
export const helloActs: Readonly<Record<string, Act>> = {
  take: (actor, id) => takeReport(actor, id),
  assign: (actor, id, form) => takeReport(actor, id, parseForm(takeReportInput, form).assigneeId),
  ask_info: (actor, id, form) => askInfo(actor, id, parseForm(messageInput, form)),
  validate: (actor, id, form) =>
    validateReport(actor, id, parseForm(validateReportInput, withQuality(withVector(form)))),
  close_duplicate: (actor, id, form) => closeAsDuplicate(actor, id, parseForm(closeAsDuplicateInput, form)),
  close_invalid: (actor, id, form) => closeAsInvalid(actor, id, parseForm(closeAsInvalidInput, form)),
  agree_rating: (actor, id, form) => agreeRating(actor, id, parseForm(agreeRatingInput, form)),
  decide_dispute: (actor, id, form) =>
    decideDispute(actor, id, parseForm(decideDisputeInput, withVector(form))),
  reopen: (actor, id, form) => reopenAppeal(actor, id, parseForm(appealInput, form)),
  dismiss_appeal: (actor, id, form) => dismissAppeal(actor, id, parseForm(appealInput, form)),
  close_goods: (actor, id, form) => closeGoods(actor, id, parseForm(goodsReasonInput, form)),
  summarize: (actor, id, form) => summarizeReport(actor, id, parseForm(summarizeInput, form)),
  ...staffActs,
}

/** The form ticks lines of the checklist; the use case wants their number. The form itself stays as it was typed. */
function withQuality(form: FormData): FormData {
  const counted = new FormData()
  for (const [name, value] of form) if (name !== 'line') counted.append(name, value)
  counted.set('quality', String(qualityOf(form.getAll('line'))))
  return counted
}
