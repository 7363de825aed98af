import type { CsvColumns } from '@cakrawala/file-formats/csv-file'
import type { BatchLine, WithholdingLine } from '#domain/reward/payout/export-payouts.server.ts'
import { providerName } from '#domain/reward/payout/offered-banks.server.ts'
import { wordsIn } from '#i18n/catalogue.ts'
import { payoutQueueWords } from '#i18n/payout-queue.ts'
import { payoutWords } from '#i18n/payouts.ts'
import type { Locale } from '#kernel/locale.ts'
import { csvMoment } from './csv.ts'

/** Transfers for the bank. Numbers keep their leading zeros: every cell is text. */
export function bankBatchCsv(locale: Locale): CsvColumns<BatchLine> {
  const { csv } = wordsIn(payoutQueueWords, locale).desk
  return {
    head: [csv.code, csv.bank, csv.bankName, csv.number, csv.holder, csv.net, csv.batch],
    line: ({ code, provider, number, holder, net, batch }) => [
      ...[code, provider, providerName(provider), digits(number), holder, String(net), batch],
    ],
  }
}

/** What was withheld, one line for each rule of each payout. */
export function withholdingCsv(locale: Locale): CsvColumns<WithholdingLine> {
  const words = wordsIn(payoutWords, locale)
  const { csv } = wordsIn(payoutQueueWords, locale).desk
  return {
    head: [
      ...[csv.paidAt, csv.code, csv.username, csv.name, csv.nik],
      ...[words.payee, words.scheme, words.rule, csv.gross, csv.base, csv.tax],
    ],
    line: (line) => [
      ...[csvMoment(line.paidAt), line.code, line.username, line.name, line.nikLast4],
      ...[words.payees[line.payee], words.schemes[line.scheme], line.ruleId],
      ...[line.gross, line.base, line.tax].map(String),
    ],
  }
}

/** `+62…` would be taken for a formula: banks and wallets want the digits. */
function digits(number: string): string {
  return number.replace(/^\+/, '')
}
