import { overwriting } from '@cakrawala/page-parts/overwriting'
import { followReport } from '#domain/notification/follow-report.server.ts'
import { followReportInput } from '#domain/notification/notification-input.ts'
import { appealClosing } from '#domain/report/appeal/appeal-closing.server.ts'
import { detachFile } from '#domain/report/attach-file.server.ts'
import { commentOnReport } from '#domain/report/comment-on-report.server.ts'
import { reopenNoResponse } from '#domain/report/reopen-no-response.server.ts'
import {
  appealInput,
  commentInput,
  detachFileInput,
  editReportInput,
  messageInput,
  ratingAnswerInput,
  retestVerdictInput,
  summarizeInput,
} from '#domain/report/report-input.ts'
import { editReport } from '#domain/report/sending/edit-report.server.ts'
import { answerInfo, withdrawReport } from '#domain/report/spoken-moves.server.ts'
import { summarizeReport } from '#domain/report/summary/summarize-report.server.ts'
import { answerRating } from '#domain/reward/dispute/answer-rating.server.ts'
import { goodsAddressInput, goodsReasonInput } from '#domain/reward/goods/goods-input.ts'
import { confirmGoods, giveGoodsAddress, missGoods } from '#domain/reward/goods/move-goods.server.ts'
import { giveRetestVerdict } from '#domain/reward/retest/give-retest-verdict.server.ts'
import type { Person } from '#kernel/actor.ts'
import { refuse, refuseField } from '#kernel/refusal.ts'
import { parseForm } from '#web/http/parse.ts'
import { attachUploads, filesIn } from '#web/http/uploads.ts'
import { withVector } from '#web/parts/report/cvss-form.ts'
import { publicationActs } from '#web/parts/report/publication-acts.server.ts'
import { unsealAct } from '#web/parts/report/unseal-act.server.ts'

type Act = (actor: Person, reportId: string, form: FormData) => Promise<unknown>

/** What a bughunter does with a report of their own, by the intent of the form; each leads to a word of `doneWords`. */
const reportActs: Record<string, { run: Act; done: string }> = {
  comment: {
    run: (actor, id, form) => commentOnReport(actor, id, parseForm(commentInput, form)),
    done: 'comment_sent',
  },
  answer: {
    run: (actor, id, form) => answerInfo(actor, id, parseForm(messageInput, form)),
    done: 'answer_sent',
  },
  reopen: {
    run: (actor, id, form) => reopenNoResponse(actor, id, parseForm(messageInput, form)),
    done: 'report_reopened',
  },
  appeal: {
    run: (actor, id, form) => appealClosing(actor, id, parseForm(appealInput, form)),
    done: 'report_appealed',
  },
  withdraw: { run: (actor, id) => withdrawReport(actor, id), done: 'report_withdrawn' },
  retest: {
    run: (actor, id, form) => giveRetestVerdict(actor, id, parseForm(retestVerdictInput, form)),
    done: 'verdict_sent',
  },
  rating: {
    run: (actor, id, form) => answerRating(actor, id, parseForm(ratingAnswerInput, form)),
    done: 'answer_sent',
  },
  edit: {
    run: (actor, id, form) =>
      editReport(actor, id, parseForm(editReportInput, overwriting(withVector(form), 'revision'))),
    done: 'report_edited',
  },
  attach: { run: (actor, id, form) => attach(actor, id, form), done: 'file_attached' },
  detach: {
    run: (actor, id, form) => detachFile(actor, id, parseForm(detachFileInput, form).fileId),
    done: 'file_detached',
  },
  goods_address: {
    run: (actor, id, form) => giveGoodsAddress(actor, id, parseForm(goodsAddressInput, form)),
    done: 'goods_address_given',
  },
  goods_confirm: { run: (actor, id) => confirmGoods(actor, id), done: 'goods_received' },
  goods_missing: {
    run: (actor, id, form) => missGoods(actor, id, parseForm(goodsReasonInput, form)),
    done: 'goods_missing',
  },
  summarize: {
    run: (actor, id, form) => summarizeReport(actor, id, parseForm(summarizeInput, form)),
    done: 'desk_summarize',
  },
  // Answers with the value, and leads nowhere.
  unseal: { run: unsealAct, done: 'desk_unseal' },
  follow: {
    run: (actor, id, form) => followReport(actor, id, parseForm(followReportInput, form)),
    done: 'desk_follow',
  },
  ...publications(),
}

function publications(): Record<string, { run: Act; done: string }> {
  const acts = Object.entries(publicationActs)
  return Object.fromEntries(acts.map(([intent, run]) => [intent, { run, done: `desk_${intent}` }]))
}

/** Files only: an empty choice is reported beside the field. */
async function attach(actor: Person, reportId: string, form: FormData): Promise<void> {
  const uploads = filesIn(form)
  if (uploads.length === 0) refuseField('files', 'required')
  await attachUploads(actor, reportId, uploads)
}

/** @throws Refusal invalid_input for an intent no one knows */
export function reportActOf(form: FormData): { run: Act; done: string } {
  const intent = String(form.get('intent'))
  return Object.hasOwn(reportActs, intent) ? reportActs[intent]! : refuse('invalid_input')
}
