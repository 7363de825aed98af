import type { CsvColumns } from '@cakrawala/file-formats/csv-file'
import { type LedgerLine, ledgerSeenBy } from '#domain/reward/ledger-queries.server.ts'
import type { BatchLine, WithholdingLine } from '#domain/reward/payout/export-payouts.server.ts'
import { type MoneyLine, moneyLedgerSeenBy } from '#domain/reward/payout/money-ledger.server.ts'
import { providerName } from '#domain/reward/payout/offered-banks.server.ts'
import { ownPayouts } from '#domain/reward/payout/payout-queries.server.ts'
import type { PayoutView } from '#domain/reward/payout/payout-view.ts'
import { wordsIn } from '#i18n/catalogue.ts'
import { listWords } from '#i18n/lists.ts'
import { moneyWords } from '#i18n/money.ts'
import { payoutQueueWords } from '#i18n/payout-queue.ts'
import { payoutWords } from '#i18n/payouts.ts'
import type { Locale } from '#kernel/locale.ts'
import { csvMoment } from './csv.ts'
import { listFile } from './list-file.ts'

/** The movements of a company's balance, for its owner. */
export const companyLedgerFile = listFile<LedgerLine>({
  list: 'ledger',
  lists: (person) => [(wanted) => ledgerSeenBy(person, wanted)],
  csv: (locale) => {
    const { at, what, code, available, reserved } = wordsIn(listWords, locale).columns
    const { kinds } = wordsIn(moneyWords, locale)
    return {
      head: [at, what, code, available, reserved],
      line: (row) => [
        ...[csvMoment(row.at), kinds[row.kind], row.reportCode ?? ''],
        ...[row.available, row.reserved],
      ],
    }
  },
})

/** The movements of a bughunter's own money. */
export const ownMoneyFile = listFile<MoneyLine>({
  list: 'ledger',
  lists: (person) => [(wanted) => moneyLedgerSeenBy(person, wanted)],
  csv: (locale) => {
    const { at, what, code, payable, inPayout } = wordsIn(listWords, locale).columns
    const { kinds } = wordsIn(payoutWords, locale)
    return {
      head: [at, what, code, payable, inPayout],
      line: (row) => [
        ...[csvMoment(row.at), kinds[row.kind], row.reportCode ?? ''],
        ...[row.payable, row.inPayout],
      ],
    }
  },
})

/** A bughunter's own payouts with their tax; of the account only what the page shows. */
export const ownPayoutsFile = listFile<PayoutView>({
  list: 'payouts',
  lists: (person) => [(wanted) => ownPayouts(person, wanted)],
  csv: (locale) => {
    const names = wordsIn(listWords, locale).columns
    const { states } = wordsIn(payoutWords, locale)
    return {
      head: [names.code, names.state, names.submitted, names.settled, names.gross, names.tax, names.net],
      line: (row) => [
        ...[row.code, states[row.state], csvMoment(row.requestedAt)],
        ...[row.settledAt ? csvMoment(row.settledAt) : '', row.gross, row.tax, row.net],
      ],
    }
  },
})

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
