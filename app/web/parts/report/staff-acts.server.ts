import { followReport } from '#domain/notification/follow-report.server.ts'
import { followReportInput } from '#domain/notification/notification-input.ts'
import { commentOnReport } from '#domain/report/comment-on-report.server.ts'
import { commentInput, retestVerdictInput } from '#domain/report/report-input.ts'
import { sendGoodsInput } from '#domain/reward/goods/goods-input.ts'
import { sendGoods } from '#domain/reward/goods/move-goods.server.ts'
import { rateReport } from '#domain/reward/rate-report.server.ts'
import { resolveReport } from '#domain/reward/resolve-report.server.ts'
import { askRetest } from '#domain/reward/retest/ask-retest.server.ts'
import { giveRetestVerdict } from '#domain/reward/retest/give-retest-verdict.server.ts'
import { askRetestInput, rateReportInput } from '#domain/reward/reward-input.ts'
import type { Person } from '#kernel/actor.ts'
import { parseForm } from '#web/http/parse.ts'
import { confirmed } from '#web/parts/reward/confirm-sum.server.ts'
import { withVector } from './cvss-form.ts'
import { publicationActs } from './publication-acts.server.ts'
import { unsealAct } from './unseal-act.server.ts'

export type Act = (actor: Person, reportId: string, form: FormData) => Promise<unknown>

/** What a company and the platform team both do on a report page, by the intent of its form; both pages spread it into theirs. */
export const staffActs: Readonly<Record<string, Act>> = {
  rate: (actor, id, form) => rateReport(actor, id, parseForm(rateReportInput, withVector(form))),
  ask_retest: (actor, id, form) => askRetest(actor, id, confirmed(parseForm(askRetestInput, form))),
  retest: (actor, id, form) => giveRetestVerdict(actor, id, parseForm(retestVerdictInput, form)),
  resolve: (actor, id) => resolveReport(actor, id),
  comment: (actor, id, form) => commentOnReport(actor, id, parseForm(commentInput, form)),
  unseal: unsealAct,
  send_goods: (actor, id, form) => sendGoods(actor, id, parseForm(sendGoodsInput, form)),
  follow: (actor, id, form) => followReport(actor, id, parseForm(followReportInput, form)),
  ...publicationActs,
}
