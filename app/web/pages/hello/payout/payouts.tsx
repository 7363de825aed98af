import { useLoaderData } from 'react-router'
import { exportBankBatch, exportWithholding } from '#domain/reward/payout/export-payouts.server.ts'
import { payoutAccountFigures } from '#domain/reward/payout/payout-account-figures.server.ts'
import { withholdingYearInput } from '#domain/reward/payout/payout-input.ts'
import { payoutFilterOf, payoutsSeenBy } from '#domain/reward/payout/payouts-for-team.server.ts'
import { wordsIn } from '#i18n/catalogue.ts'
import { payoutDeskWords } from '#i18n/payout-desk.ts'
import { isHello } from '#kernel/actor.ts'
import { jakartaDay } from '#kernel/business-days.ts'
import { now } from '#kernel/clock.ts'
import { pageSizes } from '#kernel/paging.ts'
import { refuse, refuseUnless } from '#kernel/refusal.ts'
import { Button } from '#ui/button.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { Panel } from '#ui/panel.tsx'
import { fileAnswer } from '#web/http/file-answer.ts'
import { leadToStart } from '#web/http/first-page.ts'
import { load } from '#web/http/open.ts'
import { parseForm } from '#web/http/parse.ts'
import { downloadForm } from '#web/http/sheet/download-form.ts'
import { bankBatchCsv, withholdingCsv } from '#web/http/sheet/payout-files.ts'
import { isWhole, ListFoot } from '#web/parts/list-foot.tsx'
import { usePath, useWords } from '#web/parts/locale.tsx'
import { pageTitle } from '#web/parts/title.ts'
import { PayoutFiles } from './payout-files.tsx'
import { PayoutFilters } from './payout-filters.tsx'
import { PayoutTable } from './payout-table.tsx'

const download = downloadForm(async ({ actor, locale }, form) => {
  refuseUnless(isHello(actor), 'forbidden')
  const { batchFile, withholdingFile } = wordsIn(payoutDeskWords, locale).desk
  const intent = form.get('intent')
  if (intent === 'batch') {
    const text = bankBatchCsv(await exportBankBatch(actor), locale)
    return csvAnswer(`${batchFile}-${jakartaDay(now())}`, text)
  }
  if (intent !== 'withholding') refuse('invalid_input')
  const input = parseForm(withholdingYearInput, form)
  const text = withholdingCsv(await exportWithholding(actor, input), locale)
  return csvAnswer(`${withholdingFile}-${input.year}`, text)
})

export const middleware = download.middleware
export const action = download.action
export const meta = pageTitle(payoutDeskWords, (words) => words.desk.title)
export const loader = load(async ({ actor, url }) => {
  const [list, accounts] = await Promise.all([
    payoutsSeenBy(actor, payoutFilterOf(url.searchParams), {
      from: url.searchParams.get('from'),
      size: pageSizes.feed,
    }),
    payoutAccountFigures(actor),
  ])
  leadToStart(list, url)
  return { list, accounts: accounts.open, year: Number(jakartaDay(now()).slice(0, 4)) }
})

function csvAnswer(name: string, text: string): Response {
  return fileAnswer({
    name: `${name}.csv`,
    mediaType: 'text/csv; charset=utf-8',
    body: Buffer.from(text),
  })
}

export default function Payouts() {
  const { list, accounts, year } = useLoaderData<typeof loader>()
  const { desk } = useWords(payoutDeskWords)
  const path = usePath()
  return (
    <div className="grid gap-6">
      <PageHeader
        title={desk.title}
        subtitle={desk.hint}
        actions={<Button to={path('/hello/payout-accounts')}>{desk.accounts({ count: accounts })}</Button>}
      />
      <PayoutFilters />
      <Panel flush footer={isWhole(list) ? undefined : <ListFoot {...list} label={desk.title} />}>
        <PayoutTable rows={list.rows} />
      </Panel>
      <PayoutFiles year={year} />
    </div>
  )
}
