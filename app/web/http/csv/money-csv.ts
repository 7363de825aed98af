import { type LedgerLine, ledgerSeenBy } from '#domain/reward/ledger-queries.server.ts'
import { type MoneyLine, moneyLedgerSeenBy } from '#domain/reward/payout/money-ledger.server.ts'
import { ownPayouts } from '#domain/reward/payout/payout-queries.server.ts'
import type { PayoutView } from '#domain/reward/payout/payout-view.ts'
import { wordsIn } from '#i18n/catalogue.ts'
import { listWords } from '#i18n/lists.ts'
import { moneyWords } from '#i18n/money.ts'
import { payoutWords } from '#i18n/payouts.ts'
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
