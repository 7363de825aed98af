import { jakartaDay } from '@cakrawala/calendar/business-days'
import { now } from '@cakrawala/calendar/clock'
import { ActForm, FormField, SubmitButton, useTyped } from '@cakrawala/page-parts/form'
import { choicesOf, FilterChoice, FilterText, ListFilters } from '@cakrawala/page-parts/list-filters'
import { isWhole, ListFoot } from '@cakrawala/page-parts/list-foot'
import { leadToStart } from '@cakrawala/page-server/first-page'
import { pageSizes } from '@cakrawala/paging/paging'
import { Badge } from '@cakrawala/ui/badge'
import { Button } from '@cakrawala/ui/button'
import { EmptyState } from '@cakrawala/ui/empty-state'
import { PageHeader } from '@cakrawala/ui/page-header'
import { Panel } from '@cakrawala/ui/panel'
import { type Column, Table } from '@cakrawala/ui/table'
import { TextInput } from '@cakrawala/ui/text-input'
import { useLoaderData } from 'react-router'
import { exportBankBatch, exportWithholding } from '#domain/reward/payout/export-payouts.server.ts'
import { leftPayeesSeenBy } from '#domain/reward/payout/left-payees.server.ts'
import { payoutAccountFigures } from '#domain/reward/payout/payout-account-queries.server.ts'
import { bankBatchInput, withholdingYearInput } from '#domain/reward/payout/payout-input.ts'
import { mayPay } from '#domain/reward/payout/payout-policy.ts'
import {
  type PayoutInList,
  payoutFilterOf,
  payoutsSeenBy,
} from '#domain/reward/payout/payouts-for-team.server.ts'
import { payoutStates } from '#domain/reward/payout.ts'
import { residenceFigures } from '#domain/reward/residence/residence-queries.server.ts'
import { wordsIn } from '#i18n/catalogue.ts'
import { payoutQueueWords } from '#i18n/payout-queue.ts'
import { payoutWords } from '#i18n/payouts.ts'
import { taxResidenceWords } from '#i18n/tax-residence.ts'
import { isOperator } from '#kernel/actor.ts'
import { formatRupiah } from '#kernel/money.ts'
import { refuse, refuseUnless } from '#kernel/refusal.ts'
import { csvFile, csvForm } from '#web/http/csv/csv.ts'
import { bankBatchCsv, withholdingCsv } from '#web/http/csv/money-csv.ts'
import { load } from '#web/http/open.ts'
import { parseForm } from '#web/http/parse.ts'
import { L, usePath, useWords } from '#web/parts/locale.tsx'
import { Moment } from '#web/parts/moment.tsx'
import { PayoutBadge } from '#web/parts/reward/payout-badge.tsx'
import { pageTitle } from '#web/parts/title.ts'

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
  return { list, waiting, year: Number(jakartaDay(now()).slice(0, 4)), mayPay: mayPay(actor) }
})

export default function Payouts() {
  const { list, waiting, year, mayPay } = useLoaderData<typeof loader>()
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
      {mayPay && <PayoutFiles year={year} />}
    </div>
  )
}

/** Narrows the list of payouts. */
function PayoutFilters() {
  const { desk } = useWords(payoutQueueWords)
  const { states, state } = useWords(payoutWords)
  const { filter: label, submit, reset } = desk
  return (
    <ListFilters root={usePath()('/hello/payouts')} words={{ label, submit, reset }} names={['q', 'state']}>
      <FilterText name="q" label={desk.q} maxLength={40} />
      <FilterChoice name="state" label={state} all={desk.any} options={choicesOf(payoutStates, states)} />
    </ListFilters>
  )
}

/** The files for the bank and for the tax office. */
function PayoutFiles({ year }: { year: number }) {
  const { desk } = useWords(payoutQueueWords)
  return (
    <Panel title={desk.files}>
      <div className="grid gap-6 md:grid-cols-2">
        <ActForm intent="batch" reloadDocument className="grid content-start justify-items-start gap-3">
          <p className="text-ink-soft">{desk.batchHint}</p>
          <BatchCode />
          <SubmitButton variant="secondary">{desk.batch}</SubmitButton>
        </ActForm>
        <ActForm intent="withholding" reloadDocument className="grid content-start justify-items-start gap-3">
          <p className="text-ink-soft">{desk.withholdingHint}</p>
          <Year year={year} />
          <SubmitButton variant="secondary">{desk.withholding}</SubmitButton>
        </ActForm>
      </div>
    </Panel>
  )
}

function BatchCode() {
  const { desk } = useWords(payoutQueueWords)
  return (
    <FormField name="batch" label={desk.batchCode} hint={desk.batchCodeHint}>
      <TextInput mono autoComplete="off" maxLength={18} defaultValue={useTyped('batch')} />
    </FormField>
  )
}

function Year({ year }: { year: number }) {
  const { desk } = useWords(payoutQueueWords)
  return (
    <FormField name="year" label={desk.year} required>
      <TextInput inputMode="numeric" maxLength={4} defaultValue={useTyped('year', String(year))} />
    </FormField>
  )
}

/** Payouts of all bughunters. */
function PayoutTable({ rows }: { rows: readonly PayoutInList[] }) {
  const { desk } = useWords(payoutQueueWords)
  return (
    <Table
      caption={desk.title}
      rows={rows}
      rowKey={({ id }) => id}
      empty={<EmptyState title={desk.empty.title}>{desk.empty.text}</EmptyState>}
      columns={useColumns()}
    />
  )
}

function useColumns(): Column<PayoutInList>[] {
  const words = useWords(payoutWords)
  const { desk } = useWords(payoutQueueWords)
  return [
    {
      key: 'code',
      header: words.code,
      main: true,
      cell: ({ id, code }) => (
        <L
          to={`/hello/payouts/${id}`}
          className="font-mono whitespace-nowrap text-samudra-text hover:underline"
        >
          {code}
        </L>
      ),
    },
    { key: 'bughunter', header: desk.bughunter, cell: ({ username }) => username },
    { key: 'to', header: desk.provider, cell: ({ providerName }) => providerName },
    { key: 'at', header: words.at, nowrap: true, cell: ({ requestedAt }) => <Moment at={requestedAt} /> },
    {
      key: 'state',
      header: words.state,
      cell: ({ state, twoPeople }) => (
        <span className="flex flex-wrap gap-1">
          <PayoutBadge state={state} />
          {twoPeople && <Badge tone="highlight">{desk.twoPeople}</Badge>}
        </span>
      ),
    },
    { key: 'gross', header: words.gross, numeric: true, cell: ({ gross }) => formatRupiah(gross) },
    { key: 'net', header: words.net, numeric: true, cell: ({ net }) => formatRupiah(net) },
  ]
}
