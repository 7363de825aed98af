import { ActButton } from '@cakrawala/page-parts/act-button'
import { ListFoot } from '@cakrawala/page-parts/list-foot'
import type { CountedPage } from '@cakrawala/paging/paging'
import { EmptyState } from '@cakrawala/ui/empty-state'
import { Panel } from '@cakrawala/ui/panel'
import { type Column, Table } from '@cakrawala/ui/table'
import type { PayoutView } from '#domain/reward/payout/payout-view.ts'
import { ownPayoutWords } from '#i18n/own-payouts.ts'
import { payoutWords } from '#i18n/payouts.ts'
import { formatRupiah } from '#kernel/money.ts'
import { ExportForm } from '#web/parts/log-export.tsx'
import { usePath, useWords } from '../locale.tsx'
import { Moment } from '../moment.tsx'
import { PayoutBadge } from './payout-badge.tsx'

export type OwnPayout = Pick<
  PayoutView,
  'id' | 'code' | 'state' | 'failReason' | 'returned' | 'requestedAt' | 'gross' | 'tax' | 'net'
> & { account: Pick<PayoutView['account'], 'providerName' | 'number'> }

/** The payouts of a bughunter, newest first, each with its slip or the way to take it back. */
export function OwnPayouts({ payouts, mayExport }: { payouts: CountedPage<OwnPayout>; mayExport: boolean }) {
  const { own } = useWords(ownPayoutWords)
  return (
    <Panel
      title={own.list}
      id="payouts"
      flush
      actions={mayExport && payouts.total > 0 && <ExportForm list="payouts" total={payouts.total} />}
      footer={
        payouts.total > 0 && (
          <ListFoot {...payouts} at={{ start: 'payouts', id: 'payouts' }} label={own.list} />
        )
      }
    >
      <Table
        caption={own.list}
        rows={payouts.rows}
        rowKey={({ id }) => id}
        empty={<EmptyState title={own.empty.title}>{own.empty.text}</EmptyState>}
        columns={useColumns()}
      />
    </Panel>
  )
}

function useColumns(): Column<OwnPayout>[] {
  const words = useWords(payoutWords)
  return [
    {
      key: 'code',
      header: words.code,
      main: true,
      cell: ({ code, requestedAt }) => (
        <span className="grid gap-0.5">
          <span className="font-mono whitespace-nowrap">{code}</span>
          <span className="text-xs font-normal text-ink-soft">
            <Moment at={requestedAt} />
          </span>
        </span>
      ),
    },
    { key: 'state', header: words.state, cell: (row) => <State payout={row} /> },
    {
      key: 'account',
      header: words.account,
      cell: ({ account }) => `${account.providerName} ${account.number}`,
    },
    { key: 'gross', header: words.gross, numeric: true, cell: ({ gross }) => formatRupiah(gross) },
    { key: 'tax', header: words.tax, numeric: true, cell: ({ tax }) => formatRupiah(tax) },
    { key: 'net', header: words.net, numeric: true, cell: ({ net }) => formatRupiah(net) },
    { key: 'act', header: words.slip, hideHeader: true, cell: (row) => <Act payout={row} /> },
  ]
}

function State({ payout: { state, failReason, returned } }: { payout: OwnPayout }) {
  const reason = returned?.reason ?? failReason
  return (
    <span className="grid justify-items-start gap-1">
      <PayoutBadge state={state} />
      {reason && <span className="max-w-xs text-xs wrap-anywhere text-ink-soft">{reason}</span>}
    </span>
  )
}

function Act({ payout: { id, state } }: { payout: OwnPayout }) {
  const { slip } = useWords(payoutWords)
  const { own } = useWords(ownPayoutWords)
  const path = usePath()
  if (state === 'requested')
    return (
      <ActButton intent="cancel" fields={{ payoutId: id }}>
        {own.cancel}
      </ActButton>
    )
  if (state !== 'paid') return null
  const to = path(`/bughunter/profile/reward/payouts/${id}/slip`)
  return (
    <a
      href={to}
      download
      className="inline-flex min-h-11 items-center text-samudra-text hover:underline md:min-h-0"
    >
      {slip}
    </a>
  )
}
