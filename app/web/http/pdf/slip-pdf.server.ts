import { providerName } from '#domain/reward/payout/offered-banks.server.ts'
import type { payoutSlipSeenBy } from '#domain/reward/payout/payout-queries.server.ts'
import type { TaxLine } from '#domain/reward/tax.ts'
import { taxRuleName } from '#domain/reward/tax-in-force.server.ts'
import { wordsIn } from '#i18n/catalogue.ts'
import { dateText } from '#i18n/moment.ts'
import { payoutQueueWords } from '#i18n/payout-queue.ts'
import { payoutWords } from '#i18n/payouts.ts'
import { PdfDocument } from '#infra/pdf-document.ts'
import { settings } from '#infra/settings.ts'
import type { Locale } from '#kernel/locale.ts'
import { formatRupiah } from '#kernel/money.ts'

type Slip = Awaited<ReturnType<typeof payoutSlipSeenBy>>

/** What was paid to a person, what was withheld and under which rule. Only they and the team get it. */
export function slipPdf({ payout, name, lines }: Slip, locale: Locale): Promise<Buffer> {
  const words = wordsIn(payoutWords, locale)
  const triageWords = wordsIn(payoutQueueWords, locale)
  const { brandName: brand } = settings()
  const { code, account, payee, taxLines, gross, tax, net, reference } = payout
  const paidAt = payout.settledAt ?? payout.requestedAt
  const pdf = new PdfDocument({
    title: `${words.paper.title} ${code}`,
    author: brand,
    locale,
    madeAt: paidAt,
  })
  pdf.say(brand, { size: 14, weight: 800, color: 'samudra' }, { y: 56 })
  pdf.skip(6).say(words.paper.title, { size: 20, weight: 600 }).skip(4)
  pdf.rule('senja', 1.5).skip(12)
  pdf.pairs(
    [
      [words.code, code],
      [words.paper.issuedTo, name],
      [words.paper.paidOn, dateText(paidAt, locale)],
      [words.paper.to, `${providerName(account.provider)} ${account.number}`],
      [words.reference, reference ?? ''],
      [words.payee, words.payees[payee]],
    ],
    besideTerms,
  )
  section(
    pdf,
    words.parts,
    lines.map(({ name: code, round, amount, scheme }) => [
      `${round === null ? code : words.retest({ code, round })} (${words.schemes[scheme]})`,
      formatRupiah(amount),
    ]),
  )
  section(
    pdf,
    triageWords.desk.taxLines,
    taxLines.flatMap((line) => taxFacts(line, locale)),
  )
  pdf.skip(8).rule().skip(8)
  pdf.pairs(
    [
      [words.gross, formatRupiah(gross)],
      [words.tax, formatRupiah(tax)],
      [words.net, formatRupiah(net)],
    ],
    besideTerms,
  )
  return pdf.skip(14).say(words.paper.note, { size: 9, color: 'soft' }).done()
}

function taxFacts({ scheme, ruleId, base, tax }: TaxLine, locale: Locale): [string, string][] {
  const words = wordsIn(payoutWords, locale)
  return [
    [words.scheme, words.schemes[scheme]],
    [words.rule, `${taxRuleName(ruleId)} (${ruleId})`],
    [words.base, formatRupiah(base)],
    [words.tax, formatRupiah(tax)],
  ]
}

const besideTerms = 200

function section(pdf: PdfDocument, title: string, lines: readonly (readonly [string, string])[]): void {
  pdf.skip(10).say(title, { size: 12, weight: 600, color: 'samudra' }).skip(4)
  pdf.pairs(lines, besideTerms)
}
