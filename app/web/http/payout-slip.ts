import { type FileToAnswer, fileAnswer } from '@cakrawala/http/file-answer'
import { payoutSlipSeenBy } from '#domain/reward/payout/payout-queries.server.ts'
import { wordsIn } from '#i18n/catalogue.ts'
import { payoutWords } from '#i18n/payouts.ts'
import type { Actor } from '#kernel/actor.ts'
import type { Locale } from '#kernel/locale.ts'
import { load } from '#web/http/open.ts'
import { pdfFile } from './pdf/pdf-file.server.ts'
import { slipPdf } from './pdf/slip-pdf.server.ts'

export const payoutSlip = load(async ({ actor, params, locale }) =>
  fileAnswer(await slipFile(actor, params.id ?? '', locale)),
)

/**
 * The slip of a payout as PDF, for its bughunter and the team.
 * @throws Refusal not_found
 */
export async function slipFile(actor: Actor, payoutId: string, locale: Locale): Promise<FileToAnswer> {
  const slip = await payoutSlipSeenBy(actor, payoutId)
  const name = `${wordsIn(payoutWords, locale).paper.file}-${slip.payout.code}`
  return pdfFile(actor, name, () => slipPdf(slip, locale))
}
