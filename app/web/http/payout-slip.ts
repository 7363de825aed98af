import { payoutSlipSeenBy } from '#domain/reward/payout/payout-queries.server.ts'
import { wordsIn } from '#i18n/catalogue.ts'
import { payoutWords } from '#i18n/payouts.ts'
import { fileAnswer } from '#web/http/file-answer.ts'
import { load } from '#web/http/open.ts'
import { slipPaper } from './papers/slip-paper.server.ts'

/** The slip of a payout as PDF, for its bughunter and the team. */
export const payoutSlip = load(async ({ actor, params, locale }) => {
  const slip = await payoutSlipSeenBy(actor, params.id ?? '')
  const name = `${wordsIn(payoutWords, locale).paper.file}-${slip.payout.code}.pdf`
  return fileAnswer({ name, mediaType: 'application/pdf', body: await slipPaper(slip, locale) })
})
