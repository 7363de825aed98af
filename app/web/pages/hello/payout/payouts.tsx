import { Button } from '@cakrawala/ui/button'
import { PageHeader } from '@cakrawala/ui/page-header'
import { Panel } from '@cakrawala/ui/panel'
import { useLoaderData } from 'react-router'
import { exportBankBatch, exportWithholding } from '#domain/reward/payout/export-payouts.server.ts'
import { leftPayeesSeenBy } from '#domain/reward/payout/left-payees.server.ts'
import { payoutAccountFigures } from '#domain/reward/payout/payout-account-figures.server.ts'
import { bankBatchInput, withholdingYearInput } from '#domain/reward/payout/payout-input.ts'
import { payoutFilterOf, payoutsSeenBy } from '#domain/reward/payout/payouts-for-team.server.ts'
import { residenceFigures } from '#domain/reward/residence/residence-queries.server.ts'
import { wordsIn } from '#i18n/catalogue.ts'
import { payoutQueueWords } from '#i18n/payout-queue.ts'
import { taxResidenceWords } from '#i18n/tax-residence.ts'
import { isOperator } from '#kernel/actor.ts'
import { jakartaDay } from '#kernel/business-days.ts'
import { now } from '#kernel/clock.ts'
import { pageSizes } from '#kernel/paging.ts'
import { refuse, refuseUnless } from '#kernel/refusal.ts'
import { csvFile } from '#web/http/csv/csv.ts'
import { csvForm } from '#web/http/csv/csv-form.ts'
import { bankBatchCsv, withholdingCsv } from '#web/http/csv/payout-files.ts'
import { leadToStart } from '#web/http/first-page.ts'
import { load } from '#web/http/open.ts'
import { parseForm } from '#web/http/parse.ts'
import { isWhole, ListFoot } from '#web/parts/list-foot.tsx'
import { usePath, useWords } from '#web/parts/locale.tsx'
import { pageTitle } from '#web/parts/title.ts'
import { PayoutFiles } from './payout-files.tsx'
import { PayoutFilters } from './payout-filters.tsx'
import { PayoutTable } from './payout-table.tsx'

const download = csvForm(async ({ actor, locale }, form) => {
  refuseUnless(isOperator(actor), 'forbidden')
  const { batchFile, withholdingFile } = wordsIn(payoutQueueWords, locale).desk
  const intent = form.get('intent')
  if (intent === 'batch') {
    form.delete('intent')
    const batch = await exportBankBatch(actor, parseForm(bankBatchInput, form))
    const body = await csvFile(bankBatchCsv(locale), batch, locale)
    return { name: `${batchFile}-${batch.batch ?? jakartaDay(now())}`, body }
  }
  if (intent !== 'withholding') refuse('invalid_input')
  const input = parseForm(withholdingYearInput, form)
  const body = await csvFile(withholdingCsv(locale), await exportWithholding(actor, input), locale)
  return { name: `${withholdingFile}-${input.year}`, body }
})

export const middleware = download.middleware
export const action = download.action
export const meta = pageTitle(payoutQueueWords, (words) => words.desk.title)
export const loader = load(async ({ actor, url }) => {
  const [list, accounts, left, residences] = await Promise.all([
    payoutsSeenBy(actor, payoutFilterOf(url.searchParams), {
      from: url.searchParams.get('from'),
      size: pageSizes.feed,
    }),
    payoutAccountFigures(actor),
    leftPayeesSeenBy(actor, { size: 1 }),
    residenceFigures(actor),
  ])
  leadToStart(list, url)
  const waiting = { accounts: accounts.open, left: left.total, residences: residences.open }
  return { list, waiting, year: Number(jakartaDay(now()).slice(0, 4)) }
})

export default function Payouts() {
  const { list, waiting, year } = useLoaderData<typeof loader>()
  const { desk, left } = useWords(payoutQueueWords)
  const { team } = useWords(taxResidenceWords)
  const path = usePath()
  return (
    <div className="grid gap-6">
      <PageHeader
        title={desk.title}
        subtitle={desk.hint}
        actions={
          <>
            <Button to={path('/hello/left-payees')}>{left.open({ count: waiting.left })}</Button>
            <Button to={path('/hello/payout-accounts')}>{desk.accounts({ count: waiting.accounts })}</Button>
            <Button to={path('/hello/tax-residences')}>{team.toQueue({ count: waiting.residences })}</Button>
          </>
        }
      />
      <PayoutFilters />
      <Panel flush footer={isWhole(list) ? undefined : <ListFoot {...list} label={desk.title} />}>
        <PayoutTable rows={list.rows} />
      </Panel>
      <PayoutFiles year={year} />
    </div>
  )
}
